import { expect, test } from "vitest";
import { figuresOf, matchingText, recordOf } from "./figures.ts";

const STATS = {
  publishedJobs: 12_345,
  activeEmployers: 1_200,
  candidates: 54_000,
  successRate: 87,
  categoryCounts: {},
  matchingTime: null,
  tellingSeconds: null,
  jobsFilled: null,
  countriesCovered: null,
};

test("four figures, written as in French", () => {
  expect(figuresOf(STATS)).toEqual([
    { label: "offres publiées", value: "12\u202f345" },
    { label: "employeurs actifs", value: "1\u202f200" },
    { label: "candidats inscrits", value: "54\u202f000" },
    { label: "de missions pourvues", value: "87\u202f%" },
  ]);
});

test("what too few cases stand behind is left out", () => {
  expect(figuresOf({ ...STATS, publishedJobs: 0, activeEmployers: null, candidates: null, successRate: null })).toEqual(
    [],
  );
});

test("how long a first acceptance takes is said to the tenth of an hour, however slow", () => {
  const stats = { ...STATS, matchingTime: 26.9, tellingSeconds: 9, jobsFilled: 1_612, countriesCovered: 1 };
  expect(recordOf(stats)).toEqual([
    { label: "missions terminées avec toutes leurs places prises", value: "1\u202f612" },
    { label: "en médiane entre la publication et la première acceptation", value: "26,9\u00a0h" },
    { label: "pays couvert, la France", value: "1" },
  ]);
  expect(matchingText(stats)).toBe("26,9\u00a0h en médiane entre la publication et la première acceptation");
  expect(recordOf(STATS)).toEqual([]);
  expect(matchingText(STATS)).toBeNull();
});
