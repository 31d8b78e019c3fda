import { expect, test } from "vitest";
import { answeredText, cancelledText } from "./company-facts.fr.ts";

const FEW = { rate: null, minutes: null, answered: null, cases: 4 };

test.each([
  [FEW, undefined],
  [{ ...FEW, answered: 8, cases: 10 }, "répond à 8\u00a0candidatures sur 10"],
  [{ ...FEW, answered: 1, cases: 6 }, "répond à 1\u00a0candidature sur 6"],
  [{ ...FEW, answered: 0, cases: 5 }, "n’a répondu à aucune des 5\u00a0dernières candidatures"],
])("%j", (answers, text) => {
  expect(answeredText(answers)).toBe(text);
});

test.each([
  [null, undefined],
  [
    { came: 48, cancelled: 0 },
    "Depuis douze mois\u00a0: 48\u00a0venues, et aucune venue confirmée annulée par l’entreprise.",
  ],
  [
    { came: 46, cancelled: 2 },
    "Depuis douze mois\u00a0: 46\u00a0venues, et 2\u00a0venues confirmées annulées par l’entreprise.",
  ],
])("%j", (record, text) => {
  expect(cancelledText(record)).toBe(text);
});
