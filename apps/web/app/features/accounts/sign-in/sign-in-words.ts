import { catalogue } from "@app/domain/text/catalogue";
import { signInFr } from "./sign-in.fr.ts";

export const signInWords = catalogue(signInFr, {
  en: async () => (await import("./sign-in.en.ts")).signInEn,
  ar: async () => (await import("./sign-in.ar.ts")).signInAr,
  pt: async () => (await import("./sign-in.pt.ts")).signInPt,
  uk: async () => (await import("./sign-in.uk.ts")).signInUk,
});
