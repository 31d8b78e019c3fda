import { expect, test } from "vitest";
import { lockedFrom, nextStartOf, startOf, type WithShifts } from "./applied-start.ts";

const [MONDAY, TUESDAY, FRIDAY] = ["2026-11-16T17:00:00Z", "2026-11-17T17:00:00Z", "2026-11-20T17:00:00Z"] as const;
const job = { startDate: MONDAY, takeSome: true };
const waiting: WithShifts = {
  job,
  shifts: [
    { startsAt: TUESDAY, status: "asked" },
    { startsAt: FRIDAY, status: "asked" },
  ],
};
const accepted: WithShifts = {
  job,
  shifts: [
    { startsAt: TUESDAY, status: "refused" },
    { startsAt: FRIDAY, status: "accepted" },
  ],
};

test("someone starts with their own shifts, not with the mission", () => {
  expect(startOf(waiting)).toBe(TUESDAY);
  expect(startOf(accepted)).toBe(FRIDAY);
  expect(startOf({ job, shifts: [] })).toBe(MONDAY);
});

test("one who waits can still withdraw until the last shift asked for starts", () => {
  expect(lockedFrom(waiting)).toBe(FRIDAY);
  expect(lockedFrom({ ...waiting, job: { ...job, takeSome: false } })).toBe(TUESDAY);
});

test("the next start is that of the next shift", () => {
  const both: WithShifts = {
    job,
    shifts: [
      { startsAt: TUESDAY, status: "confirmed" },
      { startsAt: FRIDAY, status: "confirmed" },
    ],
  };
  expect(nextStartOf(both, Date.parse("2026-11-18T00:00:00Z"))).toBe(FRIDAY);
  expect(nextStartOf(both, Date.parse("2026-11-21T00:00:00Z"))).toBe(TUESDAY);
});
