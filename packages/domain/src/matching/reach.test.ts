import { describe, expect, test } from "vitest";
import { SECTORS } from "../catalogue/sectors.ts";
import {
  cellOf,
  cellShares,
  HOURS_EPSILON,
  HOURS_SCALE,
  hourShares,
  mainSector,
  noisyCount,
  PLACE_EPSILON,
  PLACE_SCALE,
  REACH_RADII,
  shownReach,
  WEEK_PARTS,
} from "./reach.ts";

test.each([
  [-12, null],
  [0, null],
  [4.9, null],
  [5, 5],
  [7.4, 5],
  [7.6, 10],
  [23, 25],
  [50, 50],
  [54, 50],
  [57, 60],
  [200, 200],
  [226, 250],
  [1_234, 1_250],
])("%d people are shown as %s", (people, shown) => {
  expect(shownReach(people)).toBe(shown);
});

describe("a person counts in one sector", () => {
  const [first, second] = SECTORS.map(({ key }) => key);
  if (!first || !second) throw new Error("the catalogue has two sectors");
  const sectorsOf = new Map([
    [1, [first]],
    [2, [first, second]],
    [3, [second]],
  ]);

  test.each([
    [[1], first],
    [[2], first],
    [[2, 3], second],
    [[3, 3, 3, 1], first],
    [[9], null],
    [[], null],
  ])("skills %j", (skills, sector) => {
    expect(mainSector(skills, sectorsOf)).toBe(sector);
  });
});

test("a cell counts for its inhabitants within the radius", () => {
  const near = { lat: 45.76, lon: 4.84, population: 899, km: 1 };
  const far = { lat: 45.71, lon: 4.81, population: 99, km: 12 };
  const other = { lat: 45.55, lon: 4.84, population: 10, km: 25 };
  expect(cellOf(near.lat, near.lon)).toBe(cellOf(far.lat, far.lon));
  expect([...cellShares([near, far, other], 10)]).toEqual([[cellOf(near.lat, near.lon), 0.9]]);
  expect([...cellShares([near, far, other], 30).values()]).toEqual([1, 1]);
});

test("hours are shared only among many people", () => {
  const free = Array.from({ length: WEEK_PARTS }, (_, part) => part * 1_000 - 500);
  expect(hourShares(free, 2_000)).toBeNull();
  const shares = hourShares(free, 20_000);
  expect(shares?.[0]).toBe(0);
  expect(shares?.[10]).toBe(0.475);
  expect(shares?.[27]).toBe(1);
});

/** The same draws at each run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
}

test("the noise is as wide as it is meant to be, and on no side", () => {
  const draw = chances(1);
  const drawn = Array.from({ length: 20_000 }, () => noisyCount(100, draw(), PLACE_SCALE) - 100);
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
  const meanSize = drawn.reduce((sum, one) => sum + Math.abs(one), 0) / drawn.length;
  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(Math.abs(meanSize - PLACE_SCALE)).toBeLessThan(0.1);
});

/** How often somebody who knows everybody else, and reads every count, can be right about whether a person is among them; 0.5 is chance. */
const rightGuesses = (epsilon: number): number => Math.exp(epsilon) / (1 + Math.exp(epsilon));
const REACH_EPSILON = PLACE_EPSILON + HOURS_EPSILON;

describe("an adversary who knows everybody else", () => {
  const TRIALS = 3_000;
  // Three standard deviations of so many trials.
  const MARGIN = 3 * Math.sqrt(0.25 / TRIALS);

  test("is right within the bound, with the count itself in hand", () => {
    const draw = chances(2);
    const others = 11;
    let right = 0;
    for (let n = 0; n < TRIALS; n += 1) {
      const isThere = draw() < 0.5;
      const read = noisyCount(others + (isThere ? 1 : 0), draw(), PLACE_SCALE);
      // The likelier of the two.
      const guess = read > others + 0.5;
      if (guess === isThere) right += 1;
    }
    expect(right / TRIALS).toBeLessThan(rightGuesses(PLACE_EPSILON) + MARGIN);
    // The test would see a leak: noise of half the width lets them be right more often.
    expect(right / TRIALS).toBeGreaterThan(0.55);
  });

  test("learns no more from ten thousand questions about other places, radii and hours", () => {
    const draw = chances(3);
    const SIDE = 11;
    const PLACES = 120;
    const known = Array.from({ length: SIDE * SIDE }, () => Math.floor(draw() * 40));
    const target = Math.floor((SIDE * SIDE) / 2);
    // Points over the whole square, each with the cells that its circles meet.
    const circles = Array.from({ length: PLACES }, () => [draw() * SIDE, draw() * SIDE] as const).flatMap(([x, y]) =>
      REACH_RADII.map((radius) =>
        known.flatMap((_, cell) => {
          const away = Math.hypot((cell % SIDE) + 0.5 - x, Math.floor(cell / SIDE) + 0.5 - y) * 11;
          return away <= radius ? [{ cell, share: Math.min(1, (radius + 5.5 - away) / 11) }] : [];
        }),
      ),
    );
    const everybody = 40_000;
    const free = Array.from({ length: WEEK_PARTS }, () => Math.floor(draw() * everybody));
    expect(circles.length * WEEK_PARTS).toBeGreaterThan(10_000);
    /** What is shown at each place and radius, in each part of the week. */
    const answers = (people: readonly number[], shares: readonly number[]) =>
      circles.map((circle) => {
        const sum = circle.reduce((total, { cell, share }) => total + (people[cell] ?? 0) * share, 0);
        return shares.map((share) => shownReach(sum * share) ?? 0);
      });
    const withTarget = known.map((people, cell) => people + (cell === target ? 1 : 0));
    const exactShares = free.map((people) => people / everybody);
    // Of the two worlds without noise: the adversary looks which of them the answers are closer to.
    const [without, present] = [answers(known, exactShares), answers(withTarget, exactShares)];
    const guess = (read: number[][]) => {
      let closer = 0;
      for (const [place, shown] of read.entries())
        for (const [part, people] of shown.entries())
          closer += Math.abs(people - (without[place]?.[part] ?? 0)) - Math.abs(people - (present[place]?.[part] ?? 0));
      return closer > 0;
    };
    // Rounding alone hides nobody: without noise the adversary is never wrong.
    expect([guess(present), guess(without)]).toEqual([true, false]);
    const trials = 120;
    let right = 0;
    for (let n = 0; n < trials; n += 1) {
      const isThere = draw() < 0.5;
      const counts = (isThere ? withTarget : known).map((people) => noisyCount(people, draw(), PLACE_SCALE));
      const hours = hourShares(
        free.map((people) => noisyCount(people + (isThere ? 1 : 0), draw(), HOURS_SCALE)),
        noisyCount(everybody + (isThere ? 1 : 0), draw(), HOURS_SCALE),
      );
      if (guess(answers(counts, hours ?? [])) === isThere) right += 1;
    }
    expect(right / trials).toBeLessThan(rightGuesses(REACH_EPSILON) + 3 * Math.sqrt(0.25 / trials));
  });

  test("the bound is far from certainty", () => {
    expect(rightGuesses(REACH_EPSILON)).toBeLessThan(0.7);
  });
});
