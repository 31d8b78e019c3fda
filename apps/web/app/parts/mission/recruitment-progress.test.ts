import { expect, test } from "vitest";
import { applicationsText, placesBar } from "./recruitment-progress.ts";

const mission = {
  status: "recruiting",
  positions: 10,
  acceptedCount: 7,
  maxApplications: null,
  totalApplications: 7,
  endedApplications: 0,
} as const;

test("the bar counts the places taken, orange from 80 % and grey once over, but never more than are taken", () => {
  expect(placesBar(mission)).toMatchObject({ value: 7, max: 10, tone: "ok" });
  expect(placesBar({ ...mission, acceptedCount: 8 })?.tone).toBe("hot");
  expect(placesBar({ ...mission, status: "completed" })).toMatchObject({ value: 7, tone: "full" });
});

test("a single place has no bar while it is free", () => {
  expect(placesBar({ ...mission, positions: 1, acceptedCount: 0 })).toBeUndefined();
  expect(placesBar({ ...mission, positions: 1, acceptedCount: 1 })).toMatchObject({ value: 1, tone: "full" });
});

test.each([
  [0, "Aucune candidature"],
  [1, "1 candidature"],
  [12, "12 candidatures"],
])("%i applications read « %s »", (totalApplications, text) => {
  expect(applicationsText({ totalApplications })).toBe(text);
});
