import type { PlannedShift } from "@app/contract/week/week";
import { describe, expect, test } from "vitest";
import { countPlaces, dayState, isWanted, plannedState, plannedText } from "./planning-state.fr.ts";

const SHIFT: PlannedShift = {
  id: 1,
  startsAt: "2026-11-17T17:00:00.000Z",
  endsAt: "2026-11-17T23:30:00.000Z",
  breakMinutes: 0,
  positions: 3,
  accepted: 1,
  confirmed: 0,
  waiting: 2,
  job: { id: 3, title: "Serveur (H/F)", location: "Lyon", status: "recruiting", applications: 3 },
  people: [],
};
const NOW = Date.parse("2026-11-16T09:00:00Z");
const full = { ...SHIFT, accepted: 3 };
const ready = { ...full, confirmed: 3 };
const over = { ...ready, startsAt: "2026-11-15T17:00:00.000Z", endsAt: "2026-11-15T23:00:00.000Z" };

describe("what a shift says", () => {
  test.each([
    [SHIFT, "short", "Il manque 2\u00a0personnes"],
    [{ ...SHIFT, accepted: 2 }, "short", "Il manque 1\u00a0personne"],
    [full, "waiting", "3\u00a0confirmations attendues"],
    [{ ...full, confirmed: 2 }, "waiting", "Confirmation attendue"],
    [ready, "ready", "Complet, tout est confirmé"],
    [over, "done", "Terminé"],
    [{ ...SHIFT, job: { ...SHIFT.job, status: "held" as const } }, "held", "Mission en attente de vérification"],
    [{ ...SHIFT, startsAt: "2026-11-16T08:00:00.000Z" }, "under-way", "En cours"],
  ])("%#", (shift, state, text) => {
    expect([plannedState(shift, NOW), plannedText(shift, NOW)]).toEqual([state, text]);
  });
});

test("counters count places, and only those still to come", () => {
  const days = [{ day: "2026-11-17", shifts: [SHIFT, full, { ...SHIFT, ...over, accepted: 0, confirmed: 0 }] }];
  expect(countPlaces({ days }, NOW)).toEqual({ "a-trouver": 2, "a-confirmer": 4 });
});

test("a counter shows the shifts it counts", () => {
  const shown = (filter: "a-trouver" | "a-confirmer") =>
    [SHIFT, full, ready, over].filter((shift) => isWanted(shift, filter, NOW));
  expect(shown("a-trouver")).toEqual([SHIFT]);
  expect(shown("a-confirmer")).toEqual([SHIFT, full]);
});

test("a day says its worst shift", () => {
  expect(dayState([ready, SHIFT], NOW).text).toBe("il manque quelqu’un");
  expect(dayState([ready, full], NOW).text).toBe("confirmation attendue");
  expect(dayState([ready], NOW).text).toBe("complet");
  expect(dayState([], NOW).text).toBe("rien de prévu");
});
