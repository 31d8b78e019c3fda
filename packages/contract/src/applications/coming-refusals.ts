import { catalogue } from "@app/domain/text/catalogue";
import { comingRefusalsFr } from "./coming-refusals.fr.ts";

export const comingRefusals = catalogue(comingRefusalsFr, {
  en: async () => (await import("./coming-refusals.en.ts")).comingRefusalsEn,
  ar: async () => (await import("./coming-refusals.ar.ts")).comingRefusalsAr,
  pt: async () => (await import("./coming-refusals.pt.ts")).comingRefusalsPt,
  uk: async () => (await import("./coming-refusals.uk.ts")).comingRefusalsUk,
});
