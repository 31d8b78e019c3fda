import { expect, test } from "vitest";
import { SMIC_HOURLY_CENTS, smicOn } from "./smic.ts";

test.each([
  ["2024-01-01", 1188],
  ["2025-12-31", 1188],
  ["2026-01-01", 1202],
  ["2026-05-31", 1202],
  ["2026-06-01", 1231],
  ["2031-01-01", SMIC_HOURLY_CENTS],
])("the minimum wage in force on %s is %i cents an hour", (day, cents) => {
  expect(smicOn(day).cents).toBe(cents);
});
