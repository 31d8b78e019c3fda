import { nightEnd } from "@app/domain/time/night";
import type { Assumptions } from "../assumptions.ts";
import { type Behaviour, describeBehaviour } from "../behaviour.ts";
import type { City, Mission, Person } from "../city.ts";
import { DAY_MINUTES, HOUR, instantAt, minuteOf } from "../clock.ts";
import { normal } from "../draw.ts";
import type { MonthAssumptions } from "./month-assumptions.ts";

const NEWS_SIGMA = 1.3;

export type Conduct = ReturnType<typeof describeConduct>;

/** What employers do with applications, and people with an answer. */
export function describeConduct(city: City, assumptions: Assumptions, month: MonthAssumptions) {
  const { draw } = city;
  const behaviour: Behaviour = describeBehaviour(city, assumptions);

  /** Whether what has just come brings the employer. */
  function looks({ id, employer }: Mission, nth: number): boolean {
    const isCareless = draw("careless", employer) < month.careless;
    return draw("employer looks", id, nth) < (isCareless ? month.carelessLooks : month.looks);
  }

  /** When somebody reads what concerns them; null when they do not. By night only who chose to be woken does. */
  function reads(person: Person, mission: Mission, news: { at: number; what: string; median: number }): number | null {
    const { at, what, median } = news;
    if (draw(`reads ${what}`, person.id, mission.id) >= month.newsRead) return null;
    const read = at + median * Math.exp(NEWS_SIGMA * normal(draw, `delay of ${what}`, person.id, mission.id));
    const morning = nightEnd(instantAt(read));
    return !morning || person.night ? read : minuteOf(morning) + HOUR * draw(`wakes to ${what}`, person.id, mission.id);
  }

  /** When somebody who confirmed withdraws; null for those who do not. */
  function withdrawsAt(person: Person, mission: Mission, confirmedAt: number): number | null {
    if (draw("withdraws", person.id, mission.id) >= month.withdraws) return null;
    const lastDay = mission.startsAt - DAY_MINUTES;
    const isLate = confirmedAt >= lastDay || draw("withdraws late", person.id, mission.id) < month.late;
    const from = isLate ? Math.max(confirmedAt, lastDay) : confirmedAt;
    const until = isLate ? mission.startsAt : lastDay;
    return from + (until - from) * draw("withdraws when", person.id, mission.id);
  }

  const pair = (purpose: string, chance: number) => (person: Person, mission: Mission) =>
    draw(purpose, person.id, mission.id) < chance;

  return {
    ...behaviour,
    looks,
    withdrawsAt,
    readsOffer: (person: Person, mission: Mission, at: number) =>
      reads(person, mission, { at, what: "the offer", median: month.newsMinutes }),
    readsQuestion: (person: Person, mission: Mission, at: number) =>
      reads(person, mission, { at, what: "the question", median: month.newsMinutes }),
    readsCall: (person: Person, mission: Mission, at: number, nth: number) =>
      reads(person, mission, { at, what: `call ${nth}`, median: assumptions.messageMinutes }),
    isReminded: ({ id }: Mission, nth: number) => draw("reminded", id, nth) < month.reminded,
    isAuto: ({ employer }: Mission) => draw("auto", employer) < month.auto,
    isAcceptedBefore: pair("accepted beforehand", month.acceptedBefore),
    isAnswered: pair("answered though not chosen", month.answersRest),
    isProposedAgain: pair("proposed again", month.proposesAgain),
    declines: pair("declines", month.declines),
    isAbsent: pair("absent", month.absent),
    tells: pair("tells when asked", month.tells),
    staysOnStandby: pair("standby", month.standby),
    staysInReserve: pair("stays in reserve", month.stays),
    acceptsCall: pair("accepts a call", month.callYes),
  };
}
