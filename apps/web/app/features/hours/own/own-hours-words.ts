import { catalogue } from "@app/domain/text/catalogue";
import { ownHoursFr } from "./own-hours.fr.ts";

export const ownHoursWords = catalogue(ownHoursFr, {
  en: async () => (await import("./own-hours.en.ts")).ownHoursEn,
  ar: async () => (await import("./own-hours.ar.ts")).ownHoursAr,
  pt: async () => (await import("./own-hours.pt.ts")).ownHoursPt,
  uk: async () => (await import("./own-hours.uk.ts")).ownHoursUk,
});
