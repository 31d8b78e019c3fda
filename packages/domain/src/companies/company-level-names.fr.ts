import type { CompanyLevel } from "./company-level.ts";

/** In the office and as what comes next, without their day. */
export const COMPANY_LEVEL_NAMES: Record<CompanyLevel, string> = {
  unverified: "SIRET non vérifié",
  siret_found: "SIRET trouvé au répertoire Sirene",
  address_proven: "Adresse de l’entreprise prouvée",
  verified: "Entreprise vérifiée par Renfort",
};
