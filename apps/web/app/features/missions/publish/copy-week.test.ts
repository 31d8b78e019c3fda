import { expect, test } from "vitest";
import { shiftsOfWeek } from "./copy-week.ts";

test("a week later is the same hour of the clock, over a change of clocks too", () => {
  // Sunday 25 October 2026 the clocks go back.
  const moved = shiftsOfWeek({ startsAt: "2026-10-23T16:00:00.000Z", endsAt: "2026-10-23T22:30:00.000Z" }, 7);
  expect(moved).toEqual({ startsAt: "2026-10-30T17:00:00.000Z", endsAt: "2026-10-30T23:30:00.000Z" });
});
