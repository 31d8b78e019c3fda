import { catalogue } from "../../text/catalogue.ts";
import { changeWordsFr } from "./change-words.fr.ts";

export const changeWords = catalogue(changeWordsFr, {
  en: async () => (await import("./change-words.en.ts")).changeWordsEn,
  ar: async () => (await import("./change-words.ar.ts")).changeWordsAr,
  pt: async () => (await import("./change-words.pt.ts")).changeWordsPt,
  uk: async () => (await import("./change-words.uk.ts")).changeWordsUk,
});
