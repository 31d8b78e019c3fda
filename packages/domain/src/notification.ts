export const NOTIFICATION_TYPES = ["job_match", "application_update", "rating_received", "new_job", "other"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_CHANNELS = ["in_app", "email", "push"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type NotificationPreferences = Record<NotificationType, Record<NotificationChannel, boolean>>;

/** Until a person says otherwise: what concerns them goes everywhere, missions to discover never fill a mailbox. */
const defaults = (): NotificationPreferences => ({
  job_match: { in_app: true, email: false, push: true },
  application_update: { in_app: true, email: true, push: true },
  rating_received: { in_app: true, email: true, push: false },
  new_job: { in_app: true, email: false, push: true },
  other: { in_app: true, email: true, push: true },
});

/** Notifications of an application cannot be turned off on the site. */
export function isMandatory(type: NotificationType, channel: NotificationChannel): boolean {
  return type === "application_update" && channel === "in_app";
}

export type NotificationChoice = { type: NotificationType; channel: NotificationChannel; enabled: boolean };

/** Every type and channel, from the few a person has chosen. */
export function preferencesFrom(choices: readonly NotificationChoice[]): NotificationPreferences {
  const preferences = defaults();
  for (const { type, channel, enabled } of choices) preferences[type][channel] = enabled || isMandatory(type, channel);
  return preferences;
}
