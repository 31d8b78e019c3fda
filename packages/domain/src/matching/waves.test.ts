import { describe, expect, it, test } from "vitest";
import { askAgainAt, lookAgainAt, planWave, putOffUntil } from "./waves.ts";

const now = new Date("2026-11-17T10:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const startsIn = (ms: number) => new Date(now.getTime() + ms);
const plan = (left: number, missing = 1, number = 1) => planWave({ now, startsAt: startsIn(left), missing, number });

describe("planWave", () => {
  it("sends the first wave at once", () => {
    expect(plan(72 * HOUR)).toEqual({ size: 5, dueAt: now });
  });

  test.each([
    ["just over 48 h", 48 * HOUR + 1, 120],
    ["48 h", 48 * HOUR, 30],
    ["just over 12 h", 12 * HOUR + 1, 30],
    ["12 h", 12 * HOUR, 10],
    ["just over 3 h", 3 * HOUR + 1, 10],
    ["3 h", 3 * HOUR, 5],
    ["10 min", 10 * MINUTE, 5],
  ])("%s before the start, the next wave waits", (_, left, minutes) => {
    expect(plan(left, 1, 2)?.dueAt).toEqual(startsIn(minutes * MINUTE));
  });

  test.each([
    ["one place, first wave", 72 * HOUR, 1, 1, 5],
    ["one place, second", 72 * HOUR, 1, 2, 10],
    ["one place, fifth", 72 * HOUR, 1, 5, 80],
    ["one place, sixth: no larger", 72 * HOUR, 1, 6, 80],
    ["three places", 72 * HOUR, 3, 1, 15],
    ["a hundred places", 72 * HOUR, 100, 1, 500],
    ["more places than a wave", 72 * HOUR, 400, 4, 500],
    ["3 h left: all at once", 3 * HOUR, 1, 1, 80],
    ["3 h left, nine places", 3 * HOUR, 9, 1, 500],
    ["3 h left, ten places", 3 * HOUR, 10, 1, 800],
    ["3 h left, a hundred places", 3 * HOUR, 100, 1, 5_000],
    ["just over 3 h left, a hundred places", 3 * HOUR + 1, 100, 1, 500],
  ])("%s", (_, left, missing, number, size) => {
    expect(plan(left, missing, number)?.size).toBe(size);
  });

  test.each([
    ["started", 0, 1, 1],
    ["starts before the next wave", 5 * MINUTE, 1, 2],
    ["nobody is missing", 72 * HOUR, 0, 1],
  ])("nothing when it %s", (_, left, missing, number) => {
    expect(plan(left, missing, number)).toBeNull();
  });
});

describe("lookAgainAt", () => {
  test.each([
    [72 * HOUR, 24 * 60],
    [48 * HOUR, 4 * 60],
    [12 * HOUR, 60],
    [3 * HOUR, 15],
  ])("%d ms before the start", (left, minutes) => {
    expect(lookAgainAt({ now, startsAt: startsIn(left) })).toEqual(startsIn(minutes * MINUTE));
  });

  it("gives up when the mission starts before", () => {
    expect(lookAgainAt({ now, startsAt: startsIn(15 * MINUTE) })).toBeNull();
  });
});

test("a wave that was put off looks again at the pace of the waves, not after the start", () => {
  expect(putOffUntil({ now, startsAt: startsIn(24 * HOUR) })).toEqual(startsIn(30 * MINUTE));
  expect(putOffUntil({ now, startsAt: startsIn(5 * MINUTE) })).toBeNull();
});

test("a wave can be asked for every ten minutes, six times in a day", () => {
  const ago = (minutes: number) => startsIn(-minutes * MINUTE);
  expect(askAgainAt([], now)).toBeNull();
  expect(askAgainAt([ago(4)], now)).toEqual(startsIn(6 * MINUTE));
  expect(askAgainAt([ago(11)], now)).toBeNull();
  const six = [100, 80, 60, 40, 30, 20].map(ago);
  expect(askAgainAt(six, now)).toEqual(startsIn((24 * 60 - 100) * MINUTE));
  expect(askAgainAt(six.slice(1), now)).toBeNull();
  expect(askAgainAt([ago(24 * 60), ...six.slice(1)], now)).toBeNull();
});
