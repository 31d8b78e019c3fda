import { catalogue } from "@app/domain/text/catalogue";
import { pillFr } from "./pill.fr.ts";

export const pillWords = catalogue(pillFr, {
  en: async () => (await import("./pill.en.ts")).pillEn,
  ar: async () => (await import("./pill.ar.ts")).pillAr,
  pt: async () => (await import("./pill.pt.ts")).pillPt,
  uk: async () => (await import("./pill.uk.ts")).pillUk,
});
