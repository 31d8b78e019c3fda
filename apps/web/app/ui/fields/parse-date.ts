/** What people type in a date or time box, and what the form posts: `2026-11-14` and `18:30`. */

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Day, month and year; the year may be short, or left out. */
const FRENCH = /^(\d{1,2})[/.\s-](\d{1,2})(?:[/.\s-](\d{2}|\d{4})?)?$/;
/** The same in one go. */
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;
/** « 18:30 », « 18h30 », « 18 h », « 1830 », « 9 ». */
const TIME = /^(\d{1,2})(?:\s?(?:h|:)\s?(\d{2})?|(\d{2}))?$/i;

const pad = (number: number | string, length = 2) => String(number).padStart(length, "0");

/** @param from the earliest day that makes sense: it gives the year when none is typed. */
export function parseDay(typed: string, from: string): string | undefined {
  const text = typed.trim();
  if (ISO.test(text)) return existing(text);
  const [, day, month, year] = FRENCH.exec(text) ?? DIGITS.exec(text) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const end = `-${pad(month)}-${pad(day)}`;
  if (year !== undefined) return existing((year.length === 2 ? `20${year}` : year) + end);
  const thisYear = Number(from.slice(0, 4));
  return existing(`${thisYear}${end}` < from ? `${thisYear + 1}${end}` : `${thisYear}${end}`);
}

export function formatDay(value: string): string {
  const [, year, month, day] = ISO.exec(value) ?? [];
  return day === undefined ? value : `${day}/${month}/${year}`;
}

export function parseTime(typed: string): string | undefined {
  const [, hours, spaced, tight] = TIME.exec(typed.trim()) ?? [];
  const minutes = spaced ?? tight ?? "0";
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${pad(hours)}:${pad(minutes)}`;
}

/** The day itself if there is one; 30 February slides into March: only a day that stays where it was written exists. */
export function existing(day: string | undefined): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day ? day : undefined;
}
