import type { RiskKind } from "./reason-kind.ts";

/** Why a mission is held, for its employer: never the words that triggered a rule. */
export const RISK_KIND_SENTENCES: Readonly<Record<RiskKind, string>> = {
  data: "Le texte semble demander des données personnelles ou bancaires avant l’embauche.",
  money: "Le texte parle d’argent d’une manière qui doit être éclaircie.",
  contact: "Le texte semble inviter à répondre ailleurs que sur Renfort.",
  work: "Le travail décrit doit être éclairci.",
  copy: "Le texte est celui d’une mission d’une autre entreprise.",
  pay: "La rémunération est très au-dessus de ce qui se pratique.",
  messages: "Plusieurs messages de votre entreprise semblent demander des données personnelles ou de l’argent.",
  account: "Votre entreprise est nouvelle sur Renfort.",
  mail: "L’adresse e-mail de votre compte ne porte pas le nom d’une entreprise.",
};
