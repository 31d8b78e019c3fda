import { MATCH_WEIGHTS } from "@app/domain/matching/matching";
import { expect, test } from "vitest";
import { RANKING } from "./ranking.fr.ts";

const text = JSON.stringify(RANKING);

test("every weight of the score is published, and they make a hundred", () => {
  const weights: number[] = Object.values(MATCH_WEIGHTS);
  for (const weight of weights) expect(text).toContain(`${weight}\u00a0points`);
  expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
});

test("the page says who is not ranked by what they are, and how to object", () => {
  expect(text).toContain("ni l’âge, ni le sexe, ni le nom, ni la photo, ni la nationalité, ni l’adresse");
  expect(text).toContain("vous opposer à ce calcul ou demander qu’une personne regarde votre situation");
  expect(text).toContain("20\u202f%");
});
