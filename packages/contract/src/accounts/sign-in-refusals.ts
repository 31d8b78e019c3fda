import { catalogue } from "@app/domain/text/catalogue";
import { signInRefusalsFr } from "./sign-in-refusals.fr.ts";

export const signInRefusals = catalogue(signInRefusalsFr, {
  en: async () => (await import("./sign-in-refusals.en.ts")).signInRefusalsEn,
  ar: async () => (await import("./sign-in-refusals.ar.ts")).signInRefusalsAr,
  pt: async () => (await import("./sign-in-refusals.pt.ts")).signInRefusalsPt,
  uk: async () => (await import("./sign-in-refusals.uk.ts")).signInRefusalsUk,
});
