const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Delay = { table: string; since: string; kept: number };

/** How long a row outlives the moment in `since`. Each column here has its index. */
export const DELAYS: readonly Delay[] = [
  { table: "socket_tickets", since: "expires_at", kept: 0 },
  { table: "totp_challenges", since: "expires_at", kept: 0 },
  { table: "social_attempts", since: "expires_at", kept: 0 },
  { table: "one_time_tokens", since: "used_at", kept: 0 },
  // A day longer than it works, so that an old link is said to have expired.
  { table: "one_time_tokens", since: "expires_at", kept: DAY },
  { table: "sessions", since: "expires_at", kept: 30 * DAY },
  { table: "known_devices", since: "last_used_at", kept: 180 * DAY },
  { table: "idempotency_keys", since: "created_at", kept: DAY },
  // Longer than a job is tried again for: until then a row says that its news has left.
  { table: "deliveries", since: "created_at", kept: 7 * DAY },
  // As long as the deliveries they were made of, and longer than the 72 hours a mail is tried for.
  { table: "mail_letters", since: "created_at", kept: 7 * DAY },
  // Who looked at whose contact details or CV: a year, as the CNIL asks of access logs.
  { table: "contact_views", since: "at", kept: 365 * DAY },
  { table: "contact_messages", since: "created_at", kept: 365 * DAY },
];

/** A month of notifications goes whole, once its last day is this old. */
export const NOTIFICATION_MONTHS = 6;
