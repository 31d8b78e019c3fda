import { expect, test } from "vitest";
import { askAgainText } from "./ask-again.fr.ts";

test.each([
  [["Karim B."], "Karim B. devra confirmer à nouveau sa venue."],
  [["Karim B.", "Lina D."], "Karim B. et Lina D. devront confirmer à nouveau leur venue."],
  [["Karim B.", "Lina D.", "Minh T."], "Karim B., Lina D. et Minh T. devront confirmer à nouveau leur venue."],
  [
    ["Karim B.", "Lina D.", "Minh T.", "Inès M.", "Paul R."],
    "Karim B., Lina D., Minh T. et 2\u00a0autres personnes devront confirmer à nouveau leur venue.",
  ],
])("%j are named before the mission moves", (names, text) => {
  expect(askAgainText(names)).toBe(text);
});
