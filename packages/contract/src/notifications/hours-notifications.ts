import { catalogue } from "@app/domain/text/catalogue";
import { hoursNotificationFr } from "./hours-notifications.fr.ts";

export const hoursNotifications = catalogue(hoursNotificationFr, {
  en: async () => (await import("./hours-notifications.en.ts")).hoursNotificationEn,
  ar: async () => (await import("./hours-notifications.ar.ts")).hoursNotificationAr,
  pt: async () => (await import("./hours-notifications.pt.ts")).hoursNotificationPt,
  uk: async () => (await import("./hours-notifications.uk.ts")).hoursNotificationUk,
});
