import { expect, test } from "vitest";
import { arrondissementKey, parseArrondissement } from "./arrondissement.ts";

test.each([
  ["lyon 7", "lyon 7e"],
  ["lyon 7e", "lyon 7e"],
  ["lyon 7 e", "lyon 7e"],
  ["marseille 5eme", "marseille 5e"],
  ["paris 1er arrondissement", "paris 1er"],
  ["paris 2nd", "paris 2e"],
  ["7e arrondissement de lyon", "lyon 7e"],
  ["11eme paris", "paris 11e"],
])("« %s » is %s", (typed, expected) => {
  const found = parseArrondissement(typed);
  expect(found && arrondissementKey(found)).toBe(expected);
});

test.each(["lyon", "lyon 10", "paris 21", "paris 0", "lyon 700", "saint ouen 7", "paris xi"])(
  "« %s » names no arrondissement",
  (typed) => {
    expect(parseArrondissement(typed)).toBeNull();
  },
);
