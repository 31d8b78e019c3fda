import { describe, expect, test } from "vitest";
import { meanOfRatings, meanRating, scoresFromMean } from "./rating.ts";

describe("mean of the five scores", () => {
  test.each([
    [[5, 5, 5, 5, 5], 5],
    [[1, 1, 1, 1, 1], 1],
    [[5, 5, 5, 5, 4], 4.8],
    [[4, 4, 4, 4, 5], 4.2],
    [[1, 2, 3, 4, 5], 3],
    [[3, 3, 4, 4, 4], 3.6],
  ])("%j gives %d", ([technical = 0, communication = 0, experience = 0, cultural = 0, overall = 0], mean) => {
    expect(meanRating({ technical, communication, experience, cultural, overall })).toBe(mean);
  });
});

test("the details left out count for nothing", () => {
  const alone = { overall: 4, technical: null, communication: null, experience: null, cultural: null };
  expect(meanRating(alone)).toBe(4);
  expect(meanRating({ ...alone, technical: 5 })).toBe(4.5);
});

test.each([
  [4.5, 5, 4.5],
  [4.44, 4, 4.4],
  [1, 1, 1],
])("a mean of %d given alone has %d whole stars and stays %d", (given, overall, mean) => {
  expect(scoresFromMean(given)).toMatchObject({ scores: { overall, technical: null }, mean });
});

test.each([
  [[], null],
  [[4.8], 4.8],
  [[5, 4.2], 4.6],
  [[5, 5, 4], 4.7],
])("several ratings %j give %j", (means, mean) => {
  expect(meanOfRatings(means)).toBe(mean);
});
