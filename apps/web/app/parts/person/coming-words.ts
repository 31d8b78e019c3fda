import { catalogue } from "@app/domain/text/catalogue";
import { comingFr } from "./coming.fr.ts";

export const comingWords = catalogue(comingFr, {
  en: async () => (await import("./coming.en.ts")).comingEn,
  ar: async () => (await import("./coming.ar.ts")).comingAr,
  pt: async () => (await import("./coming.pt.ts")).comingPt,
  uk: async () => (await import("./coming.uk.ts")).comingUk,
});
