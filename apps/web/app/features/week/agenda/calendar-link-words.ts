import { catalogue } from "@app/domain/text/catalogue";
import { calendarLinkFr } from "./calendar-link.fr.ts";

export const calendarLinkWords = catalogue(calendarLinkFr, {
  en: async () => (await import("./calendar-link.en.ts")).calendarLinkEn,
  ar: async () => (await import("./calendar-link.ar.ts")).calendarLinkAr,
  pt: async () => (await import("./calendar-link.pt.ts")).calendarLinkPt,
  uk: async () => (await import("./calendar-link.uk.ts")).calendarLinkUk,
});
