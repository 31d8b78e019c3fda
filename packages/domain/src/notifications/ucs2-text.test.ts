import { expect, test } from "vitest";
import { UCS2_LENGTH, ucs2Cut } from "./ucs2-text.ts";

const FACTS = ["Serveur en salle, завтра 18:00 – 23:00", "Lyon 7e", "14,50 €/год", "Brasserie Vauquelle"];

test.each([
  [200, "Serveur en salle, завтра 18:00 – 23:00 · Lyon 7e · 14,50 €/год · Brasserie Vauquelle."],
  [70, "Serveur en salle, завтра 18:00 – 23:00 · Lyon 7e · 14,50 €/год."],
  [50, "Serveur en salle, завтра 18:00 – 23:00 · Lyon 7e."],
  [40, "Serveur en salle, завтра 18:00 – 23:00."],
  [30, "Serveur en salle, завтра."],
])("in %i characters, the first facts", (most, text) => {
  expect(ucs2Cut(FACTS, most)).toBe(text);
  expect(text.length).toBeLessThanOrEqual(most);
});

test("three parts of sixty-seven", () => expect(UCS2_LENGTH).toBe(201));
