import { catalogue } from "@app/domain/text/catalogue";
import { smsFr } from "./sms.fr.ts";

export const smsWords = catalogue(smsFr, {
  en: async () => (await import("./sms.en.ts")).smsEn,
  ar: async () => (await import("./sms.ar.ts")).smsAr,
  pt: async () => (await import("./sms.pt.ts")).smsPt,
  uk: async () => (await import("./sms.uk.ts")).smsUk,
});
