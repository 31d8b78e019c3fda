import { addDays, daysBetween, isDay } from "../../time/calendar.ts";

const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;
const MONTHS = [
  "janvier|janv|jan",
  "fevrier|fevr|fev",
  "mars",
  "avril|avr",
  "mai",
  "juin",
  "juillet|juil|juill",
  "aout",
  "septembre|sept",
  "octobre|oct",
  "novembre|nov",
  "decembre|dec",
] as const;

export const WEEKDAY = `(?:${WEEKDAYS.join("|")})`;
/** Before a number or a part of the day only: « mer » and « mar » are words of their own. */
export const SHORT_WEEKDAY = "(?:lun|mar|mer|merc|jeu|ven|vend|sam|dim)";
export const ANY_WEEKDAY = `(?:${WEEKDAY}|${SHORT_WEEKDAY})`;
export const MONTH = `(?:${MONTHS.join("|")})`;

/** Days of the feasts that everybody calls by a name. */
const FEASTS: readonly [RegExp, string][] = [
  [/\b(?:jour de l an|nouvel an)\b/g, "01-01"],
  [/\bsaint valentin\b/g, "02-14"],
  [/\bfete de la musique\b/g, "06-21"],
  [/\b(?:a|pour|jour de|soir de|midi de|le) noel\b/g, "12-25"],
  [/\b(?:st|saint) sylvestre\b/g, "12-31"],
];

export function weekdayOf(word: string): number {
  return WEEKDAYS.findIndex((name) => word !== "" && name.startsWith(word.slice(0, 3)));
}

/** Monday is 0. */
export function weekdayIndex(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Today or later. */
export function comingWeekday(weekday: number, today: string): string {
  return addDays(today, (weekday - weekdayIndex(today) + 7) % 7);
}

export function monthOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  return MONTHS.findIndex((names) => names.split("|").includes(word)) + 1;
}

/** The next day that has this date, today or later; null when it does not exist. */
export function comingDate(date: number, month: number | null, year: string, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  if (year !== "") return existing(year.length === 2 ? 2000 + Number(year) : Number(year), month ?? 0, date);
  if (month !== null)
    return (
      [thisYear, thisYear + 1].map((one) => existing(one, month, date)).find((day) => day !== null && day >= today) ??
      null
    );
  const first = Number(today.slice(5, 7)) - 1;
  const days = [0, 1, 2].map((after) =>
    existing(thisYear + Math.floor((first + after) / 12), ((first + after) % 12) + 1, date),
  );
  return days.find((day) => day !== null && day >= today) ?? null;
}

export function daysFromTo(from: string, to: string): string[] {
  const count = daysBetween(from, to) + 1;
  return count < 1 || count > 31 ? [] : Array.from({ length: count }, (_, at) => addDays(from, at));
}

export function feastsIn(text: string, today: string): { from: number; to: number; day: string }[] {
  return FEASTS.flatMap(([pattern, date]) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const day = comingDate(Number(date.slice(3)), Number(date.slice(0, 2)), "", today);
      return day === null ? [] : [{ from: found.index, to: found.index + found[0].length, day }];
    }),
  );
}

function existing(year: number, month: number, date: number): string | null {
  const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return isDay(day) ? day : null;
}
