import { NEWCOMER_MISSIONS, scoreOf } from "@app/domain/matching/matching";
import { distanceKm, type Point } from "@app/domain/places/distance";
import { WEEK_DAYS, weekBits } from "@app/domain/profiles/availability";
import { type DayHours, dayHoursOf } from "@app/domain/time/day-hours";
import type { Assumptions } from "./assumptions.ts";
import { DAY_MINUTES, FIRST_WEEK_DAY, HOUR, instantAt } from "./clock.ts";
import { createDraw, type Draw, normal, pickWeighted } from "./draw.ts";

export type Person = Point & {
  id: number;
  radiusKm: number;
  /** Null when nothing is known of their time. */
  week: number | null;
  /** Which of the skills of each trade they have, as bits. */
  skills: ReadonlyMap<number, number>;
  newcomer: boolean;
  /** Percentage of commitments met; a hundred when there was none. */
  reliability: number;
  workedFor: readonly number[];
  idleDays: number;
  opensPerDay: number;
  night: boolean;
  licence: boolean;
};

export type Mission = Point & {
  id: number;
  employer: number;
  publishedAt: number;
  startsAt: number;
  endsAt: number;
  hours: readonly DayHours[];
  /** The bits of the week that a person must have to be free. */
  week: number;
  trade: number;
  wanted: number;
  places: number;
  /** Difference to the median pay, as a share of it. */
  pay: number;
  licence: boolean;
  booking: "choose" | "first";
};

export type City = {
  draw: Draw;
  people: readonly Person[];
  missions: readonly Mission[];
  /** When somebody opens the site, in order. */
  opens: readonly { at: number; person: Person }[];
  /** For each mission, who passes every gate, the best score first. */
  eligible: readonly (readonly Person[])[];
  /** The own extras of each employer, by its number. */
  teams: ReadonlyMap<number, readonly Person[]>;
};

const CENTRE = { lat: 45.757, lon: 4.832 };
const SPREAD_DEGREES = { lat: 0.05, lon: 0.07 };
const TRADES = 12;
const SKILLS = 6;
const WANTED_SKILLS = 3;
const RADII = [5, 10, 20, 30];
const RADIUS_WEIGHTS = [20, 35, 30, 15];
const FREE: Record<DayHours, number> = { morning: 0.55, noon: 0.6, evening: 0.55, night: 0.15 };
/** After the last publication, until the last start. */
const DAYS_AFTER = 4;
/** Each hour of the day. */
const OPEN_WEIGHTS = [1, 0.5, 0.3, 0.3, 0.3, 0.6, 2, 5, 6, 4, 4, 4, 7, 6, 4, 4, 4, 5, 7, 8, 8, 7, 5, 2];
const PUBLISH_WEIGHTS = [0.5, 0.3, 0.2, 0.2, 0.3, 1, 3, 5, 8, 9, 9, 8, 5, 5, 7, 8, 8, 7, 6, 4, 3, 2, 1.5, 1];
/** Hours between the publication and the start, and how many missions of a hundred. */
const LEADS = [
  [1, 3],
  [3, 12],
  [12, 48],
  [48, 96],
] as const;
const LEAD_WEIGHTS = [15, 25, 35, 25];
const PLACES_WEIGHTS = [65, 22, 13];

type Size = {
  seed: number;
  people: number;
  /** Of all days together. */
  missions: number;
  /** One unless given: as many missions are published on each. */
  days?: number;
  /** Every mission is published between 20 and 22 h and starts the next morning. */
  isEvening?: boolean;
  /** Own extras of each employer of an even number, or of all: besides `people`. */
  own?: { extras: number; ofAll: boolean };
};

export function buildCity(size: Size, assumptions: Assumptions): City {
  const draw = createDraw(size.seed);
  const employers = Math.max(1, Math.round(size.missions / 3));
  const { extras, ofAll } = size.own ?? { extras: 0, ofAll: false };
  const withTeam = Array.from({ length: employers }, (_, id) => id).filter((id) => ofAll || id % 2 === 0);
  const all = size.people + extras * withTeam.length;
  const people = Array.from({ length: all }, (_, id) => aPerson(id, draw, employers, assumptions));
  const teamOf = (nth: number) => people.slice(size.people + extras * nth, size.people + extras * (nth + 1));
  const days = size.days ?? 1;
  const missions = Array.from({ length: size.missions }, (_, id) =>
    aMission(id, {
      draw,
      employers,
      assumptions,
      isEvening: size.isEvening ?? false,
      midnight: Math.floor((id * days) / size.missions) * DAY_MINUTES,
    }),
  );
  return {
    draw,
    people,
    missions,
    opens: people.flatMap((person) => opensOf(person, draw, days + DAYS_AFTER)).toSorted((a, b) => a.at - b.at),
    eligible: missions.map((mission) => eligibleFor(mission, people)),
    teams: new Map(extras === 0 ? [] : withTeam.map((id, nth) => [id, teamOf(nth)])),
  };
}

const sharedSkills = (person: Person, { trade, wanted }: Mission): number =>
  countBits((person.skills.get(trade) ?? 0) & wanted);

/** From 0 to 1. */
export const skillShare = (person: Person, mission: Mission): number => sharedSkills(person, mission) / WANTED_SKILLS;

export function passesGates(person: Person, mission: Mission): boolean {
  return (
    person.week !== null &&
    (person.week & mission.week) === mission.week &&
    (person.licence || !mission.licence) &&
    distanceKm(person, mission) <= person.radiusKm
  );
}

function eligibleFor(mission: Mission, people: readonly Person[]): Person[] {
  return people
    .filter((person) => passesGates(person, mission))
    .map((person) => ({ person, score: scoreFor(person, mission) }))
    .toSorted((a, b) => b.score - a.score || a.person.id - b.person.id)
    .map(({ person }) => person);
}

const scoreFor = (person: Person, mission: Mission) =>
  scoreOf({
    sharedSkills: sharedSkills(person, mission),
    wantedSkills: WANTED_SKILLS,
    completedMissions: person.newcomer ? 0 : NEWCOMER_MISSIONS,
    reliability: person.reliability,
    workedHere: person.workedFor.includes(mission.employer) ? 1 : 0,
    daysSinceActive: person.idleDays,
  });

function aPerson(id: number, draw: Draw, employers: number, assumptions: Assumptions): Person {
  const newcomer = draw("newcomer", id) < assumptions.newcomers;
  const opensPerDay = assumptions.opensPerDay * Math.exp(normal(draw, "opens per day", id));
  const [trade, other] = [Math.floor(draw("trade", id) * TRADES), Math.floor(draw("other trade", id) * TRADES)];
  return {
    id,
    ...aPoint(draw, "home", id),
    radiusKm: RADII[pickWeighted(RADIUS_WEIGHTS, draw("radius", id))] ?? 10,
    week: draw("stated", id) < assumptions.stated ? aWeek(id, draw) : null,
    skills: new Map([
      [other, someSkills(id, draw, "other skills", 0.25)],
      [trade, someSkills(id, draw, "skills", 0.6)],
    ]),
    newcomer,
    reliability: newcomer ? 100 : 75 + Math.floor(26 * draw("reliability", id)),
    workedFor: newcomer ? [] : [0, 1].map((nth) => Math.floor(draw("worked for", id, nth) * employers)),
    idleDays: Math.floor(-Math.log(1 - draw("idle", id)) / opensPerDay),
    opensPerDay,
    night: draw("night", id) < assumptions.nightChosen,
    licence: draw("licence", id) < 0.6,
  };
}

type Market = { draw: Draw; employers: number; assumptions: Assumptions; isEvening: boolean; midnight: number };

function aMission(id: number, { draw, employers, assumptions, isEvening, midnight }: Market): Mission {
  const times = isEvening ? nextMorning(id, draw) : anyTime(id, draw);
  const [publishedAt, startsAt] = [midnight + times.publishedAt, midnight + times.startsAt];
  const endsAt = startsAt + (3 + Math.floor(draw("length", id) * 6)) * HOUR;
  const hours = dayHoursOf({ startsAt: instantAt(startsAt), endsAt: instantAt(endsAt) });
  const day = WEEK_DAYS[(FIRST_WEEK_DAY + Math.floor(startsAt / DAY_MINUTES)) % WEEK_DAYS.length] ?? "mon";
  return {
    id,
    ...aPoint(draw, "workplace", id),
    employer: Math.floor(draw("employer", id) * employers),
    publishedAt,
    startsAt,
    endsAt,
    hours,
    week: weekBits({ [day]: hours }),
    trade: Math.floor(draw("mission trade", id) * TRADES),
    wanted: wantedSkills(id, draw),
    places: 1 + pickWeighted(PLACES_WEIGHTS, draw("places", id)),
    pay: Math.max(-0.15, 0.12 * normal(draw, "pay", id)),
    licence: draw("licence required", id) < 0.1,
    booking: draw("booking", id) < assumptions.firstYes ? "first" : "choose",
  };
}

function anyTime(id: number, draw: Draw) {
  const publishedAt = (pickWeighted(PUBLISH_WEIGHTS, draw("hour", id)) + draw("minute", id)) * HOUR;
  const [shortest, longest] = LEADS[pickWeighted(LEAD_WEIGHTS, draw("lead", id))] ?? LEADS[0];
  const lead = (shortest + (longest - shortest) * draw("lead hours", id)) * HOUR;
  return { publishedAt, startsAt: workingHour(publishedAt + lead, id, draw) };
}

/** Published from 20 to 22 h, to begin from 7 to 12 h. */
function nextMorning(id: number, draw: Draw) {
  const publishedAt = (20 + 2 * draw("minute", id)) * HOUR;
  const startsAt = DAY_MINUTES + Math.ceil((7 + 5 * draw("lead hours", id)) * 4) * 15;
  return { publishedAt, startsAt };
}

/** Few shifts begin before six: most of those drawn there begin in the morning. */
function workingHour(minute: number, id: number, draw: Draw): number {
  const inDay = minute % DAY_MINUTES;
  const isEarly = inDay < 6 * HOUR && draw("early", id) < 0.85;
  const moved = isEarly ? minute - inDay + (6 + 3 * draw("morning", id)) * HOUR : minute;
  return Math.ceil(moved / 15) * 15;
}

const aPoint = (draw: Draw, purpose: string, id: number): Point => ({
  lat: CENTRE.lat + SPREAD_DEGREES.lat * normal(draw, `${purpose} lat`, id),
  lon: CENTRE.lon + SPREAD_DEGREES.lon * normal(draw, `${purpose} lon`, id),
});

function aWeek(id: number, draw: Draw): number {
  const isFree = (slot: DayHours, day: number) => draw(`free ${slot}`, id, day) < FREE[slot];
  const slots: readonly DayHours[] = ["morning", "noon", "evening", "night"];
  return weekBits(Object.fromEntries(WEEK_DAYS.map((name, day) => [name, slots.filter((slot) => isFree(slot, day))])));
}

function someSkills(id: number, draw: Draw, purpose: string, chance: number): number {
  let bits = 0;
  for (let skill = 0; skill < SKILLS; skill += 1) if (draw(purpose, id, skill) < chance) bits |= 1 << skill;
  return bits;
}

function wantedSkills(id: number, draw: Draw): number {
  const skills = Array.from({ length: SKILLS }, (_, skill) => ({ skill, rank: draw("wanted", id, skill) }));
  const chosen = skills.toSorted((a, b) => a.rank - b.rank).slice(0, WANTED_SKILLS);
  return chosen.reduce((bits, { skill }) => bits | (1 << skill), 0);
}

function opensOf(person: Person, draw: Draw, days: number): { at: number; person: Person }[] {
  const sum = OPEN_WEIGHTS.reduce((total, weight) => total + weight, 0);
  return Array.from({ length: days * 24 }, (_, hour) => hour).flatMap((hour) => {
    const chance = 1 - Math.exp((-person.opensPerDay * (OPEN_WEIGHTS[hour % 24] ?? 0)) / sum);
    const opens = draw("opens", person.id, hour) < chance;
    return opens ? [{ at: (hour + draw("opens at", person.id, hour)) * HOUR, person }] : [];
  });
}

function countBits(bits: number): number {
  let [left, count] = [bits, 0];
  for (; left > 0; left >>= 1) count += left & 1;
  return count;
}
