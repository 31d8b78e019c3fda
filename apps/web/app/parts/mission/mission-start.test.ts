import { expect, test } from "vitest";
import { startCountdown, startPhrase } from "./mission-start.ts";

const now = Date.parse("2026-11-14T11:30:00+01:00");

test.each([
  ["2026-11-14T14:45:00+01:00", "aujourd’hui à 14\u00a0h\u00a045"],
  ["2026-11-14T18:00:00+01:00", "ce soir à 18\u00a0h"],
  ["2026-11-15T06:30:00+01:00", "demain à 6\u00a0h\u00a030"],
  ["2026-11-15T19:00:00+01:00", "demain soir à 19\u00a0h"],
  ["2026-11-16T11:00:00+01:00", "lundi 16 novembre à 11\u00a0h"],
])("%s reads « %s »", (start, phrase) => {
  expect(startPhrase(start, now)).toBe(phrase);
});

test("the last 24 hours press, unless the reader pauses; a started mission no longer does", () => {
  const tomorrow = "2026-11-15T10:00:00+01:00";
  expect(startCountdown(tomorrow, now).soon?.(now)).toBe(true);
  expect(startCountdown(tomorrow, now, true).soon?.(now)).toBe(false);
  expect(startCountdown("2026-11-16T20:00:00+01:00", now).soon?.(now)).toBe(false);
  expect(startCountdown("2026-11-14T10:00:00+01:00", now).soon?.(now)).toBe(false);
});
