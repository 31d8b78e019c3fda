import { expect, test } from "vitest";
import { weekBits } from "../profiles/availability.ts";
import { isOnDuty } from "./duty.ts";

const at = (text: string) => new Date(`${text}+01:00`);
const friday = weekBits({ fri: ["evening", "night"] });

test.each([
  ["2026-11-20T16:59", false],
  ["2026-11-20T17:00", true],
  ["2026-11-20T21:59", true],
  ["2026-11-20T23:30", true],
  // The night lasts until the morning after.
  ["2026-11-21T05:59", true],
  ["2026-11-21T06:00", false],
  ["2026-11-20T05:00", false],
])("on duty on Friday evening and night, at %s: %s", (now, expected) => {
  expect(isOnDuty(friday, at(now))).toBe(expected);
});

test("each hour of a week belongs to one part of one day", () => {
  for (let hour = 0; hour < 168; hour += 1) {
    const now = new Date(at("2026-11-16T00:30").getTime() + hour * 3_600_000);
    const bits = Array.from({ length: 28 }, (_, bit) => bit).filter((bit) => isOnDuty(1 << bit, now));
    expect(bits).toHaveLength(1);
  }
});

test("without hours of duty, always; with none, never", () => {
  expect(isOnDuty(null, at("2026-11-20T03:00"))).toBe(true);
  expect(isOnDuty(0, at("2026-11-20T18:00"))).toBe(false);
});
