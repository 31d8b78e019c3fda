import { catalogue } from "@app/domain/text/catalogue";
import { missionNotificationFr } from "./mission-notifications.fr.ts";

export const missionNotifications = catalogue(missionNotificationFr, {
  en: async () => (await import("./mission-notifications.en.ts")).missionNotificationEn,
  ar: async () => (await import("./mission-notifications.ar.ts")).missionNotificationAr,
  pt: async () => (await import("./mission-notifications.pt.ts")).missionNotificationPt,
  uk: async () => (await import("./mission-notifications.uk.ts")).missionNotificationUk,
});
