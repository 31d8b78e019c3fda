import { expect, test } from "vitest";
import { distanceText, missionsText, namesText, skillsText, workedHereText } from "./applicant-text.fr.ts";

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test.each([
  [{ shared: [], missing: [] }, undefined],
  [{ shared: ["bar"], missing: [] }, "La compétence demandée"],
  [{ shared: ["bar", "salle"], missing: [] }, "2/2 compétences"],
  [{ shared: ["bar"], missing: ["caisse", "anglais"] }, "1/3, manque : caisse, anglais"],
  [{ shared: [], missing: ["bar", "caisse", "anglais"] }, "Aucune des 3 compétences demandées"],
  [{ shared: [], missing: ["bar"] }, "Sans la compétence demandée : bar"],
])("%j reads %s", (fit, text) => {
  expect(plain(skillsText(fit))).toBe(text);
});

test("a distance between communes is never told nearer than it is known", () => {
  expect([null, 0, 1, 12].map((km) => plain(distanceText(km)))).toEqual([
    undefined,
    "même commune",
    "à 1 km",
    "à 12 km",
  ]);
});

test("past missions, everywhere and here", () => {
  expect(missionsText({ totalJobs: 0 })).toBe("Première mission sur Renfort");
  expect(missionsText({ totalJobs: 12 })).toBe("12 missions faites");
  expect([0, 1, 3].map((count) => plain(workedHereText(count)))).toEqual([
    undefined,
    "A déjà travaillé ici",
    "A travaillé ici 3 fois",
  ]);
});

test("several people are named, then counted", () => {
  expect(namesText(["Inès Moreau"])).toBe("Inès Moreau");
  expect(namesText(["Inès", "Karim", "Tom"])).toBe("Inès, Karim, Tom");
  expect(namesText(["Inès", "Karim", "Tom", "Zoé"])).toBe("Inès, Karim et 2\u00a0autres");
});
