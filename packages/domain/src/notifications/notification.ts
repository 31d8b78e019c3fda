export const NOTIFICATION_TYPES = ["job_match", "application_update", "rating_received", "new_job", "other"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_CHANNELS = ["in_app", "email", "push", "sms"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type NotificationPreferences = Record<NotificationType, Record<NotificationChannel, boolean>>;

/**
 * Until a person says otherwise: what concerns them goes everywhere, missions to discover never fill a mailbox, and nobody gets
 * a text message.
 */
const defaults = (): NotificationPreferences => ({
  job_match: { in_app: true, email: false, push: true, sms: false },
  application_update: { in_app: true, email: true, push: true, sms: false },
  rating_received: { in_app: true, email: true, push: false, sms: false },
  new_job: { in_app: true, email: false, push: true, sms: false },
  other: { in_app: true, email: true, push: true, sms: false },
});

/** Notifications of an application cannot be turned off on the site. */
export function isMandatory(type: NotificationType, channel: NotificationChannel): boolean {
  return type === "application_update" && channel === "in_app";
}

/** A text message is for a proposition that was not seen, and for nothing else. */
export function isOffered(type: NotificationType, channel: NotificationChannel): boolean {
  return channel !== "sms" || type === "job_match";
}

export type NotificationChoice = { type: NotificationType; channel: NotificationChannel; enabled: boolean };

/** Every type and channel, from the few a person has chosen. */
export function preferencesFrom(choices: readonly NotificationChoice[]): NotificationPreferences {
  const preferences = defaults();
  for (const { type, channel, enabled } of choices)
    preferences[type][channel] = (enabled || isMandatory(type, channel)) && isOffered(type, channel);
  return preferences;
}
