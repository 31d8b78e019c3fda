import { catalogue } from "@app/domain/text/catalogue";
import { weekFr } from "./week.fr.ts";

export const weekWords = catalogue(weekFr, {
  en: async () => (await import("./week.en.ts")).weekEn,
  ar: async () => (await import("./week.ar.ts")).weekAr,
  pt: async () => (await import("./week.pt.ts")).weekPt,
  uk: async () => (await import("./week.uk.ts")).weekUk,
});
