import { nameForMail } from "@app/domain/accounts/person-name";
import type { MailText } from "../../../platform/mail/mail-layout.ts";

export type Person = { firstName: string };
/** Either confirms the address; the code is in two parts: « 482 913 ». */
export type Proof = { url: string; code: string };

const codeLine = (code: string) =>
  `Votre code\u00a0: ${code}. Recopiez-le dans la page ouverte sur Renfort. Il est valable 30\u00a0minutes.`;
const hello = ({ firstName }: Person) => `${["Bonjour", nameForMail(firstName)].join(" ").trim()},`;

/** What somebody needs to open an account, or to come back to it. */
export const addressMailFr = {
  /** Without a link when an identity provider has verified the address. */
  welcome: (person: Person, proof: Proof | null): MailText => ({
    subject: proof ? "Votre code pour confirmer votre adresse e-mail" : "Bienvenue sur Renfort",
    preheader: proof
      ? `Votre code\u00a0: ${proof.code}, pour confirmer votre adresse e-mail.`
      : "Votre compte est ouvert, et votre adresse e-mail confirmée.",
    greeting: hello(person),
    paragraphs: [
      `Votre compte est ouvert. Votre première candidature peut partir dès que ${proof ? "votre adresse est confirmée et votre profil complet" : "votre profil est complet"}.`,
      ...(proof
        ? [codeLine(proof.code), "Vous pouvez aussi confirmer votre adresse par le lien, valable trois jours."]
        : []),
    ],
    ...(proof && { action: { label: "Confirmer mon adresse", url: proof.url } }),
    closing: proof ? "Si vous n’avez pas créé de compte, ignorez ce message." : "À bientôt sur Renfort.",
  }),
  verify: (person: Person, { url, code }: Proof): MailText => ({
    subject: "Confirmez votre adresse e-mail",
    preheader: `Votre code\u00a0: ${code}.`,
    greeting: hello(person),
    paragraphs: [
      codeLine(code),
      "Vous pouvez aussi confirmer votre adresse par ce lien. Il est valable trois jours et ne sert qu’une fois.",
    ],
    action: { label: "Confirmer mon adresse", url },
    closing: "Si vous n’avez rien demandé, ignorez ce message.",
  }),
  reset: (person: Person, url: string): MailText => ({
    subject: "Réinitialisez votre mot de passe",
    preheader: "Le lien est valable 30\u00a0minutes. Si vous n’avez rien demandé, ignorez ce message.",
    greeting: hello(person),
    paragraphs: [
      "Vous avez demandé à changer de mot de passe. Le lien est valable 30\u00a0minutes et ne sert qu’une fois.",
    ],
    action: { label: "Choisir un nouveau mot de passe", url },
    closing: "Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.",
  }),
};

export type AddressMailWords = typeof addressMailFr;
