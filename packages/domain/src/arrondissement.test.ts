import { expect, test } from "vitest";
import { withoutArrondissement } from "./arrondissement.ts";

test.each([
  ["lyon 7", "lyon"],
  ["lyon 7e", "lyon"],
  ["marseille 5eme", "marseille"],
  ["paris 1er arrondissement", "paris"],
  ["lyon", "lyon"],
  ["lyon 700", "lyon 700"],
  ["saint ouen 7", "saint ouen 7"],
])("« %s » is in %s", (typed, commune) => {
  expect(withoutArrondissement(typed)).toBe(commune);
});
