import { addDays, atParis, isTime, parisDay, parisTime } from "../../time/calendar.ts";
import type { DayMention } from "./read-days.ts";
import type { HoursMention } from "./read-hours.ts";
import { type SentenceDays, sentenceDays } from "./sentence-days.ts";
import { type SentenceHours, sentenceHours } from "./sentence-hours.ts";

export const END_OF_LATE_HOURS = "05:00";
const NOON = "12:00";
const HOUR_MS = 3_600_000;
/** « Du samedi 30 au dimanche 31, 22 h-6 h »: one night, or two. */
const RANGE_OF_DAYS = /^(?:du|de) .* (?:au|a) /;

/** `isLong`: from a day to one after the next. */
type Mentions = {
  dayMentions: readonly DayMention[];
  hoursMentions: readonly HoursMention[];
  isLong: boolean;
  now: Date;
};
type When = { days: SentenceDays | null; hours: SentenceHours | null };

/** Days and hours, each in the light of the other: « cette nuit de 2 h à 6 h » is of tomorrow. */
export function readWhen(text: string, { dayMentions, hoursMentions, isLong, now }: Mentions): When {
  const ranges = hoursMentions.flatMap(({ range, choices }) =>
    range !== null ? [range] : choices.length === 1 ? choices : [],
  );
  const today = parisDay(now);
  const isPast = (time: string) => isTime(time) && atParis(today, time) <= now;
  const starts = ranges.flatMap((range) => (range.startsWith("-") ? [] : range.slice(0, 5)));
  const areOver = ranges.length > 0 && ranges.every((range) => endsToday(range) && isPast(range.slice(-5)));
  const mentions = dayMentions.map((one) => onItsNight(areOver ? onLaterDay(one, today) : one, starts));
  const days = sentenceDays(text, mentions);
  const hours = sentenceHours(text, hoursMentions, mentions);
  const askDays = (...choices: (readonly string[])[]): When => ({ days: { days: null, choices }, hours });
  const askHours = (): When => ({ days, hours: hours && { hours: null, choices: hours.choices } });

  if (isLong) return { days: days && { days: null, choices: [] }, hours: hours && { hours: null, choices: [] } };
  if (!days?.days) return { days, hours };
  const [day] = days.days;
  const isToday = days.days.length === 1 && day === today;
  const next = days.days.map((one) => addDays(one, 1));
  if (isAfterMidnight(text, starts, mentions)) return askDays(days.days, next);
  if (isToday && areOver) return askDays(days.days, next);
  if (isToday && starts.some(isPast)) return askHours();
  // « Tout de suite jusqu’à 22 h » does not say when it begins.
  if (mentions.some(({ isTonight }) => isTonight) && ranges.some((range) => range.startsWith("-"))) return askHours();
  if (days.days.some((one) => ranges.some((range) => isInChange(one, range)))) return askHours();
  if (isOneNight(text, mentions, ranges) && days.days.length === 2) return askDays(days.days.slice(0, 1), days.days);
  return { days, hours };
}

/** « Jusqu’à 2 h » is of the night to come. */
function endsToday(range: string): boolean {
  if (range.endsWith("+1") || range.endsWith("-")) return false;
  return !range.startsWith("-") || range.slice(-5) >= END_OF_LATE_HOURS;
}

/** « Samedi soir 1 h-5 h » is of Saturday or of Sunday. */
function isAfterMidnight(text: string, starts: readonly string[], mentions: readonly DayMention[]): boolean {
  if (mentions.some(({ isNight, isTonight }) => isNight || isTonight)) return false;
  const isEvening = /\b(?:soir|soiree|nuit)\b/.test(text);
  return starts.some((start) => start === "00:00" || (start < END_OF_LATE_HOURS && isEvening));
}

function isOneNight(text: string, mentions: readonly DayMention[], ranges: readonly string[]): boolean {
  const [only, ...others] = mentions;
  const isRange = only !== undefined && others.length === 0 && RANGE_OF_DAYS.test(text.slice(only.from, only.to));
  return isRange && ranges.some((range) => range.endsWith("+1"));
}

/** An hour that the change of clocks skips or repeats. */
function isInChange(day: string, range: string): boolean {
  const [start = "", end = ""] = range.replace("+1", "").split("-");
  const isChanged = (on: string, time: string) => {
    if (!isTime(time)) return false;
    const at = atParis(on, time).getTime();
    return [0, -1, 1].some((hours) => (parisTime(new Date(at + hours * HOUR_MS)) === time) !== (hours === 0));
  };
  return isChanged(day, start) || isChanged(range.endsWith("+1") ? addDays(day, 1) : day, end);
}

/** « Lundi 11 h-15 h », on a Monday evening */
function onLaterDay(mention: DayMention, today: string): DayMention {
  const [first, later] = mention.choices;
  const isEither =
    mention.days === null && mention.choices.length === 2 && first?.join() === today && later !== undefined;
  return isEither ? { ...mention, days: later, choices: [later] } : mention;
}

/** A night is named by its evening; what begins after midnight is of the day after. */
function onItsNight(mention: DayMention, starts: readonly string[]): DayMention {
  const [start] = starts;
  if (!mention.isNight || start === undefined || start >= NOON || mention.days === null) return mention;
  const days = mention.days.map((day) => addDays(day, 1));
  return { ...mention, days, choices: [days] };
}
