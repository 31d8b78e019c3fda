import { expect, test } from "vitest";
import { matchReasons } from "./match-reasons.ts";

const MISSION = {
  company: {
    id: 7,
    name: "Brasserie des Terreaux",
    logo: null,
    level: "siret_found",
    level_at: "2026-11-01T09:00:00+01:00",
  },
} as const;

test("past work for this employer is a reason", () => {
  expect(matchReasons(MISSION, { workedFor: new Map([[7, 1]]) })).toBe(
    "vous avez déjà travaillé pour Brasserie des Terreaux.",
  );
  expect(matchReasons(MISSION, { workedFor: new Map([[7, 3]]) })).toBe(
    "3\u00a0missions déjà faites pour Brasserie des Terreaux.",
  );
});

test("nothing is said to someone who never worked there", () => {
  expect(matchReasons(MISSION, { workedFor: new Map() })).toBeUndefined();
  expect(matchReasons(MISSION, { workedFor: new Map([[8, 2]]) })).toBeUndefined();
});
