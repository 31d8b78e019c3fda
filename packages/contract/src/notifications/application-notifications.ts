import { catalogue } from "@app/domain/text/catalogue";
import { applicationNotificationFr } from "./application-notifications.fr.ts";

export const applicationNotifications = catalogue(applicationNotificationFr, {
  en: async () => (await import("./application-notifications.en.ts")).applicationNotificationEn,
  ar: async () => (await import("./application-notifications.ar.ts")).applicationNotificationAr,
  pt: async () => (await import("./application-notifications.pt.ts")).applicationNotificationPt,
  uk: async () => (await import("./application-notifications.uk.ts")).applicationNotificationUk,
});
