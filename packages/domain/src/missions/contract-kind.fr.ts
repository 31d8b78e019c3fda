import type { ContractKind, ContractMotive } from "./contract-kind.ts";
import type { ContractRefusal } from "./contract-rules.ts";

export const CONTRACT_KIND_LABELS: Record<ContractKind, string> = {
  extra: "Extra (CDD d’usage)",
  cdd: "CDD",
  seasonal: "CDD saisonnier",
  agency: "Intérim (temporaire)",
  freelance: "Freelance",
  internship: "Stage",
};

export const CONTRACT_MOTIVE_LABELS: Record<ContractMotive, string> = {
  replacement: "Remplacement d’une personne absente",
  increase: "Accroissement temporaire d’activité",
};

/** What a kind of contract means for each side, in one line. */
export const CONTRACT_KIND_NOTES: Record<"candidate" | "employer", Record<ContractKind, string>> = {
  candidate: {
    extra: "Un contrat écrit pour chaque mission, avec bulletin de paie et 10\u202f% de congés payés en plus.",
    cdd: "Une durée fixée, avec prime de fin de contrat et congés payés.",
    seasonal: "Un CDD lié à la saison, sans prime de fin de contrat.",
    agency: "L’agence d’intérim vous emploie et vous paie, avec indemnité de fin de mission et congés payés.",
    freelance: "Vous facturez avec votre SIRET, sans bulletin de paie.",
    internship: "Une convention entre vous, votre école et l’entreprise, pour apprendre le métier.",
  },
  employer: {
    extra:
      "Pour un besoin temporaire, là où c’est l’usage\u00a0: un contrat écrit par mission, congés payés dus, sans prime de fin de contrat.",
    cdd: "Un motif précis, 18\u00a0mois au plus, avec 10\u202f% de prime de fin de contrat et 10\u202f% de congés payés.",
    seasonal:
      "Pour des tâches qui reviennent chaque année à la même saison\u00a0: congés payés dus, sans prime de fin de contrat.",
    agency: "Réservé aux entreprises de travail temporaire, qui emploient et paient la personne.",
    freelance: "Une personne indépendante vous facture\u00a0: ni horaires imposés, ni lien hiérarchique.",
    internship:
      "Une convention avec l’école est obligatoire\u00a0; jamais pour remplacer quelqu’un, pour un surcroît d’activité ou pour une saison.",
  },
};

export const CONTRACT_REFUSAL_TEXTS: Record<ContractRefusal, string> = {
  motive_missing: "Indiquez le motif du CDD\u00a0: remplacement ou accroissement temporaire d’activité.",
  extra_outside_sectors:
    "L’extra est prévu pour la restauration, l’hôtellerie et l’événementiel. Ailleurs, nommez la convention collective qui le permet, ou choisissez un CDD.",
  agency_only: "Seule une entreprise de travail temporaire peut proposer une mission d’intérim.",
  internship_urgent: "Un stage ne peut pas être urgent\u00a0: il se prépare avec une école, par une convention.",
  freelance_health:
    "En santé, seuls les postes d’infirmier et de masseur-kinésithérapeute peuvent être proposés en freelance. Choisissez un contrat salarié.",
  over_eighteen_months: "Un CDD dure 18\u00a0mois au plus\u00a0: rapprochez la date de fin.",
  season_under_a_month:
    "Dans les hôtels, cafés et restaurants, un contrat saisonnier dure un mois au moins. Pour quelques jours, choisissez un extra.",
  season_over_nine_months:
    "Dans les hôtels, cafés et restaurants, un contrat saisonnier dure 9\u00a0mois au plus\u00a0: rapprochez la date de fin.",
};
