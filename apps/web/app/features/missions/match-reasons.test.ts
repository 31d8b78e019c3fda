import { expect, test } from "vitest";
import { matchReasons } from "./match-reasons.ts";

const MISSION = {
  skills: ["Service en salle", "Encaissement"],
  location: "Lyon (69)",
  remote: false,
  urgent: false,
  company: {
    id: 7,
    name: "Café Mirabelle",
    logo: null,
    level: "unverified" as const,
    level_at: "2026-11-01T09:00:00Z",
  },
};
const NOBODY = { city: null, skills: [], available: false, workedFor: new Set<number>() };

test("nothing true to say: no line", () => {
  expect(matchReasons(MISSION, NOBODY)).toBeUndefined();
  expect(matchReasons({ ...MISSION, urgent: true }, NOBODY)).toBeUndefined();
  expect(matchReasons(MISSION, { ...NOBODY, available: true })).toBeUndefined();
  expect(matchReasons(MISSION, { ...NOBODY, city: "Grenoble", skills: ["Plonge"] })).toBeUndefined();
});

test("shared skills are counted and named, whatever their accents and capitals", () => {
  expect(matchReasons(MISSION, { ...NOBODY, skills: ["encaissement"] })).toBe("1 compétence en commun (encaissement).");
  expect(matchReasons(MISSION, { ...NOBODY, skills: ["SERVICE EN SALLE", "Encaissement"] })).toBe(
    "2 compétences en commun (service en salle, encaissement).",
  );
});

test("three names at most, acronyms unchanged", () => {
  const skills = ["HACCP", "Plonge", "Cuisson", "Mise en place"];
  expect(matchReasons({ ...MISSION, skills }, { ...NOBODY, skills })).toBe(
    "4 compétences en commun (HACCP, plonge, cuisson…).",
  );
});

test.each(["Lyon (69)", "Lyon", "LYON 7e", "Lyon 1er"])("« %s » is in Lyon", (location) => {
  expect(matchReasons({ ...MISSION, location }, { ...NOBODY, city: "Lyon" })).toBe("vous êtes à Lyon.");
});

test("another town is not, and a remote mission is nowhere", () => {
  expect(matchReasons({ ...MISSION, location: "Lyons-la-Forêt (27)" }, { ...NOBODY, city: "Lyon" })).toBeUndefined();
  expect(matchReasons({ ...MISSION, remote: true }, { ...NOBODY, city: "Lyon" })).toBeUndefined();
});

test("two reasons at most, skills and city first", () => {
  const urgent = { ...MISSION, urgent: true };
  expect(matchReasons(urgent, { ...NOBODY, city: "Lyon", skills: ["Encaissement"], available: true })).toBe(
    "1 compétence en commun (encaissement), et vous êtes à Lyon.",
  );
  expect(matchReasons(urgent, { ...NOBODY, city: "Lyon", available: true })).toBe(
    "vous êtes à Lyon, et vous êtes disponible pour les urgences.",
  );
});

test("a past job at the company is a reason", () => {
  expect(matchReasons(MISSION, { ...NOBODY, workedFor: new Set([7]) })).toBe(
    "vous avez déjà travaillé pour Café Mirabelle.",
  );
  expect(matchReasons(MISSION, { ...NOBODY, workedFor: new Set([8]) })).toBeUndefined();
});
