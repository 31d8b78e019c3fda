import { catalogue } from "@app/domain/text/catalogue";
import { homeFr } from "./home.fr.ts";

export const homeWords = catalogue(homeFr, {
  en: async () => (await import("./home.en.ts")).homeEn,
  ar: async () => (await import("./home.ar.ts")).homeAr,
  pt: async () => (await import("./home.pt.ts")).homePt,
  uk: async () => (await import("./home.uk.ts")).homeUk,
});
