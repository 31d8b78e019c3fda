import { describe, expect, test } from "vitest";
import { conflictWith } from "./conflicts.ts";

const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour, minute));
const booked = (from: Date, to: Date) => ({ from, to });
const mission = (startsAt: Date, endsAt: Date, hoursPerDay: number | null = null) => ({
  startsAt,
  endsAt,
  hoursPerDay,
});
const HOUR = 3_600_000;

describe("a mission beside hours already promised", () => {
  test("no conflict for someone free, nor after a night's rest", () => {
    expect(conflictWith(mission(at(16, 8), at(16, 16)), [])).toBeNull();
    expect(conflictWith(mission(at(17, 7), at(17, 15)), [booked(at(16, 12), at(16, 20))])).toBeNull();
  });

  test("hours promised twice are an overlap, even for a minute; one right after the other is a rest of nothing", () => {
    const evening = booked(at(16, 16), at(16, 23));
    expect(conflictWith(mission(at(16, 8), at(16, 16, 1)), [evening])).toEqual({ kind: "overlap", booking: evening });
    expect(conflictWith(mission(at(16, 8), at(16, 16)), [evening])).toEqual({
      kind: "short_rest",
      booking: evening,
      restMs: 0,
    });
  });

  test("evenings stay free between two days of work", () => {
    const evening = booked(at(17, 18), at(17, 22));
    expect(conflictWith(mission(at(16, 8), at(18, 16), 7), [evening])).toMatchObject({ kind: "short_rest" });
    expect(conflictWith(mission(at(16, 8), at(18, 16), 11), [evening])).toMatchObject({ kind: "overlap" });
  });

  test("of several rests under eleven hours, the shortest is reported; an overlap comes before any rest", () => {
    const late = booked(at(15, 18), at(15, 23));
    const next = booked(at(16, 18), at(16, 20));
    expect(conflictWith(mission(at(16, 8), at(16, 16)), [late, next])).toEqual({
      kind: "short_rest",
      booking: next,
      restMs: 2 * HOUR,
    });
    const same = booked(at(16, 9), at(16, 10));
    expect(conflictWith(mission(at(16, 8), at(16, 16)), [late, next, same])).toMatchObject({ booking: same });
  });

  test("eleven hours are enough, a minute less is not", () => {
    const day = mission(at(16, 8), at(16, 16));
    expect(conflictWith(day, [booked(at(17, 3), at(17, 9))])).toBeNull();
    expect(conflictWith(day, [booked(at(17, 2, 59), at(17, 9))])).toMatchObject({ kind: "short_rest" });
  });
});
