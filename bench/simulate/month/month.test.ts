import { expect, test } from "vitest";
import { ASSUMPTIONS } from "../assumptions.ts";
import { buildCity, type City } from "../city.ts";
import { HOUR } from "../clock.ts";
import { playMonth } from "./month.ts";
import { MONTH_ASSUMPTIONS } from "./month-assumptions.ts";
import { monthFiguresOf } from "./month-figures.ts";
import { AFTER, BEFORE, ONE_RULE } from "./rules.ts";

const assumed = { assumptions: { ...ASSUMPTIONS, stated: 0.9 }, month: MONTH_ASSUMPTIONS };
const cityOf = (seed: number) => buildCity({ seed, people: 300, missions: 120, days: 6 }, assumed.assumptions);
const city = cityOf(1);
const applicationsOf = (played: City, rules: typeof AFTER) => {
  const { recordOf } = playMonth(played, rules, assumed);
  return played.missions.flatMap((mission) => recordOf(mission).applications);
};
const figuresOf = (played: City, rules: typeof AFTER) => monthFiguresOf(played, playMonth(played, rules, assumed));

test("the same seed gives the same month, another seed another", () => {
  expect(figuresOf(cityOf(1), AFTER)).toEqual(figuresOf(city, AFTER));
  expect(figuresOf(cityOf(2), AFTER)).not.toEqual(figuresOf(city, AFTER));
});

test("missions are published on every day", () => {
  const days = new Set(city.missions.map(({ publishedAt }) => Math.floor(publishedAt / (24 * HOUR))));
  expect([...days]).toEqual([0, 1, 2, 3, 4, 5]);
});

test("with a time to answer no application is left open, and none is answered after it", () => {
  const after = applicationsOf(city, AFTER);
  expect(after.filter(({ state }) => state === "waiting")).toEqual([]);
  expect(after.filter(({ answeredAt, until }) => answeredAt !== null && answeredAt > until)).toEqual([]);
  expect(after.some(({ state }) => state === "lapsed")).toBe(true);
  const before = applicationsOf(city, BEFORE);
  expect(before.some(({ state }) => state === "waiting")).toBe(true);
  expect(before.some(({ state }) => state === "lapsed")).toBe(false);
});

test("places are never given twice, nor two shifts within eleven hours to one person", () => {
  for (const rules of [BEFORE, ...ONE_RULE, AFTER]) {
    const { recordOf } = playMonth(city, rules, assumed);
    const confirmed = city.missions.flatMap((mission) =>
      recordOf(mission).applications.filter(({ state }) => state === "confirmed"),
    );
    for (const mission of city.missions) {
      const { taken, confirmed: count, mostConfirmed } = recordOf(mission);
      expect(taken).toBeLessThanOrEqual(mission.places);
      expect(mostConfirmed).toBeLessThanOrEqual(mission.places);
      expect(confirmed.filter((one) => one.mission === mission).length).toBe(count);
    }
    for (const one of confirmed)
      for (const other of confirmed.filter((each) => each !== one && each.person === one.person))
        expect(Math.abs(one.mission.startsAt - other.mission.startsAt)).toBeGreaterThanOrEqual(11 * HOUR);
  }
});

test("each rule sends what it is for, and nothing else does", () => {
  const sent = (rules: typeof AFTER) => playMonth(city, rules, assumed).sent;
  expect(sent(BEFORE).get("« Vous venez toujours ? »")).toBe(0);
  expect(sent(BEFORE).get("reminders to answer, and applications without an answer")).toBe(0);
  for (const [, count] of sent(AFTER)) expect(count).toBeGreaterThan(0);
});
