import { catalogue } from "@app/domain/text/catalogue";
import { type HoursRefusals, hoursRefusalsFr } from "./hours-refusals.fr.ts";

export const hoursRefusals = catalogue<HoursRefusals>(hoursRefusalsFr, {
  en: async () => (await import("./hours-refusals.en.ts")).hoursRefusalsEn,
  ar: async () => (await import("./hours-refusals.ar.ts")).hoursRefusalsAr,
  pt: async () => (await import("./hours-refusals.pt.ts")).hoursRefusalsPt,
  uk: async () => (await import("./hours-refusals.uk.ts")).hoursRefusalsUk,
});
