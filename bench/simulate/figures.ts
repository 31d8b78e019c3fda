import { nightEnd } from "@app/domain/time/night";
import type { City, Mission } from "./city.ts";
import { DAY_MINUTES, HOUR, instantAt } from "./clock.ts";
import type { Outcome } from "./day.ts";

export type Figures = {
  /** Share of missions whose every place was taken before the start. */
  filled: number;
  placesFilled: number;
  /** Minutes; half of all missions were filled by then. Infinite when half never were. */
  medianMinutes: number;
  messagesPerPerson: number;
  /** Of those who got one, nineteen of twenty got no more than this in a day. */
  busiestDays: number;
  newcomers: number;
  /** Times somebody said yes and got no place, for each place taken. */
  vainYesses: number;
  optedOut: number;
};

/** Hours before the start at publication. */
export const LEAD_CLASSES = [
  { name: "< 3 h", from: 0, to: 3 },
  { name: "3–12 h", from: 3, to: 12 },
  { name: "12–48 h", from: 12, to: 48 },
  { name: "> 48 h", from: 48, to: Number.POSITIVE_INFINITY },
] as const;

export function figuresOf(city: City, outcome: Outcome): Figures {
  const { messages, places, filledAt } = outcome;
  const wanted = city.missions.reduce((sum, mission) => sum + mission.places, 0);
  const perDay = countBy(messages, ({ person, at }) => person.id * 10 + Math.floor(at / DAY_MINUTES));
  return {
    filled: filledAt.filter((at) => at !== null).length / city.missions.length,
    placesFilled: places.length / wanted,
    medianMinutes: quantile(minutesToFill(city, outcome), 0.5),
    messagesPerPerson: messages.length / city.people.length,
    busiestDays: perDay.length === 0 ? 0 : quantile(perDay, 0.95),
    newcomers: places.filter(({ person }) => person.newcomer).length / places.length,
    vainYesses: (outcome.yesses - places.length) / places.length,
    optedOut: outcome.optedOut / city.people.filter(({ week }) => week !== null).length,
  };
}

export type EveningFigures = Pick<
  Figures,
  "filled" | "placesFilled" | "medianMinutes" | "messagesPerPerson" | "optedOut"
> & {
  /** For each place, before 22 h. */
  notifiedBeforeNight: number;
  /** Between 22 h and 6 h 30, to people who did not choose night alerts. */
  unwantedAtNight: number;
};

export function eveningOf(city: City, outcome: Outcome): EveningFigures {
  const places = city.missions.reduce((sum, mission) => sum + mission.places, 0);
  return {
    ...figuresOf(city, outcome),
    notifiedBeforeNight: outcome.messages.filter(({ at }) => at < 22 * HOUR).length / places,
    unwantedAtNight: outcome.messages.filter(({ at, person }) => !person.night && nightEnd(instantAt(at)) !== null)
      .length,
  };
}

/** For each mission, in minutes after its publication; infinite when it was never filled. */
export function minutesToFill(
  city: City,
  { filledAt }: Pick<Outcome, "filledAt">,
  isCounted: (mission: Mission) => boolean = () => true,
): number[] {
  return city.missions
    .filter(isCounted)
    .map(({ id, publishedAt }) => (filledAt[id] ?? Number.POSITIVE_INFINITY) - publishedAt);
}

export function isOfLead({ from, to }: (typeof LEAD_CLASSES)[number]) {
  return ({ startsAt, publishedAt }: Mission) =>
    startsAt - publishedAt >= from * HOUR && startsAt - publishedAt < to * HOUR;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function countBy<T>(rows: readonly T[], keyOf: (row: T) => number): number[] {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return [...counts.values()];
}
