import type { ContractGap } from "./contract-gaps.ts";

/** Written to follow « Il manque : ». */
export const CONTRACT_GAP_LABELS: Record<ContractGap, string> = {
  agreement: "la convention collective",
  pension_fund: "la caisse de retraite complémentaire, avec son adresse",
  prevoyance: "l’organisme de prévoyance, ou qu’il n’y en a pas",
  risk_list: "si le poste est sur votre liste des postes à risques particuliers",
  replaced_person: "le nom et la qualification de la personne remplacée",
  reason: "la raison précise de ce contrat temporaire",
  qualification: "la qualification du poste",
  signatory: "le nom de qui signe pour l’entreprise",
  hours: "les horaires de chaque créneau",
  several_vacations: "un contrat par vacation\u00a0: celui-ci en couvre plusieurs",
  trial_too_long: "une période d’essai plus courte",
  civil_status: "l’état civil que la personne partage elle-même",
};
