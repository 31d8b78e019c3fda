import { NEWCOMER_SHARE } from "@app/domain/matching/matching";
import { nightEnd } from "@app/domain/time/night";
import { describe, expect, test } from "vitest";
import { ASSUMPTIONS } from "./assumptions.ts";
import { buildCity } from "./city.ts";
import { HOUR, instantAt } from "./clock.ts";
import { simulateDay } from "./day.ts";
import { figuresOf } from "./figures.ts";
import { pickWave } from "./pick-wave.ts";
import { BROADCAST, LIST, POLICIES, WAVES } from "./policy.ts";

const size = { people: 500, missions: 30 };
// Many gave their week and chose the night, so that a small city has enough of both.
const assumptions = { ...ASSUMPTIONS, stated: 0.9, nightChosen: 0.3 };
const cityOf = (seed: number) => buildCity({ seed, ...size }, assumptions);
/** Its missions of the night are soon enough to ring. */
const SEED = 3;
const city = cityOf(SEED);
const outcomes = POLICIES.map((policy) => simulateDay(city, policy, assumptions));
const waves = simulateDay(city, WAVES, assumptions);

test("the same seed gives the same day, another seed another", () => {
  const figures = (seed: number) => {
    const again = cityOf(seed);
    return POLICIES.map((policy) => figuresOf(again, simulateDay(again, policy, assumptions)));
  };
  expect(figures(SEED)).toEqual(outcomes.map((outcome) => figuresOf(city, outcome)));
  expect(figures(SEED + 1)).not.toEqual(figures(SEED));
});

test("nobody is sent the same mission twice", () => {
  for (const { messages } of outcomes) {
    const pairs = messages.map(({ person, mission }) => `${person.id} ${mission.id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  }
  expect(waves.messages.length).toBeGreaterThan(0);
});

test("at night a message only reaches who chose it, for work that starts within twelve hours", () => {
  const atNight = outcomes.flatMap(({ messages }) => messages).filter(({ at }) => nightEnd(instantAt(at)) !== null);
  expect(atNight.length).toBeGreaterThan(0);
  expect(atNight.filter(({ person }) => !person.night)).toEqual([]);
  expect(atNight.filter(({ mission, at }) => mission.startsAt - at > 12 * HOUR)).toEqual([]);
});

test("waves respect the daily limit, and stop when the mission is filled or has started", () => {
  expect(figuresOf(city, waves).busiestDays).toBeLessThanOrEqual(6);
  for (const { mission, at } of waves.messages) {
    expect(at).toBeLessThan(mission.startsAt);
    expect(at).toBeLessThanOrEqual(waves.filledAt[mission.id] ?? mission.startsAt);
  }
});

test("places are never given twice, nor two shifts within eleven hours to one person", () => {
  for (const { places } of outcomes) {
    for (const mission of city.missions)
      expect(places.filter((place) => place.mission === mission).length).toBeLessThanOrEqual(mission.places);
    for (const one of places)
      for (const other of places.filter((place) => place !== one && place.person === one.person))
        expect(Math.abs(one.mission.startsAt - other.mission.startsAt)).toBeGreaterThanOrEqual(11 * HOUR);
  }
});

test("the list sends nothing, a broadcast more than anything", () => {
  expect(simulateDay(city, LIST, assumptions).messages).toEqual([]);
  expect(simulateDay(city, BROADCAST, assumptions).messages.length).toBeGreaterThan(waves.messages.length);
});

describe("newcomers", () => {
  test("are at least a fifth of all the people of the waves", () => {
    const people = waves.waves.flatMap((wave) => wave.people);
    expect(people.filter(({ newcomer }) => newcomer).length / people.length).toBeGreaterThanOrEqual(NEWCOMER_SHARE);
  });

  test("are a fifth of a wave even when they have the lowest scores, as far as there are any", () => {
    const experienced = city.people.filter(({ newcomer }) => !newcomer).slice(0, 50);
    const newcomers = city.people.filter(({ newcomer }) => newcomer);
    const wave = pickWave([...experienced, ...newcomers], 20);
    expect(wave).toEqual([...experienced.slice(0, 16), ...newcomers.slice(0, 4)]);
    expect(pickWave([...experienced, ...newcomers.slice(0, 1)], 20)).toEqual([
      ...experienced.slice(0, 19),
      ...newcomers.slice(0, 1),
    ]);
    expect(pickWave(experienced, 20)).toEqual(experienced.slice(0, 20));
  });
});
