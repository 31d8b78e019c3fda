import { expect, test } from "vitest";
import { comingDay, comingState, peopleOf } from "./coming-text.fr.ts";

// Monday 16 November, 14 h 12 in Paris.
const NOW = Date.parse("2026-11-16T13:12:00.000Z");
const INES = { application_id: 1, candidate_id: 7, name: "Inès Moreau", phone: null, confirmBefore: null };

test("who comes, and until when they confirm, is said as people say it", () => {
  expect(comingDay("2026-11-16T17:00:00.000Z", NOW)).toBe("Ce soir");
  expect(comingDay("2026-11-17T10:00:00.000Z", NOW)).toBe("Demain");
  expect(comingState({ confirmed: true, confirmBefore: null }, NOW)).toBe("A confirmé");
  expect(comingState({ confirmed: false, confirmBefore: "2026-11-16T16:00:00.000Z" }, NOW)).toBe(
    "À confirmer avant 17\u00a0h",
  );
  expect(comingState({ confirmed: false, confirmBefore: "2026-11-17T09:00:00.000Z" }, NOW)).toBe(
    "À confirmer avant demain 10\u00a0h",
  );
});

test("a person is counted once, and has confirmed when they did for each shift", () => {
  const shifts = [{ people: [{ ...INES, confirmed: true }] }, { people: [{ ...INES, confirmed: false }] }];
  expect(peopleOf(shifts)).toEqual([{ ...INES, confirmed: false }]);
});
