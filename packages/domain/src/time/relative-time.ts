import { countdown, daysBetween, parisDay } from "./calendar.ts";
import { hasHours } from "./day-without-hours.ts";
import { formatLongDay } from "./format-time.ts";

const MINUTE_MS = 60_000;
const NOW_MS = 5 * MINUTE_MS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** « Démarrage dans 1 j 3 h », « 2 h 14 min », « 14 min », then « Mission commencée ! »; « Démarrage demain » without hours. */
export function countdownText(startsAt: Date, now: Date): string {
  const { days, hours, minutes, started } = countdown(startsAt, now);
  if (started) return "Mission commencée\u202f!";
  if (!hasHours(startsAt)) return `Démarrage ${dayAhead(startsAt, now)}`;
  return `Démarrage dans ${remaining(days, hours, minutes)}`;
}

/** « départ dans 2 h 20 », « départ dans 4 j »; undefined once it has started. */
export function departureText(startsAt: Date, now: Date): string | undefined {
  const { days, hours, minutes, started } = countdown(startsAt, now);
  if (started) return undefined;
  if (!hasHours(startsAt)) return `départ ${dayAhead(startsAt, now)}`;
  if (days > 1) return `départ dans ${days}\u00a0j`;
  if (days === 1) return `départ dans ${remaining(days, hours, minutes)}`;
  if (hours === 0) return `départ dans ${Math.max(1, minutes)}\u00a0min`;
  return `départ dans ${hours}\u00a0h${minutes > 0 ? `\u00a0${String(minutes).padStart(2, "0")}` : ""}`;
}

/** « aujourd’hui », « demain », « dans 9 j »: all that a day without hours tells. */
function dayAhead(startsAt: Date, now: Date): string {
  const days = daysBetween(parisDay(now), parisDay(startsAt));
  return days < 2 ? (days === 1 ? "demain" : "aujourd’hui") : `dans ${days}\u00a0j`;
}

/** Age on home cards and in the chat. */
export function shortAge(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  const days = Math.floor(elapsed / DAY_MS);
  if (elapsed < NOW_MS) return "À l’instant";
  if (elapsed < HOUR_MS) return minutesAgo(elapsed);
  if (elapsed < DAY_MS) return hoursAgo(elapsed);
  if (days === 1) return "Hier";
  return days < 7 ? `il y a ${days}\u00a0j` : formatLongDay(date);
}

/** Age of a mission on its card and its page. */
export function publishedAge(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  if (elapsed < NOW_MS) return "Publié à l’instant";
  if (elapsed < HOUR_MS) return minutesAgo(elapsed);
  if (elapsed < DAY_MS) return hoursAgo(elapsed);
  return `il y a ${Math.floor(elapsed / DAY_MS)}\u00a0j`;
}

function minutesAgo(elapsed: number): string {
  return `il y a ${Math.floor(elapsed / MINUTE_MS)}\u00a0min`;
}

function hoursAgo(elapsed: number): string {
  return `il y a ${Math.floor(elapsed / HOUR_MS)}\u00a0h`;
}

function remaining(days: number, hours: number, minutes: number): string {
  if (days > 0) return hours > 0 ? `${days}\u00a0j ${hours}\u00a0h` : `${days}\u00a0j`;
  if (hours > 0)
    return minutes > 0 ? `${hours}\u00a0h ${String(minutes).padStart(2, "0")}\u00a0min` : `${hours}\u00a0h`;
  // Under a minute the mission has not started yet: « 0 min » would read as a mistake.
  return `${Math.max(1, minutes)}\u00a0min`;
}
