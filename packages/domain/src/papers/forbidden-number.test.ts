import { describe, expect, test } from "vitest";
import { forbiddenNumberIn, isSocialSecurityNumber } from "./forbidden-number.ts";

describe("what nobody may be asked for here", () => {
  test.each([
    "2 85 05 78 006 084 41",
    "285057800608441",
    "2850578006084",
    "n° 1.99.07.69.123.045",
    "1 92 12 2A 004 012 05",
    "18 rue Mercière, 185057800608491",
  ])("« %s » is a social security number", (text) => expect(forbiddenNumberIn(text)).toBe("social_security"));

  test.each([
    "FR76 3000 6000 0112 3456 7890 189",
    "fr7630006000011234567890189",
    "mon compte : FR76 30006 00001",
    "BE68 5390 0754 7034",
    "DE89 3704 0044 0532 0130 00",
  ])("« %s » is a bank account", (text) => expect(forbiddenNumberIn(text)).toBe("bank_account"));

  test.each([
    "12 rue de la Paix, 75002 Paris",
    "3 place du 8 Mai 1945, bâtiment B, 69008 Lyon",
    "Saint-Denis (974)",
    "Le Bourg, BP 12, 2A004 Ajaccio",
    "+33 6 12 34 56 78",
    "443 061 841 00047",
    "Résidence DE 12 mars 1962, appartement 4",
  ])("« %s » is neither", (text) => expect(forbiddenNumberIn(text)).toBeNull());
});

test("the number of a receipt is refused with the right key alone", () => {
  expect(isSocialSecurityNumber("2 85 05 78 006 084 41")).toBe(true);
  expect(isSocialSecurityNumber("2 85 05 78 006 084 42")).toBe(false);
  expect(isSocialSecurityNumber("285057800608")).toBe(false);
});
