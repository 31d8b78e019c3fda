import { expect, test } from "vitest";
import { createFreshness, MAX_LAG_MS } from "./replica-watch.ts";

function aReplica() {
  const clock = { now: 0 };
  const freshness = createFreshness(() => clock.now);
  const look = (now: number, written: number, replayed: number) => {
    clock.now = now;
    freshness.record({ at: now, written }, replayed);
    return freshness.isFresh();
  };
  return { clock, freshness, look };
}

test("a replica is not read before it was seen with everything", () => {
  const { freshness, look } = aReplica();
  expect(freshness.isFresh()).toBe(false);
  expect(look(0, 100, 90)).toBe(false);
  expect(look(1_000, 200, 100)).toBe(true);
});

test("one that has nothing new to replay is not late", () => {
  const { freshness, look } = aReplica();
  for (const second of [0, 1, 2, 60, 61]) expect(look(second * 1_000, 100, 100)).toBe(true);
  expect(freshness.lagMs()).toBe(0);
});

test("one that stands still is left after five seconds, and one that is a second behind never", () => {
  const { clock, freshness, look } = aReplica();
  look(0, 100, 100);
  for (const second of [1, 2, 3, 4, 5]) expect(look(second * 1_000, 100 + second, 100)).toBe(true);
  clock.now = MAX_LAG_MS + 1;
  expect(freshness.isFresh()).toBe(false);
  expect(look(6_000, 106, 100)).toBe(false);
  expect(freshness.lagMs()).toBe(6_000);
  for (const second of [7, 8, 20, 21]) expect(look(second * 1_000, 100 + second, 99 + second)).toBe(second !== 20);
});

test("one that does not answer, or was replaced by an older copy, is left at once", () => {
  const { freshness, look } = aReplica();
  look(0, 100, 100);
  freshness.lose();
  expect(freshness.isFresh()).toBe(false);
  expect(look(1_000, 100, 100)).toBe(true);
  expect(look(2_000, 100, 40)).toBe(false);
});
