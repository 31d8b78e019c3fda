// When a notification leaves the site, for a phone or a mailbox, and how insistently.

import { addDays, atParis, parisDay } from "../time/calendar.ts";
import { NIGHT_ENDS, nightEnd, startsSoon } from "../time/night.ts";
import type { NotificationType } from "./notification.ts";
import { maySendAtNight } from "./notification-kinds.ts";

const HOUR = 3600;

/** Someone who is on the site reads it there: a mail is for those who are not. */
export const MAIL_AFTER_MS = 10 * 60_000;

/** A proposition that was not seen for so long is sent by text message, to those who want it. */
export const SMS_AFTER_MS = 10 * 60_000;

/** Older notifications are not sent any more: they stay in the list, with their date. */
export const STALE_AFTER_MS = 2 * 24 * 3_600_000;

/** How many a person gets in a day; what comes after waits for the morning, in one piece. */
export const DAILY_PUSHES = 20;
export const DAILY_MAILS = 10;
/** Missions to discover are never urgent enough for more. */
export const DAILY_DISCOVERIES = 6;

export type Urgency = "high" | "normal" | "low";

/** What may ring at night: news of a mission that starts within hours. */
export function isUrgentAtNight(
  { kind, missionStartsAt, nightAlerts = false }: Pick<Waiting, "kind" | "missionStartsAt" | "nightAlerts">,
  now: Date,
): boolean {
  return maySendAtNight(kind, nightAlerts) && startsSoon(missionStartsAt, now);
}

/** When delayed notifications are sent together: the end of this night, or of the next. */
export function nextMorning(now: Date): Date {
  return nightEnd(now) ?? atParis(addDays(parisDay(now), 1), NIGHT_ENDS);
}

export type Waiting = {
  type: NotificationType;
  kind: string;
  missionStartsAt: Date | null;
  held: boolean;
  nightAlerts?: boolean;
};
export type Sent = { all: number; discoveries: number };

/** Missions nobody asked about. A person on standby asked to be called. */
export function isDiscovery({ type, kind }: Pick<Waiting, "type" | "kind">): boolean {
  return (type === "job_match" || type === "new_job") && kind !== "standby_called";
}

/** Now, or the instant it is held back until. What was already held leaves in the morning whatever else was sent. */
export function whenToSend(item: Waiting, sentToday: Sent, most: number, now: Date): "now" | Date {
  if (isUrgentAtNight(item, now)) return "now";
  const night = nightEnd(now);
  if (night) return night;
  if (item.held) return "now";
  const full = sentToday.all >= most || (isDiscovery(item) && sentToday.discoveries >= DAILY_DISCOVERIES);
  return full ? nextMorning(now) : "now";
}

const EXPECTED_SOON = new Set([
  "application_accepted",
  "application_cancelled",
  "mission_changed",
  "confirmation_asked",
  "confirm_again",
  "unconfirmed",
]);

/** How long a push service keeps it for a phone that is off, and whether it may wake the phone's radio. */
export function pushUrgency({ type, kind }: { type: NotificationType; kind: string }): {
  ttl: number;
  urgency: Urgency;
} {
  // Somebody else takes the place of those who see it late.
  if (kind === "proposition" || kind === "standby_called") return { ttl: HOUR, urgency: "high" };
  // Once it is over, nobody can do anything about it.
  if (kind === "late" || kind === "presence_asked") return { ttl: HOUR, urgency: "high" };
  if (EXPECTED_SOON.has(kind)) return { ttl: 12 * HOUR, urgency: "high" };
  if (kind === "new_message" || kind === "application_received") return { ttl: 24 * HOUR, urgency: "high" };
  if (isDiscovery({ type, kind })) return { ttl: HOUR, urgency: "low" };
  return { ttl: 24 * HOUR, urgency: "normal" };
}

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

/** The wait before another try, doubled each time; a service that says how long is never asked sooner. */
export function retryDelay(attempt: number, askedMs: number | null): number {
  const own = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  return Math.max(own, askedMs ?? 0);
}

const FIRST_LETTER_WAIT_MS = 30_000;
/** A mail that no server took in this time is given up. */
export const MAIL_GIVE_UP_MS = 72 * 3_600_000;

/** The wait before a mail is tried again, doubled each time. */
export const mailRetryDelay = (tries: number) =>
  Math.min(FIRST_LETTER_WAIT_MS * 2 ** (Math.max(tries, 1) - 1), LONGEST_WAIT_MS);

/** How long a mail server that failed so many times in a row is left alone. */
export const serverPause = (failures: number) => Math.min(1_000 * 2 ** (failures - 1), 30_000);

/** `Retry-After`, in seconds or as a date; null when it says neither. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null || header === "") return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
