import { describe, expect, test } from "vitest";
import { dayWithoutHours, hasHours, parseEnd, parseStart } from "./day-without-hours.ts";

const day = "2026-11-20T23:59:59.999+01:00";

describe("the start of a mission, as it is written", () => {
  test.each([
    ["2026-11-20", day],
    ["2026-11-20T00:00", day],
    ["2026-11-20T00:00:00.000Z", day],
    ["2026-11-20T00:00:00+02:00", day],
    ["2026-11-19T23:00:00.000Z", day],
    ["2026-11-20T22:59:59.999Z", day],
    ["2026-07-20", "2026-07-20T23:59:59.999+02:00"],
    ["2026-11-20T18:30", "2026-11-20T18:30:00+01:00"],
    ["2026-11-20T18:30:00", "2026-11-20T18:30:00+01:00"],
    ["2026-11-20T18:30:00+01:00", "2026-11-20T18:30:00+01:00"],
    ["2026-11-20T00:30", "2026-11-20T00:30:00+01:00"],
  ])("%s", (text, instant) => {
    expect(parseStart(text)).toEqual(new Date(instant));
    expect(hasHours(new Date(instant))).toBe(!instant.includes("23:59:59.999"));
  });

  test.each(["", "demain", "2026-02-30", "2026-11-20T25:00", "2026-11-20 18:30", "20/11/2026"])(
    "%j is none",
    (text) => {
      expect(parseStart(text)).toBeNull();
      expect(parseEnd(text)).toBeNull();
    },
  );
});

test("an end that is a day lasts until the end of it, and one that has an hour until then", () => {
  expect(parseEnd("2026-11-20")).toEqual(dayWithoutHours("2026-11-20"));
  expect(parseEnd("2026-11-20T02:00")).toEqual(new Date("2026-11-20T02:00:00+01:00"));
  expect(parseEnd("2026-11-20T00:00:00Z")).toEqual(new Date("2026-11-20T00:00:00Z"));
});
