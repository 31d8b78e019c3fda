import { accountFr } from "@app/contract/accounts/accounts.fr";
import { PASSWORD_RULE } from "../sign-in/new-password-fields.tsx";

/** The account of somebody who works, made on the way to something else. */
export const ownAccountFr = {
  you: "Vous",
  firstName: "Prénom",
  lastName: "Nom de famille",
  email: "Email",
  emailTaken: accountFr.emailTaken,
  signIn: "Me connecter avec cette adresse",
  confirmedBy: (provider: string) => `Confirmé par ${provider}.`,
  password: "Mot de passe",
  passwordRule: PASSWORD_RULE,
  phone: "Téléphone",
  profession: "Votre métier",
  stated: (button: string) =>
    `En appuyant sur «\u00a0${button}\u00a0», vous déclarez avoir 18\u00a0ans ou plus et vous acceptez les `,
  ofAge: "J’ai 18\u00a0ans ou plus.",
  accept: (button: string) => `En appuyant sur «\u00a0${button}\u00a0», vous acceptez les `,
  terms: "conditions d’utilisation",
  privacyBefore: "Ce que nous faisons de vos données est expliqué dans la ",
  privacy: "politique de confidentialité",
  newTab: " (nouvel onglet).",
  join: "Rejoindre l’équipe",
  joining: "Un instant…",
  availableToo:
    "Votre compte est alors «\u00a0Disponible\u00a0»\u00a0: d’autres employeurs peuvent aussi vous proposer une mission. Vous changez cela d’un geste.",
};

export type OwnAccountWords = typeof ownAccountFr;
