import { expect, test } from "vitest";
import { dateLabel, datePhrase, offeredMoments } from "./moments.fr.ts";

test("late in the evening, tomorrow is offered first", () => {
  expect(offeredMoments(new Date("2026-11-16T21:59:00+01:00"))[0]).toBe("tonight");
  expect(offeredMoments(new Date("2026-11-16T22:00:00+01:00"))[0]).toBe("tomorrow");
});

test.each([
  ["tonight", "Ce soir", "ce soir"],
  ["2026-11-17", "Mar. 17 nov.", "le mar. 17 nov."],
  ["2026-11-17..2026-11-20", "Du mar. 17 nov. au ven. 20 nov.", "du mar. 17 nov. au ven. 20 nov."],
])("%s reads « %s » alone and « %s » in a sentence", (date, label, phrase) => {
  expect(dateLabel(date)).toBe(label);
  expect(datePhrase(date)).toBe(phrase);
});
