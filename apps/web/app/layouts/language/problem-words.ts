import { catalogue } from "@app/domain/text/catalogue";
import { problemWordsFr } from "./problem.fr.ts";

export const problemWords = catalogue(problemWordsFr, {
  en: async () => (await import("./problem.en.ts")).problemWordsEn,
  ar: async () => (await import("./problem.ar.ts")).problemWordsAr,
  pt: async () => (await import("./problem.pt.ts")).problemWordsPt,
  uk: async () => (await import("./problem.uk.ts")).problemWordsUk,
});
