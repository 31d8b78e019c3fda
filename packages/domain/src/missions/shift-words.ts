import { catalogue } from "../text/catalogue.ts";
import { shiftWordsFr } from "./shift-words.fr.ts";

export const shiftWords = catalogue(shiftWordsFr, {
  en: async () => (await import("./shift-words.en.ts")).shiftWordsEn,
  ar: async () => (await import("./shift-words.ar.ts")).shiftWordsAr,
  pt: async () => (await import("./shift-words.pt.ts")).shiftWordsPt,
  uk: async () => (await import("./shift-words.uk.ts")).shiftWordsUk,
});
