import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { nightEnd, startsSoon } from "../time/night.ts";
import { replyBy, replyReminderAt } from "./reply-by.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const paris = (moment: string) => {
  const [day = "", time = ""] = moment.split(" ");
  return atParis(day, time);
};
const asked = (createdAt: Date, startsAt: Date) => ({ createdAt, startsAt, interviewAt: null, changedAt: null });

describe("until when an employer answers", () => {
  test.each([
    ["a quarter of the time left", "2026-11-18 10:00", "2026-11-18 18:00", "2026-11-18 12:00"],
    ["fifteen minutes at least", "2026-11-18 17:20", "2026-11-18 18:00", "2026-11-18 17:35"],
    ["never after the start", "2026-11-18 17:50", "2026-11-18 18:00", "2026-11-18 18:00"],
    // Fifteen hours and a half of each day count.
    ["a day at most, nights apart", "2026-11-18 10:00", "2026-12-18 10:00", "2026-11-19 18:30"],
    ["the evening goes on in the morning", "2026-11-18 21:00", "2026-11-19 21:00", "2026-11-19 11:30"],
    ["asked at night, from the morning on", "2026-11-18 23:00", "2026-11-20 23:00", "2026-11-19 18:30"],
    ["at night too when the start is near", "2026-11-18 22:00", "2026-11-19 06:00", "2026-11-19 00:00"],
    [
      "the night when clocks go back has an hour more, the day is the same",
      "2026-10-24 20:00",
      "2026-10-26 20:00",
      "2026-10-25 16:45",
    ],
    ["the night when clocks go on has an hour less", "2026-03-28 20:00", "2026-03-30 20:00", "2026-03-29 16:15"],
  ])("%s", (_, created, starts, until) => {
    expect(replyBy(asked(paris(created), paris(starts)))).toEqual(paris(until));
  });

  test("an interview holds it until two hours after its last time, and never past the start", () => {
    const facts = asked(paris("2026-11-18 10:00"), paris("2026-11-20 18:00"));
    expect(replyBy({ ...facts, interviewAt: paris("2026-11-20 09:00") })).toEqual(paris("2026-11-20 11:00"));
    expect(replyBy({ ...facts, interviewAt: paris("2026-11-20 17:00") })).toEqual(paris("2026-11-20 18:00"));
    expect(replyBy({ ...facts, interviewAt: paris("2026-11-18 10:30") })).toEqual(replyBy(facts));
  });

  test("shifts that come nearer leave the employer a quarter of an hour", () => {
    const createdAt = paris("2026-11-18 10:00");
    const changedAt = paris("2026-11-18 15:00");
    const facts = { createdAt, startsAt: paris("2026-11-18 18:00"), interviewAt: null, changedAt };
    expect(replyBy(facts)).toEqual(paris("2026-11-18 15:15"));
  });
});

const moments = fc
  .integer({ min: atParis("2026-01-01", "00:00").getTime(), max: atParis("2028-12-31", "00:00").getTime() })
  .map((ms) => new Date(Math.floor(ms / MINUTE) * MINUTE));

/** Every night when clocks change, and the day around it. */
const changes = fc
  .tuple(
    fc.constantFrom("2026-03-28", "2026-10-24", "2027-03-27", "2027-10-30", "2028-03-25", "2028-10-28"),
    fc.integer({ min: 0, max: 36 * 60 }),
  )
  .map(([day, minutes]) => new Date(atParis(day, "12:00").getTime() + minutes * MINUTE));

test("whatever the moment: after the application, before the start, never at night unless the start is near, and the reminder between", () => {
  fc.assert(
    fc.property(fc.oneof(moments, changes), fc.integer({ min: 1, max: 40 * 24 * 60 }), (createdAt, minutes) => {
      const startsAt = new Date(createdAt.getTime() + minutes * MINUTE);
      const until = replyBy(asked(createdAt, startsAt));
      expect(until > createdAt).toBe(true);
      expect(until <= startsAt).toBe(true);
      if (until < startsAt) expect(until.getTime() - createdAt.getTime()).toBeGreaterThanOrEqual(15 * MINUTE);
      const isNear = startsSoon(startsAt, createdAt);
      // At ten o'clock sharp the evening ends.
      const isAtNight = nightEnd(until) !== null && nightEnd(new Date(until.getTime() - 1)) !== null;
      if (!isNear && until < startsAt) expect(isAtNight).toBe(false);
      if (isNear) expect(until.getTime() - createdAt.getTime()).toBeLessThanOrEqual(Math.max(3 * HOUR, 15 * MINUTE));
      const remindAt = replyReminderAt({ createdAt, startsAt, until });
      expect(remindAt > createdAt).toBe(true);
      expect(remindAt <= until).toBe(true);
      if (remindAt < until && nightEnd(remindAt)) expect(startsSoon(startsAt, remindAt)).toBe(true);
    }),
    { numRuns: 10_000, seed: 33 },
  );
});
