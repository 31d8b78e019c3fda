import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { nightEnd, startsSoon } from "../time/night.ts";
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
    // From 11 in the morning, two nights apart: 32 hours awake.
    ["just over 49 h", 49 * HOUR + 1, 120],
    ["49 h", 49 * HOUR, 30],
    ["just over 8 h", 8 * HOUR + 1, 30],
    ["8 h", 8 * HOUR, 10],
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

describe("the night", () => {
  const paris = (day: number, time: string) => atParis(`2026-11-${day}`, time);
  /** Every wave until the start, and the people told in all before the night. */
  function wavesFrom(published: Date, startsAt: Date, missing = 1) {
    const sent = [];
    let at = published;
    for (let number = 1; ; number += 1) {
      const wave = planWave({ now: at, startsAt, missing, number });
      if (!wave) return sent;
      sent.push(wave);
      at = wave.dueAt;
    }
  }
  const notifiedBefore = (waves: readonly { size: number; dueAt: Date }[], until: Date) =>
    waves.filter(({ dueAt }) => dueAt < until).reduce((sum, { size }) => sum + size, 0);

  // K7: five people, then silence until 22:00, then nobody until the morning.
  test.each([
    ["20:00", 5 + 10 + 20 + 40 + 80 * 8],
    ["21:00", 5 + 10 + 20 + 40 + 80 * 2],
    ["21:30", 5 + 10 + 80],
    ["21:50", 80],
    ["21:59", 80],
  ])("published at %s for tomorrow at 11: %i people may be told before it", (time, people) => {
    expect(notifiedBefore(wavesFrom(paris(17, time), paris(18, "11:00")), paris(17, "22:00"))).toBe(people);
  });

  test("a wave that could wake nobody waits for the morning, the first one too", () => {
    expect(planWave({ now: paris(17, "22:30"), startsAt: paris(18, "18:00"), missing: 1, number: 1 })).toEqual({
      size: 5,
      dueAt: paris(18, "06:30"),
    });
    expect(planWave({ now: paris(17, "22:30"), startsAt: paris(18, "10:00"), missing: 1, number: 1 })?.dueAt).toEqual(
      paris(17, "22:30"),
    );
  });

  test("a start that leaves less than three waking hours is told at once", () => {
    expect(planWave({ now: paris(17, "21:45"), startsAt: paris(18, "08:00"), missing: 1, number: 1 })?.size).toBe(80);
    expect(planWave({ now: paris(17, "23:00"), startsAt: paris(18, "05:00"), missing: 1, number: 1 })?.size).toBe(80);
  });

  test("a start in days is not hastened by the first night", () => {
    expect(planWave({ now: paris(17, "21:55"), startsAt: paris(19, "11:00"), missing: 1, number: 1 })?.size).toBe(5);
  });

  test("whoever is not found at night is looked for in the morning", () => {
    expect(lookAgainAt({ now: paris(17, "23:00"), startsAt: paris(18, "10:00") })).toEqual(paris(18, "00:00"));
    expect(lookAgainAt({ now: paris(18, "06:00"), startsAt: paris(18, "16:00") })).toEqual(paris(18, "06:30"));
    expect(lookAgainAt({ now: paris(17, "21:30"), startsAt: paris(18, "18:00") })).toEqual(paris(18, "06:30"));
  });

  test("whatever the hours, no wave leaves at night for a start in more than twelve hours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 24 * 60 }), fc.integer({ min: 1, max: 7 * 24 * 60 }), (from, left) => {
        const published = new Date(now.getTime() + from * MINUTE);
        const startsAt = new Date(published.getTime() + left * MINUTE);
        for (const { dueAt } of wavesFrom(published, startsAt).slice(0, 40))
          expect(nightEnd(dueAt) === null || startsSoon(startsAt, dueAt)).toBe(true);
      }),
    );
  });
});

describe("lookAgainAt", () => {
  test.each([
    [72 * HOUR, 24 * 60],
    [48 * HOUR, 4 * 60],
    [8 * HOUR, 60],
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
