import { catalogue } from "@app/domain/text/catalogue";
import { barsFr } from "./bars.fr.ts";

export const barsWords = catalogue(barsFr, {
  en: async () => (await import("./bars.en.ts")).barsEn,
  ar: async () => (await import("./bars.ar.ts")).barsAr,
  pt: async () => (await import("./bars.pt.ts")).barsPt,
  uk: async () => (await import("./bars.uk.ts")).barsUk,
});
