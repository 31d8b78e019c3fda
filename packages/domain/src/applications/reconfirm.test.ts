import fc from "fast-check";
import { expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { nightEnd } from "../time/night.ts";
import { reconfirmStep } from "./reconfirm.ts";

const HOUR = 3_600_000;
const paris = (moment: string) => {
  const [day = "", time = ""] = moment.split(" ");
  return atParis(`2026-11-${day}`, time);
};

test.each([
  ["a start in the morning: asked the evening before", "20 06:30", "19 18:00", "19 21:30"],
  ["a start at night too", "20 00:30", "19 18:00", "19 21:30"],
  ["later: four hours before, due three hours before", "20 18:00", "20 14:00", "20 15:00"],
  ["not before half past six", "20 10:00", "20 06:30", "20 07:00"],
])("%s", (_, starts, asked, due) => {
  const facts = { startsAt: paris(starts), confirmedAt: paris("17 10:00"), reconfirmBy: null };
  expect(reconfirmStep(facts, paris("17 10:00"))).toEqual({ reconfirmBy: null, dueAt: paris(asked), event: null });
  const question = { reconfirmBy: paris(due), dueAt: paris(due), event: "asked" };
  expect(reconfirmStep(facts, paris(asked))).toEqual(question);
  const waiting = { ...facts, reconfirmBy: paris(due) };
  expect(reconfirmStep(waiting, paris(asked))).toEqual({ ...question, event: null });
  expect(reconfirmStep(waiting, paris(due))).toEqual({ reconfirmBy: paris(due), dueAt: null, event: "unconfirmed" });
});

test("who said yes in the last six hours is not asked, nor is anybody once it has begun", () => {
  const startsAt = paris("20 18:00");
  const nothing = { reconfirmBy: null, dueAt: null, event: null };
  expect(reconfirmStep({ startsAt, confirmedAt: paris("20 08:30"), reconfirmBy: null }, paris("20 14:00"))).toEqual(
    nothing,
  );
  expect(reconfirmStep({ startsAt, confirmedAt: paris("17 08:30"), reconfirmBy: null }, startsAt)).toEqual(nothing);
});

test("a question that leaves late still leaves a quarter of an hour, and never past the start", () => {
  const facts = { startsAt: paris("20 18:00"), confirmedAt: paris("17 10:00"), reconfirmBy: null };
  expect(reconfirmStep(facts, paris("20 16:00")).reconfirmBy).toEqual(paris("20 16:15"));
  expect(reconfirmStep(facts, paris("20 17:55")).reconfirmBy).toEqual(paris("20 18:00"));
});

test("whatever the moments: asked once at most, never at night, before the start, and nothing after the alert", () => {
  const moments = fc.integer({
    min: atParis("2026-01-01", "00:00").getTime(),
    max: atParis("2028-12-31", "00:00").getTime(),
  });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 300 }), (confirmed, hours) => {
      const confirmedAt = new Date(confirmed);
      const startsAt = new Date(confirmed + hours * HOUR);
      const events = [];
      let [now, reconfirmBy]: [Date | null, Date | null] = [confirmedAt, null];
      for (let steps = 0; now !== null && steps < 5; steps += 1) {
        const step = reconfirmStep({ startsAt, confirmedAt, reconfirmBy }, now);
        if (step.event) events.push({ event: step.event, at: now });
        expect(step.dueAt === null || (step.dueAt > now && step.dueAt <= startsAt) || step.event === null).toBe(true);
        ({ reconfirmBy } = step);
        now = step.dueAt;
      }
      expect(now).toBeNull();
      expect([[], ["asked", "unconfirmed"]]).toContainEqual(events.map(({ event }) => event));
      for (const { at } of events) {
        expect(nightEnd(at)).toBeNull();
        expect(at < startsAt).toBe(true);
      }
    }),
    { numRuns: 10_000, seed: 5 },
  );
});
