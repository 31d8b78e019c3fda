import type { CompanyLevel } from "../company-level.ts";

/** In the office, without their day. */
export const COMPANY_LEVEL_NAMES: Record<CompanyLevel, string> = {
  unverified: "SIRET non vérifié",
  siret_found: "SIRET trouvé au répertoire Sirene",
  verified: "Entreprise vérifiée par Renfort",
};
