import { expect, test } from "vitest";
import { isMadeOf, refusePassword } from "./password.ts";

test.each([
  ["", "too_short"],
  ["loulou", "too_short"],
  ["vn4kQz7", "too_short"],
  ["vn4kQz7b", null],
  ["🔥🔥🔥🔥🔥🔥🔥", "too_short"],
  ["été à la", null],
  ["x".repeat(255) + "y", null],
  ["x".repeat(256) + "y", "too_long"],
])("%j: %s", (password, refusal) => {
  expect(refusePassword(password)).toBe(refusal);
});

const OWN = ["camille", "testeur", "renfort", "hélène", "café du port"];

test.each([
  ["Camille.Testeur.1", true],
  ["Renfort-2026", true],
  ["2026renfortCAMILLE!!", true],
  ["Helene75011", true],
  ["Renfort-demo-2026", false],
  ["camille aime les pivoines", false],
  ["camilles-2026", false],
  ["84029571", false],
  ["c".repeat(256), false],
])("%j is made of its owner's words: %s", (password, expected) => {
  expect(isMadeOf(OWN, password)).toBe(expected);
});
