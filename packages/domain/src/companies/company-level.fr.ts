import { formatLongDay } from "../time/format-time.ts";
import type { CompanyLevel } from "./company-level.ts";

/** What is known of a company, and since when. Only a person of ours makes it « vérifiée ». */
export function companyLevelSentence(level: CompanyLevel, at: Date): string {
  switch (level) {
    case "unverified":
      return "SIRET non vérifié";
    case "siret_found":
      return `SIRET trouvé au répertoire Sirene le ${formatLongDay(at)}`;
    case "address_proven":
      return `Adresse de l’entreprise prouvée le ${formatLongDay(at)}`;
    case "verified":
      return `Entreprise vérifiée le ${formatLongDay(at)} par Renfort`;
  }
}

/** In two or three words, beside the name. */
export const COMPANY_LEVEL_WORDS: Record<CompanyLevel, string> = {
  unverified: "SIRET non vérifié",
  siret_found: "SIRET trouvé",
  address_proven: "adresse prouvée",
  verified: "vérifiée",
};

/** The same, short enough for a card. */
export function companyLevelLabel(level: CompanyLevel, at: Date): string {
  switch (level) {
    case "unverified":
      return "SIRET non vérifié";
    case "siret_found":
      return `SIRET trouvé le ${formatLongDay(at)}`;
    case "address_proven":
      return `Adresse prouvée le ${formatLongDay(at)}`;
    case "verified":
      return `Entreprise vérifiée le ${formatLongDay(at)}`;
  }
}
