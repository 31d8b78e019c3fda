import { type DecisionRule, PUBLISHED_RULES } from "./office.ts";

type Rule = { title: string; text: string };

/** The published rules, as a decision quotes them. */
export const OFFICE_RULES: Record<DecisionRule, Rule> = {
  real_employer: {
    title: "Un employeur réel",
    text: "L’entreprise existe, son SIRET est le sien, et la personne qui publie agit pour elle.",
  },
  no_discrimination: {
    title: "Pas de critère interdit",
    text: "Ni âge, ni sexe, ni origine, ni apparence, ni santé, ni famille\u00a0: code du travail, article L1132-1.",
  },
  declared_work: {
    title: "Un travail déclaré",
    text: "Toute mission est déclarée et a un contrat\u00a0: code du travail, article L8221-1.",
  },
  lawful_pay: {
    title: "Une rémunération légale",
    text: "La rémunération respecte le SMIC et le temps de travail annoncé est payé.",
  },
  accurate_ad: {
    title: "Une annonce exacte",
    text: "Poste, durée, lieu et rémunération sont vrais\u00a0: code du travail, article L5331-3.",
  },
  no_advertising: {
    title: "Ni publicité ni doublon",
    text: "Une mission décrit un travail à pourvoir, une seule fois.",
  },
  nothing_to_pay: {
    title: "Rien à payer",
    text: "Aucune somme n’est demandée pour un travail\u00a0: code du travail, article L5321-3.",
  },
  personal_data: {
    title: "Des données protégées",
    text: "Ni pièce d’identité, ni coordonnées bancaires, ni code ne sont demandés avant l’embauche.",
  },
  respect: {
    title: "Le respect des personnes",
    text: "Ni insulte, ni menace, ni harcèlement, ni propos déplacés.",
  },
  honest_ratings: {
    title: "Des avis sincères",
    text: "Un avis raconte un travail qui a eu lieu, sans contrepartie ni arrangement.",
  },
  commitments: {
    title: "Des engagements tenus",
    text: "Qui confirme sa présence vient, ou prévient\u00a0; qui recrute accueille les personnes acceptées.",
  },
  safety: {
    title: "La sécurité des personnes",
    text: "Rien ne met en danger la santé ou la sécurité de quelqu’un.",
  },
  rules_respected: {
    title: "Les règles sont respectées",
    text: "Nous n’avons rien trouvé de contraire à nos règles.",
  },
};

/** From 1; null for `rules_respected`, which is no published rule. */
export function ruleNumber(rule: string): number | null {
  const index = PUBLISHED_RULES.findIndex((published) => published === rule);
  return index === -1 ? null : index + 1;
}

/** « Règle 2, pas de critère interdit ». */
export function ruleName(rule: string): string {
  if (!Object.hasOwn(OFFICE_RULES, rule)) return rule;
  const number = ruleNumber(rule);
  const { title } = OFFICE_RULES[rule as DecisionRule];
  return number === null ? title : `Règle\u00a0${number}, ${title.charAt(0).toLocaleLowerCase("fr")}${title.slice(1)}`;
}

/** What the rule says, with its article of law where there is one. */
export const ruleText = (rule: string): string =>
  Object.hasOwn(OFFICE_RULES, rule) ? OFFICE_RULES[rule as DecisionRule].text : "";
