import { expect, test } from "vitest";
import { reachText } from "./reach-text.fr.ts";

const FRIDAY = { day: "2026-11-20", part: "evening", radius: 10 } as const;
const counted = { at_hours: true, counted_on: "2026-11-02" };

test("says about how many people, when and within what distance", () => {
  expect(reachText({ ...counted, people: 25 }, FRIDAY)).toBe(
    "Environ 25\u00a0personnes de ce secteur se disent disponibles le vendredi soir, à 10\u00a0km à la ronde.",
  );
});

test("under five, never how many", () => {
  expect(reachText({ ...counted, people: null }, { ...FRIDAY, part: "night" })).toBe(
    "Moins de 5\u00a0personnes de ce secteur se disent disponibles le vendredi dans la nuit, à 10\u00a0km à la ronde.",
  );
});

test("says it when hours are not counted", () => {
  expect(reachText({ ...counted, at_hours: false, people: 40 }, FRIDAY)).toContain("tous horaires confondus");
});
