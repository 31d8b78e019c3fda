import { expect, test } from "vitest";
import { audienceNotes } from "./audience-text.fr.ts";

const NOW = new Date("2026-11-20T13:12:00Z");

test.each([
  ["2026-11-20T17:00:00Z", "12\u00a0personnes. Tout le monde à 14\u00a0h\u00a042, sauf si c’est complet."],
  ["2026-11-20T14:12:00Z", "12\u00a0personnes. Tout le monde à 14\u00a0h\u00a027, sauf si c’est complet."],
])("starting at %s, the hour of opening", (startsAt, text) => {
  expect(audienceNotes(12, new Date(startsAt), NOW).team_first).toBe(text);
});

test("without a start, how long after", () => {
  expect(audienceNotes(1, null, NOW).team_first).toBe(
    "1\u00a0personne. Tout le monde une demi-heure plus tard, sauf si c’est complet.",
  );
});
