import { catalogue } from "@app/domain/text/catalogue";
import { emailCodeFr } from "./email-code.fr.ts";

export const emailCode = catalogue(emailCodeFr, {
  en: async () => (await import("./email-code.en.ts")).emailCodeEn,
  ar: async () => (await import("./email-code.ar.ts")).emailCodeAr,
  pt: async () => (await import("./email-code.pt.ts")).emailCodePt,
  uk: async () => (await import("./email-code.uk.ts")).emailCodeUk,
});
