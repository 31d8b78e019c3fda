import { expect, test } from "vitest";
import { agePhrase } from "./age-phrase.ts";

const now = new Date("2026-11-14T12:00:00+01:00");

test.each([
  ["2026-11-14T11:58:00+01:00", "à l’instant"],
  ["2026-11-14T11:30:00+01:00", "il y a 30\u00a0min"],
  ["2026-11-14T09:00:00+01:00", "il y a 3\u00a0h"],
  ["2026-11-13T09:00:00+01:00", "hier"],
  ["2026-11-10T09:00:00+01:00", "il y a 4\u00a0j"],
  ["2026-11-01T09:00:00+01:00", "le 1er novembre 2026"],
])("%s reads « lue %s »", (date, phrase) => {
  expect(agePhrase(new Date(date), now)).toBe(phrase);
});
