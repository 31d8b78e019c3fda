import { expect, test } from "vitest";
import { reconfirmNotice } from "./reconfirm-notice.fr.ts";

test.each([
  [[], undefined],
  [["Karim"], "Karim a confirmé\u00a0: changer l’horaire ou le lieu lui redemandera confirmation."],
  [["Karim", "Léa"], "Karim et Léa ont confirmé\u00a0: changer l’horaire ou le lieu leur redemandera confirmation."],
  [["Karim", "Léa", "Minh"], /^Karim, Léa et Minh ont confirmé/],
  [["Karim", "Léa", "Minh", "Inès"], /^Karim, Léa, Minh et 1\u00a0autre personne ont confirmé/],
  [["Karim", "Léa", "Minh", "Inès", "Paul"], /^Karim, Léa, Minh et 2\u00a0autres personnes ont confirmé/],
] as const)("%j who confirmed are named before the mission moves", (names, text) => {
  const notice = reconfirmNotice(names, names.length);
  if (text instanceof RegExp) expect(notice).toMatch(text);
  else expect(notice).toBe(text);
});

test("those whose names are further down the list are counted", () => {
  expect(reconfirmNotice(["Karim"], 12)).toMatch(/^Karim et 11\u00a0autres personnes ont confirmé/);
  expect(reconfirmNotice([], 2)).toMatch(/^2\u00a0personnes ont confirmé/);
});
