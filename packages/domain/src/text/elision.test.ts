import { expect, test } from "vitest";
import { withDe } from "./elision.ts";

test.each([
  ["Karim", "de Karim"],
  ["Inès", "d’Inès"],
  ["Élodie Roy", "d’Élodie Roy"],
  ["Yanis", "de Yanis"],
  ["Yves", "d’Yves"],
  ["Ouassim", "de Ouassim"],
  ["Hugo", "de Hugo"],
  ["Agent de propreté (H/F)", "d’Agent de propreté (H/F)"],
])("« %s » gives « %s »", (words, text) => {
  expect(withDe(words)).toBe(text);
});
