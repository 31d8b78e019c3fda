import { distanceKm } from "@app/domain/places/distance";
import { nightEnd } from "@app/domain/time/night";
import type { Assumptions } from "./assumptions.ts";
import { type City, type Mission, type Person, passesGates, skillShare } from "./city.ts";
import { DAY_MINUTES, HOUR, instantAt, minuteOf } from "./clock.ts";
import { normal } from "./draw.ts";

const SKILL_LEAST = 0.05;
const PAY_WEIGHT = 1.5;
const NIGHT_LIKED = 0.7;
const MESSAGE_SIGMA = 1.3;
const EMPLOYER_SIGMA = 1;
const EMPLOYER_HOURS = { from: 7 * HOUR, to: 22 * HOUR };
const URGENT = 4 * HOUR;

/** What people and employers do when something reaches them. */
export type Behaviour = ReturnType<typeof describeBehaviour>;

export function describeBehaviour({ draw, teams }: Pick<City, "draw" | "teams">, assumptions: Assumptions) {
  const isOwn = (person: Person, mission: Mission) => teams.get(mission.employer)?.includes(person) ?? false;

  function saysYes(person: Person, mission: Mission): boolean {
    if (isOwn(person, mission))
      return (
        draw("is free", person.id, Math.floor(mission.startsAt / (6 * HOUR))) < assumptions.ownFree &&
        draw("says yes", person.id, mission.id) < assumptions.ownYes
      );
    const free = passesGates(person, mission) ? assumptions.freeWhenStated : assumptions.freeOtherwise;
    if (draw("is free", person.id, Math.floor(mission.startsAt / (6 * HOUR))) >= free) return false;
    const likes =
      (SKILL_LEAST + (1 - SKILL_LEAST) * skillShare(person, mission)) *
      (1 - 0.5 * Math.min(1, distanceKm(person, mission) / person.radiusKm)) *
      Math.exp(PAY_WEIGHT * mission.pay) *
      (mission.hours.includes("night") ? NIGHT_LIKED : 1);
    return draw("says yes", person.id, mission.id) < assumptions.yes * likes;
  }

  /** When a message is looked at; null when it never is. `before` counts the messages of the same day. */
  function looksAt(person: Person, mission: Mission, at: number, before: number): number | null {
    const tired = assumptions.tiring ** Math.max(0, before + 1 - assumptions.freshMessages);
    if (draw("looks", person.id, mission.id) >= assumptions.messageSeen * tired) return null;
    const seen =
      at + assumptions.messageMinutes * Math.exp(MESSAGE_SIGMA * normal(draw, "delay", person.id, mission.id));
    const morning = nightEnd(instantAt(seen));
    if (!morning || person.night) return seen;
    return minuteOf(morning) + HOUR * draw("wakes", person.id, mission.id);
  }

  function optsOut(person: Person, mission: Mission, before: number): boolean {
    return before >= assumptions.freshMessages && draw("opts out", person.id, mission.id) < assumptions.optOut;
  }

  function cardsRead(person: Person, at: number): number {
    return Math.ceil(-assumptions.cardsRead * Math.log(1 - draw("cards", person.id, Math.floor(at))));
  }

  /** When the employer looks at the applications, from the moment one waits. */
  function employerLooksAt(mission: Mission, at: number, nth: number): number {
    const median = mission.startsAt - at <= URGENT ? assumptions.employerUrgentMinutes : assumptions.employerMinutes;
    const looks = at + median * Math.exp(EMPLOYER_SIGMA * normal(draw, "employer", mission.id, nth));
    const inDay = looks % DAY_MINUTES;
    if (inDay < EMPLOYER_HOURS.from) return looks - inDay + EMPLOYER_HOURS.from;
    return inDay < EMPLOYER_HOURS.to ? looks : looks - inDay + DAY_MINUTES + EMPLOYER_HOURS.from;
  }

  function isAccepted(person: Person, mission: Mission): boolean {
    const known = person.newcomer ? assumptions.newcomerAccepted : 1;
    const chance = assumptions.accepted * ((1 + 2 * skillShare(person, mission)) / 3) * known;
    return draw("accepted", person.id, mission.id) < chance;
  }

  const confirms = (person: Person, mission: Mission) =>
    draw("confirms", person.id, mission.id) < assumptions.confirmed;

  return { isOwn, saysYes, looksAt, optsOut, cardsRead, employerLooksAt, isAccepted, confirms };
}

/** As an employer reads them: the best skills first, a known record before none. */
export const byFit = (mission: Mission) => (a: Person, b: Person) =>
  skillShare(b, mission) - skillShare(a, mission) || Number(a.newcomer) - Number(b.newcomer);
