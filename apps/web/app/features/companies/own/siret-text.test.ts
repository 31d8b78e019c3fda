import { expect, test } from "vitest";
import { caretAfter, countDigits, groupSiret } from "./siret-text.ts";

test.each([
  ["", ""],
  ["81", "81"],
  ["812", "812"],
  ["8123", "812 3"],
  ["812345678", "812 345 678"],
  ["81234567800019", "812 345 678 00019"],
  ["812 345 678 00019", "812 345 678 00019"],
  ["812-345-678-00019", "812 345 678 00019"],
  ["SIRET 812345678000195555", "812 345 678 00019"],
])("« %s » is shown as « %s »", (typed, shown) => {
  expect(groupSiret(typed)).toBe(shown);
});

test("the caret stays after the digit just typed", () => {
  expect(caretAfter("812 3", 4)).toBe(5);
  expect(caretAfter("812 345 678", 3)).toBe(3);
  expect(caretAfter("812 345 678", 4)).toBe(5);
  expect(caretAfter("812", 9)).toBe(3);
});

test("counts digits only", () => {
  expect(countDigits("812 345 678 00019")).toBe(14);
});
