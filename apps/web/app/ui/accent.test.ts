import { expect, test } from "vitest";
import { accentAt, accentOf, initials } from "./accent.ts";

test.each([
  ["Karim Benali", "KB"],
  ["Léa Martin-Dubois", "LM"],
  ["Brasserie des Terreaux", "BT"],
  ["élodie", "É"],
  ["L’Atelier", "LA"],
  ["  ", ""],
])("initials of « %s »", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test("neighbours of a list never share an accent", () => {
  for (let index = 0; index < 12; index++) expect(accentAt(index)).not.toBe(accentAt(index + 1));
});

test("a list goes through six accents, then begins again", () => {
  const twelve = Array.from({ length: 12 }, (_, index) => accentAt(index));
  expect(new Set(twelve).size).toBe(6);
  expect(twelve.slice(6)).toEqual(twelve.slice(0, 6));
});

test("someone keeps their accent", () => {
  expect(accentOf(42)).toBe(accentOf("42"));
});
