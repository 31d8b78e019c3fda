import type { MailText } from "../../platform/mail/mail-layout.ts";

export const privacyMailFr = {
  /** Without a name, which is already erased. */
  accountDeleted: (isAsked: boolean): MailText => ({
    subject: "Votre compte Renfort est supprimé",
    preheader: "Ce qui est effacé, et ce que la loi nous fait garder.",
    greeting: "Bonjour,",
    paragraphs: [
      `Votre compte est supprimé, ${isAsked ? "comme vous l’avez demandé" : "parce qu’il n’a pas servi depuis deux ans"}. Votre profil, vos fichiers, vos messages et vos candidatures sont effacés.`,
      "Restent, sans votre nom, les dates et les décisions que la loi nous demande de garder, et, mises sous scellés, votre identité pendant cinq ans et vos connexions pendant un an.",
    ],
    closing: "Merci d’être passé par Renfort. C’est le dernier message que nous vous envoyons.",
  }),
};
