/** Words of a query that tell when: « serveur ce soir », « plonge le week-end », « veilleur » and « nuit ». */

import { type Concept, readQuery } from "../catalogue/synonyms.ts";
import { addDays, atParis, parisDay, parisTime } from "../time/calendar.ts";
import { DAY_HOURS, type DayHours } from "../time/day-hours.ts";
import { eveningOf, searchDays, wholeDays } from "./search-days.ts";

/** A shift starts at `from` or later and before `to`, at one of these hours of the day; null and none ask nothing. */
export type QueryTime = { from: Date | null; to: Date | null; hours: DayHours[] };

const NIGHT = "20:00";
const END_OF_NIGHT = "06:00";

type Reading = (now: Date) => Partial<QueryTime>;

/** By the group of the synonyms they belong to. */
const TIMES: Record<string, Reading> = {
  matin: () => ({ hours: ["morning"] }),
  midi: () => ({ hours: ["noon"] }),
  soir: () => ({ hours: ["evening"] }),
  "travail nuit": () => ({ hours: ["night"] }),
  "aujourd hui": (now) => wholeDays([parisDay(now)]),
  "ce matin": (now) => ({ ...wholeDays([parisDay(now)]), hours: ["morning"] }),
  "ce midi": (now) => ({ ...wholeDays([parisDay(now)]), hours: ["noon"] }),
  "ce soir": (now) => eveningOf(parisDay(now)),
  "cette nuit": (now) => nightFrom(now),
  demain: (now) => wholeDays([tomorrowOf(now)]),
  "demain matin": (now) => ({ ...wholeDays([tomorrowOf(now)]), hours: ["morning"] }),
  "demain midi": (now) => ({ ...wholeDays([tomorrowOf(now)]), hours: ["noon"] }),
  "demain soir": (now) => eveningOf(tomorrowOf(now)),
  "week end": (now) => wholeDays(searchDays("weekend", now) ?? []),
};

export function isTimeWord({ group }: Concept): boolean {
  return group !== null && Object.hasOwn(TIMES, group);
}

/** Where two of them speak of days, a shift starts within both. */
export function readQueryTime(query: string, now: Date): QueryTime {
  const times = readQuery(query).flatMap((concept) => (isTimeWord(concept) ? [readTime(concept, now)] : []));
  const hours = new Set(times.flatMap((time) => time.hours ?? []));
  return times.reduce<QueryTime>((all, time) => ({ ...narrowRange(all, time), hours: all.hours }), {
    from: null,
    to: null,
    hours: DAY_HOURS.filter((name) => hours.has(name)),
  });
}

/** The part two ranges share; it may be empty. */
export function narrowRange(
  a: Partial<Pick<QueryTime, "from" | "to">>,
  b: Partial<Pick<QueryTime, "from" | "to">>,
): { from: Date | null; to: Date | null } {
  const froms = [a.from, b.from].flatMap((date) => (date ? [date.getTime()] : []));
  const tos = [a.to, b.to].flatMap((date) => (date ? [date.getTime()] : []));
  return {
    from: froms.length > 0 ? new Date(Math.max(...froms)) : null,
    to: tos.length > 0 ? new Date(Math.min(...tos)) : null,
  };
}

function readTime({ group }: Concept, now: Date): Partial<QueryTime> {
  return (group !== null && TIMES[group]?.(now)) || {};
}

function tomorrowOf(now: Date): string {
  return addDays(parisDay(now), 1);
}

/** Before six in the morning it is the night under way. */
function nightFrom(now: Date): Partial<QueryTime> {
  const today = parisDay(now);
  const evening = parisTime(now) < END_OF_NIGHT ? addDays(today, -1) : today;
  return { from: atParis(evening, NIGHT), to: atParis(addDays(evening, 1), END_OF_NIGHT), hours: ["night"] };
}
