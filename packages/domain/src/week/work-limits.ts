import { paidMinutes } from "../missions/shift.ts";
import { addDays, parisDay, parisStartOfDay } from "../time/calendar.ts";
import { hasHours } from "../time/day-without-hours.ts";

const MINUTE_MS = 60_000;
/** Articles L3131-1, L3121-18 and L3121-20, over all the missions of a person. */
export const REST_HOURS = 11;
export const DAY_HOURS = 10;
export const WEEK_HOURS = 48;

export type WorkRange = { startsAt: Date; endsAt: Date; breakMinutes: number };

export type WorkLimit =
  | { kind: "rest"; minutes: number; before: Date; after: Date }
  /** `day` is the Paris day on which the work begins. */
  | { kind: "day"; day: string; minutes: number }
  /** `week` is its Monday. */
  | { kind: "week"; week: string; minutes: number };

type Planned = WorkRange & { isAsked: boolean };

/** The legal limits that shifts asked for would cross beside those already booked: the worst of each kind. Unknown hours cross none. */
export function workLimits(asked: readonly WorkRange[], booked: readonly WorkRange[]): WorkLimit[] {
  const planned = [
    ...asked.filter(({ startsAt }) => hasHours(startsAt)).map((range) => ({ ...range, isAsked: true })),
    ...booked.map((range) => ({ ...range, isAsked: false })),
  ];
  const days = workingDays(planned);
  return [shortestRest(days), longestDay(days), longestWeek(planned)].filter((limit) => limit !== null);
}

/** The first shift asked for that shares time with one already booked. */
export function overlaps(asked: readonly WorkRange[], booked: readonly WorkRange[]): number | null {
  const index = asked.findIndex(
    (one) =>
      hasHours(one.startsAt) && booked.some((other) => one.startsAt < other.endsAt && other.startsAt < one.endsAt),
  );
  return index === -1 ? null : index;
}

type WorkingDay = { day: string; ranges: Planned[] };

/** Shifts that begin on the same Paris day are one working day, whatever the time off between them. */
function workingDays(planned: readonly Planned[]): WorkingDay[] {
  const byDay = groupBy(planned, ({ startsAt }) => parisDay(startsAt));
  return [...byDay].map(([day, ranges]) => ({ day, ranges })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function shortestRest(days: readonly WorkingDay[]): WorkLimit | null {
  let shortest: WorkLimit | null = null;
  for (const [index, { ranges }] of days.entries()) {
    const next = days[index + 1];
    if (!next) break;
    const last = ranges.reduce((a, b) => (b.endsAt > a.endsAt ? b : a));
    const first = next.ranges.reduce((a, b) => (b.startsAt < a.startsAt ? b : a));
    const minutes = Math.floor((first.startsAt.getTime() - last.endsAt.getTime()) / MINUTE_MS);
    // Rest that is short whatever is asked is not said again, and two shifts at once are no rest at all.
    if ((!last.isAsked && !first.isAsked) || minutes < 0) continue;
    if (minutes < (shortest?.minutes ?? REST_HOURS * 60)) {
      shortest = { kind: "rest", minutes, before: last.endsAt, after: first.startsAt };
    }
  }
  return shortest;
}

function longestDay(days: readonly WorkingDay[]): WorkLimit | null {
  const counted = days
    .filter(({ ranges }) => ranges.some(({ isAsked }) => isAsked))
    .map(({ day, ranges }) => ({ key: day, minutes: ranges.reduce((sum, range) => sum + paidMinutes(range), 0) }));
  const worst = over(counted, DAY_HOURS);
  return worst && { kind: "day", day: worst.key, minutes: worst.minutes };
}

function longestWeek(planned: readonly Planned[]): WorkLimit | null {
  const parts = planned.flatMap((range) => byWeek(range));
  const counted = [...groupBy(parts, ({ week }) => week)]
    .filter(([, ofWeek]) => ofWeek.some(({ isAsked }) => isAsked))
    .map(([key, ofWeek]) => ({ key, minutes: Math.round(ofWeek.reduce((sum, { minutes }) => sum + minutes, 0)) }));
  const worst = over(counted, WEEK_HOURS);
  return worst && { kind: "week", week: worst.key, minutes: worst.minutes };
}

/** A night from Sunday to Monday counts in both weeks, its break in proportion. */
function byWeek(range: Planned): { week: string; minutes: number; isAsked: boolean }[] {
  const { isAsked } = range;
  const from = range.startsAt.getTime();
  const to = range.endsAt.getTime();
  const week = mondayOf(parisDay(range.startsAt));
  const nextWeek = addDays(week, 7);
  const border = parisStartOfDay(nextWeek).getTime();
  const worked = paidMinutes(range);
  if (to <= border) return [{ week, minutes: worked, isAsked }];
  const before = (worked * (border - from)) / (to - from);
  return [
    { week, minutes: before, isAsked },
    { week: nextWeek, minutes: worked - before, isAsked },
  ];
}

function over<T extends { minutes: number }>(counted: readonly T[], hours: number): T | null {
  const [worst] = counted.toSorted((a, b) => b.minutes - a.minutes);
  return worst && worst.minutes > hours * 60 ? worst : null;
}

/** Written out because browsers of a few years ago have no `Map.groupBy`. */
function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}
