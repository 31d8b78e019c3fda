import { catalogue } from "@app/domain/text/catalogue";
import { registerRefusalsFr } from "./register-refusals.fr.ts";

export const registerRefusals = catalogue(registerRefusalsFr, {
  en: async () => (await import("./register-refusals.en.ts")).registerRefusalsEn,
  ar: async () => (await import("./register-refusals.ar.ts")).registerRefusalsAr,
  pt: async () => (await import("./register-refusals.pt.ts")).registerRefusalsPt,
  uk: async () => (await import("./register-refusals.uk.ts")).registerRefusalsUk,
});
