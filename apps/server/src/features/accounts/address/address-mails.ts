import { catalogue } from "@app/domain/text/catalogue";
import { addressMailFr } from "./address-mails.fr.ts";

export const addressMails = catalogue(addressMailFr, {
  en: async () => (await import("./address-mails.en.ts")).addressMailEn,
  ar: async () => (await import("./address-mails.ar.ts")).addressMailAr,
  pt: async () => (await import("./address-mails.pt.ts")).addressMailPt,
  uk: async () => (await import("./address-mails.uk.ts")).addressMailUk,
});
