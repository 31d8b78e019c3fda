import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, atParis, parisDay } from "../time/calendar.ts";
import { confirmBefore } from "./confirmation.ts";

const paris = (moment: string) => {
  const [day = "", time = ""] = moment.split(" ");
  return atParis(`2026-11-${day}`, time);
};

test.each([
  ["a day when the start is far", "16 10:00", "20 10:00", "17 10:00"],
  ["half past nine on the evening before at the latest", "16 10:00", "17 11:00", "16 21:30"],
  ["the evening before, for a start at night", "16 10:00", "17 00:30", "16 21:30"],
  ["a quarter of the time left on the day itself", "16 10:00", "16 12:00", "16 10:30"],
  ["an hour at most", "16 08:00", "16 18:00", "16 09:00"],
  ["fifteen minutes at least", "16 17:20", "16 18:00", "16 17:35"],
  ["minutes, once the evening before is over", "16 21:20", "17 08:00", "16 22:20"],
  ["not at night when the start is far", "16 22:30", "17 20:00", "17 07:30"],
  ["nothing when the start is nearer than that", "16 17:45", "16 18:00", null],
  ["nothing after the start", "16 19:00", "16 18:00", null],
])("a person chosen has %s to say yes", (_, accepted, starts, until) => {
  const found = confirmBefore({ acceptedAt: paris(accepted), startsAt: paris(starts) });
  expect(found).toEqual(until && paris(until));
});

const moments = fc
  .integer({ min: atParis("2026-01-01", "00:00").getTime(), max: atParis("2028-12-31", "00:00").getTime() })
  .map((ms) => new Date(ms));

test("fifteen minutes at least, a day at most, before the start, and not past the evening before unless it is near", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 20 * 24 * 60 }), (acceptedAt, minutes) => {
      const startsAt = new Date(acceptedAt.getTime() + minutes * 60_000);
      const until = confirmBefore({ acceptedAt, startsAt });
      if (until === null) {
        expect(minutes).toBeLessThanOrEqual(15);
        return;
      }
      expect(until < startsAt).toBe(true);
      const given = until.getTime() - acceptedAt.getTime();
      expect(given).toBeGreaterThanOrEqual(15 * 60_000);
      expect(given).toBeLessThanOrEqual(24 * 3_600_000);
      const evening = atParis(addDays(parisDay(startsAt), -1), "21:30");
      if (evening.getTime() - acceptedAt.getTime() >= 15 * 60_000) expect(until <= evening).toBe(true);
    }),
    { numRuns: 10_000, seed: 7 },
  );
});
