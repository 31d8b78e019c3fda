import type { HeldReason } from "../companies/company-level.ts";

/** Why a mission is held. */
export const HELD_EXPLANATIONS: Record<HeldReason, string> = {
  not_found: "Le répertoire Sirene ne connaît pas le SIRET de votre entreprise.",
  closed: "Le répertoire Sirene indique que l’établissement de votre SIRET est fermé.",
  another_name: "Le répertoire Sirene donne un autre nom et une autre adresse à votre SIRET.",
  new_identity: "Le nom, le SIRET ou l’adresse de votre entreprise a changé.",
  siret_claimed: "Un autre compte a donné le même SIRET que le vôtre.",
  risk: "Une personne de notre équipe doit relire cette mission.",
};

const CORRECT =
  "Corrigez le SIRET ou le nom de votre entreprise, ou écrivez-nous par la page Contact\u00a0: nous vous dirons quel document montrer.";

/** What its author can do about it. */
export const HELD_NEXT_STEPS: Record<HeldReason, string> = {
  not_found: CORRECT,
  closed: CORRECT,
  another_name: CORRECT,
  new_identity:
    "Nous vérifions la nouvelle identité auprès du répertoire Sirene\u00a0: la mission revient en ligne dès qu’il répond.",
  siret_claimed:
    "Prouvez l’adresse de votre entreprise sur sa page, par un e-mail, un courrier ou un document\u00a0: notre équipe décide, et vous prévient.",
  risk: "La page de la mission dit pourquoi. Nous vous prévenons dès qu’une décision est prise.",
};
