import { catalogue } from "@app/domain/text/catalogue";
import { joinFr } from "./join.fr.ts";

export const joinWords = catalogue(joinFr, {
  en: async () => (await import("./join.en.ts")).joinEn,
  ar: async () => (await import("./join.ar.ts")).joinAr,
  pt: async () => (await import("./join.pt.ts")).joinPt,
  uk: async () => (await import("./join.uk.ts")).joinUk,
});
