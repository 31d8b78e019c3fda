import { catalogue } from "@app/domain/text/catalogue";
import { teamNotificationFr } from "./team-notifications.fr.ts";

export const teamNotifications = catalogue(teamNotificationFr, {
  en: async () => (await import("./team-notifications.en.ts")).teamNotificationEn,
  ar: async () => (await import("./team-notifications.ar.ts")).teamNotificationAr,
  pt: async () => (await import("./team-notifications.pt.ts")).teamNotificationPt,
  uk: async () => (await import("./team-notifications.uk.ts")).teamNotificationUk,
});
