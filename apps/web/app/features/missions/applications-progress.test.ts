import { expect, test } from "vitest";
import { applicationsProgress, placesText } from "./applications-progress.ts";

const mission = {
  status: "recruiting",
  positions: 2,
  acceptedCount: 0,
  maxApplications: 10,
  totalApplications: 7,
} as const;

test("a capped mission has a bar, orange from 80 % and grey once over", () => {
  expect(applicationsProgress(mission)).toMatchObject({
    text: "7 sur 10 candidatures",
    bar: { value: 7, max: 10, tone: "ok" },
  });
  expect(applicationsProgress({ ...mission, totalApplications: 8 }).bar?.tone).toBe("hot");
  expect(applicationsProgress({ ...mission, status: "completed" }).bar?.tone).toBe("full");
});

test.each([
  [0, "Aucune candidature"],
  [1, "1 candidature"],
  [12, "12 candidatures"],
])("without a cap, %i reads « %s »", (totalApplications, text) => {
  expect(applicationsProgress({ ...mission, maxApplications: null, totalApplications })).toEqual({
    text,
    bar: undefined,
  });
});

test.each([
  [1, 0, "1 place à pourvoir"],
  [1, 1, "Place pourvue"],
  [3, 0, "3 places à pourvoir"],
  [3, 1, "1 place sur 3 pourvue"],
  [3, 2, "2 places sur 3 pourvues"],
  [3, 3, "3 places pourvues"],
])("%i wanted, %i accepted: « %s »", (positions, acceptedCount, text) => {
  expect(placesText({ positions, acceptedCount })).toBe(text);
});
