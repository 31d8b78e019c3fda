// Days are "YYYY-MM-DD" strings and mean Europe/Paris, whatever the time zone of the process.

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

const parisParts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Paris",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const MAX_KNOWN_HOURS = 10_000;
const offsetOfHour = new Map<number, number>();

export type Countdown = { days: number; hours: number; minutes: number; started: boolean };

export function parisDay(date: Date): string {
  return new Date(parisWallClock(date.getTime())).toISOString().slice(0, 10);
}

export function parisTime(date: Date): string {
  return new Date(parisWallClock(date.getTime())).toISOString().slice(11, 16);
}

/**
 * The instant when Paris clocks show this day and "HH:MM".
 * An hour skipped in March becomes the hour after it; an hour lived twice in October is its first passage.
 * Text from outside is checked with `isDay` and `isTime` first: anything else throws.
 */
export function atParis(day: string, time: string): Date {
  if (!isDay(day) || !isTime(time)) throw new RangeError("Not a day and time of the clock");
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const withOffsetBefore = wanted - parisOffset(wanted - DAY_MS);
  const withOffsetAfter = wanted - parisOffset(wanted + DAY_MS);
  const skippedOrRight = parisWallClock(withOffsetBefore) === wanted || parisWallClock(withOffsetAfter) !== wanted;
  return new Date(skippedOrRight ? withOffsetBefore : withOffsetAfter);
}

export function parisStartOfDay(day: string): Date {
  return atParis(day, "00:00");
}

/** The last millisecond of the day, so that the day of an end is the day a person chose. */
export function parisEndOfDay(day: string): Date {
  return new Date(parisStartOfDay(addDays(day, 1)).getTime() - 1);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of a later month, or its last day when the month is shorter. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const lastDay = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).toISOString().slice(0, 10);
  return `${lastDay.slice(0, 8)}${day.slice(8) < lastDay.slice(8) ? day.slice(8) : lastDay.slice(8)}`;
}

/** How many midnights separate two days; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** Difference between the two Paris months, whatever the days: 0 within one month. */
export function monthsBetween(from: Date, to: Date): number {
  return monthIndex(to) - monthIndex(from);
}

export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  // A day that does not exist, such as 30 February, slides into the next month.
  return date.toISOString().slice(0, 10) === text;
}

export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** ISO 8601 with an offset, or a bare day meaning 00:00 in Paris; null for anything else. */
export function parseInstant(text: string): Date | null {
  if (isDay(text)) return parisStartOfDay(text);
  const match = INSTANT.exec(text);
  return match && isDay(match[1] ?? "") ? new Date(text) : null;
}

/** Same as `parseInstant`, but a bare day means its last millisecond, hence after any start that day. */
export function parseEndInstant(text: string): Date | null {
  return isDay(text) ? parisEndOfDay(text) : parseInstant(text);
}

export function countdown(startsAt: Date, now: Date): Countdown {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return { days: 0, hours: 0, minutes: 0, started: true };
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    started: false,
  };
}

function monthIndex(date: Date): number {
  const day = parisDay(date);
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** What Paris clocks show at this instant, written as if it were UTC so that it can be computed with. */
function parisWallClock(instant: number): number {
  return instant + parisOffset(instant);
}

/** Asking Intl is slow and clocks only change on the hour, so each hour is asked once. */
function parisOffset(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS);
  const known = offsetOfHour.get(hour);
  if (known !== undefined) return known;
  if (offsetOfHour.size >= MAX_KNOWN_HOURS) offsetOfHour.clear();
  const offset = readOffset(hour * HOUR_MS);
  offsetOfHour.set(hour, offset);
  return offset;
}

function readOffset(instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of parisParts.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}
