const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type RetentionPeriod = { table: string; since: string; durationMs: number };

/** How long rows are kept after the time in `since`, an indexed column. */
export const RETENTION_PERIODS: readonly RetentionPeriod[] = [
  { table: "socket_tickets", since: "expires_at", durationMs: 0 },
  { table: "totp_challenges", since: "expires_at", durationMs: 0 },
  { table: "social_attempts", since: "expires_at", durationMs: 0 },
  { table: "one_time_tokens", since: "used_at", durationMs: 0 },
  // A day longer than it is valid, so that an old link is reported as expired.
  { table: "one_time_tokens", since: "expires_at", durationMs: DAY },
  { table: "email_codes", since: "expires_at", durationMs: DAY },
  { table: "contract_codes", since: "expires_at", durationMs: DAY },
  // As long as the codes of a day are counted.
  { table: "phone_codes", since: "created_at", durationMs: DAY },
  // A day and the hours between two time zones: only the current day is counted.
  { table: "company_days", since: "day", durationMs: 2 * DAY },
  // As long as an owner may ask what became of it.
  { table: "company_invitations", since: "expires_at", durationMs: 30 * DAY },
  { table: "mailed_alerts", since: "expires_at", durationMs: 0 },
  { table: "sessions", since: "expires_at", durationMs: 30 * DAY },
  { table: "known_devices", since: "last_used_at", durationMs: 180 * DAY },
  { table: "idempotency_keys", since: "created_at", durationMs: DAY },
  // Longer than jobs are retried: the row prevents a second notification.
  { table: "deliveries", since: "created_at", durationMs: 7 * DAY },
  // As long as their deliveries, and longer than the 72 hours of retries.
  { table: "mail_letters", since: "created_at", durationMs: 7 * DAY },
  { table: "availability_exceptions", since: "last_day", durationMs: 30 * DAY },
  // A year, as the CNIL asks of access logs.
  { table: "contact_views", since: "at", durationMs: 365 * DAY },
  // As long as somebody may ask why they were chosen, or not.
  { table: "propositions", since: "created_at", durationMs: 365 * DAY },
  { table: "team_journal", since: "at", durationMs: 365 * DAY },
  { table: "contact_messages", since: "created_at", durationMs: 365 * DAY },
  // Pay may be claimed for three years (L3245-1): arrivals and departures are its proof.
  { table: "presence_events", since: "received_at", durationMs: 3 * 365 * DAY },
  // Longer than an arrival may wait on a phone.
  { table: "presence_tries", since: "at", durationMs: 30 * DAY },
  { table: "day_codes", since: "rotated_at", durationMs: 30 * DAY },
  // As long as wages may be claimed (L3245-1); the steps go with them.
  { table: "work_hours", since: "ends_at", durationMs: (3 * 365 + 1) * DAY },
  { table: "error_groups", since: "last_seen_at", durationMs: 90 * DAY },
];

/** After the last contact about an application, and the last message of a conversation. */
export const APPLICATION_MONTHS = 24;
export const CONVERSATION_MONTHS = 24;

/** After the end of the mission: the limit within which a refusal can be contested as discrimination (L1134-5). */
export const APPLICATION_FACTS_YEARS = 5;

/** No notification is older: a month of them is dropped once its first day is this old. */
export const NOTIFICATION_MONTHS = 6;
