import type { ProofObstacle } from "@app/domain/companies/company-proof";

export const companyProofFr = {
  methodInvalid: "Choisissez un e-mail, un courrier ou un document.",
  emailRequired: "Indiquez l’adresse e-mail où recevoir le code.",
  emailInvalid: "Cette adresse e-mail n’est pas valable.",
  documentRequired: "Joignez le document.",
  alreadyProven: "L’adresse de votre entreprise est déjà prouvée.",
  otherDomain: (domain: string) => `Indiquez une adresse qui se termine par @${domain}, le domaine de votre site.`,
  notFound: "Cette demande n’existe pas.",
  notPrinted: "Imprimez d’abord le courrier.",
  alreadyPosted: "Ce courrier est déjà parti.",
  tooMany: "Trois preuves ont déjà été demandées en vingt-quatre heures. Réessayez demain.",
  tooManyLetters: "Trois courriers ont déjà été demandés en trente jours. Choisissez un e-mail ou un document.",
  codeWrong: "Ce code n’est pas le bon. Relisez-le dans le dernier message ou le dernier courrier reçu.",
  /** Which documents the office takes, and which it does not. */
  documents:
    "Un courrier de moins de trois mois adressé à l’établissement\u00a0: Urssaf, impôts, facture d’énergie ou d’assurance. Ni extrait Kbis, que chacun peut télécharger, ni pièce d’identité.",
  obstacles: {
    website_missing: "Indiquez d’abord le site de votre entreprise sur sa page.",
    free_mail:
      "Une adresse que chacun peut ouvrir ne prouve rien\u00a0: il faut une adresse au nom de domaine de votre site.",
    address_hidden:
      "Le répertoire Sirene ne donne pas l’adresse de votre établissement\u00a0: choisissez un e-mail ou un document.",
    establishment_closed:
      "Le répertoire Sirene indique que cet établissement est fermé\u00a0: corrigez d’abord le SIRET de votre entreprise.",
    register_silent: "Le répertoire Sirene ne répond pas. Réessayez dans quelques minutes.",
  } satisfies Record<ProofObstacle, string>,
  names: { mail: "Un code par e-mail", letter: "Un code par courrier", document: "Un document" },
  states: {
    code_sent: "Saisissez le code reçu.",
    to_post: "Notre équipe prépare votre courrier.",
    waiting: "Notre équipe examine votre preuve.",
    accepted: "Acceptée.",
    refused: "Refusée.",
    expired: "Le code n’a pas été saisi à temps.",
    ended: "Cette preuve ne sert plus.",
  },
};
