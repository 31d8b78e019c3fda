import { expect, test } from "vitest";
import { DELETED_PERSON, fullName, shortName } from "./person-name.ts";

test.each([
  [{ firstName: "Inès", lastName: "Moreau" }, "Inès Moreau", "Inès M."],
  [{ firstName: "Jean-Luc", lastName: "d’Artois" }, "Jean-Luc d’Artois", "Jean-Luc d."],
  [{ firstName: "Noé", lastName: "𝓜artin" }, "Noé 𝓜artin", "Noé 𝓜."],
  [{ firstName: "Inès", lastName: "" }, "Inès", "Inès"],
  [DELETED_PERSON, "Compte supprimé", "Compte supprimé"],
])("%j is %j, or %j", (person, full, short) => {
  expect(fullName(person)).toBe(full);
  expect(shortName(person)).toBe(short);
});
