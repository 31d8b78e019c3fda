import { expect, test } from "vitest";
import { isInTown } from "./typed-town.ts";

const LYON_7 = { placeCode: "69387", placeLabel: "Lyon 7e" };
const SAINT_DENIS = { placeCode: "93066", placeLabel: "Saint-Denis" };

test.each([
  ["its arrondissement", LYON_7, { code: "69123", label: "Lyon (69)" }, true],
  ["the very place", LYON_7, { code: "69387", label: "Lyon 7e (69)" }, true],
  ["a name as typed", SAINT_DENIS, { code: "", label: "saint denis" }, true],
  ["another arrondissement", LYON_7, { code: "69383", label: "Lyon 3e (69)" }, false],
  ["a namesake", SAINT_DENIS, { code: "97411", label: "Saint-Denis (974)" }, false],
  ["nothing typed", SAINT_DENIS, { code: "", label: "" }, false],
])("%s", (_what, place, town, expected) => {
  expect(isInTown(place, town)).toBe(expected);
});
