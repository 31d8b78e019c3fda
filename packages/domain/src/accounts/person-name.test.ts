import { expect, test } from "vitest";
import { DELETED_PERSON, fullName, nameForMail, normalizeName, refusePersonName, shortName } from "./person-name.ts";

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

test.each([
  ["Inès", null],
  ["Jean-Luc", null],
  ["d’Artois", null],
  ["O'Brien", null],
  ["’t Hooft", null],
  ["Martin Luther Jr.", null],
  ["J.-P.", null],
  ["J.R.R.", null],
  ["Nguyễn", null],
  ["Şükrü", null],
  ["Владимир", null],
  ["美玲", null],
  ["m".repeat(60), null],
  ["m".repeat(61), "too_long"],
  ["", "not_a_name"],
  ["-.'", "not_a_name"],
  ["Inès 2", "not_a_name"],
  ["evil.com", "not_a_name"],
  ["www.evil.com", "not_a_name"],
  ["t.co", "not_a_name"],
  ["https://evil", "not_a_name"],
  ["Inès\nVotre compte est fermé", "not_a_name"],
  ["Inès\u2028suite", "not_a_name"],
  ["\u202esènI", "not_a_name"],
  ["In\u200bès", "not_a_name"],
  ["<b>Inès</b>", "not_a_name"],
  ["Inès 🔥", "not_a_name"],
  ["e\u0301\u0302\u0303\u0304\u0305\u0306", "not_a_name"],
])("as a name %j: %s", (name, refusal) => {
  expect(refusePersonName(normalizeName(name))).toBe(refusal);
});

test("a name is composed, and its spaces are single", () => {
  expect(normalizeName("  Ine\u0300s \u00a0 Marie ")).toBe("Inès Marie");
});

test.each([
  ["Inès", "Inès"],
  ["m".repeat(60), `${"m".repeat(39)}…`],
  ["m".repeat(100), `${"m".repeat(39)}…`],
  ["Cliquez sur https://evil.example", ""],
  ["Inès\nVotre compte est fermé", ""],
])("a mail calls %j %j", (name, shown) => {
  expect(nameForMail(name)).toBe(shown);
});
