import { expect, test } from "vitest";
import { formatMonth, formatSpan } from "./profile-dates.ts";

test.each([
  ["2024-04-01", null, "Avril 2024 – aujourd’hui"],
  ["2021-05-01", "2024-03-31", "Mai 2021 – mars 2024"],
  ["2020-06-02", "2020-06-28", "Juin 2020"],
])("%s to %s reads « %s »", (start, end, text) => {
  expect(formatSpan(start, end)).toBe(text);
});

test("an instant is read in Paris", () => {
  expect(formatMonth("2026-02-28T23:30:00Z")).toBe("mars 2026");
});
