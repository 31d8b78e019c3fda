import type { MailText } from "../../platform/mail-layout.ts";

export const privacyMailFr = {
  /** Without a name, which is already erased. */
  accountDeleted: (): MailText => ({
    subject: "Votre compte Renfort est supprimé",
    preheader: "Vos données sont effacées.",
    greeting: "Bonjour,",
    paragraphs: [
      "Votre compte est supprimé, comme vous l’avez demandé. Votre profil, vos fichiers, vos messages et vos candidatures sont effacés.",
      "Seules restent, sans votre nom, les dates et les décisions que la loi nous demande de garder.",
    ],
    closing: "Merci d’être passé par Renfort. C’est le dernier message que nous vous envoyons.",
  }),
};
