import { expect, test } from "vitest";
import { figuresOf } from "./figures.ts";

const STATS = {
  publishedJobs: 12_345,
  activeEmployers: 1_200,
  candidates: 54_000,
  successRate: 87,
  categoryCounts: {},
  matchingTime: null,
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
