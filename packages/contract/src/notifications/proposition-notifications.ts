import { catalogue } from "@app/domain/text/catalogue";
import { propositionNotificationFr } from "./proposition-notifications.fr.ts";

export const propositionNotifications = catalogue(propositionNotificationFr, {
  en: async () => (await import("./proposition-notifications.en.ts")).propositionNotificationEn,
  ar: async () => (await import("./proposition-notifications.ar.ts")).propositionNotificationAr,
  pt: async () => (await import("./proposition-notifications.pt.ts")).propositionNotificationPt,
  uk: async () => (await import("./proposition-notifications.uk.ts")).propositionNotificationUk,
});
