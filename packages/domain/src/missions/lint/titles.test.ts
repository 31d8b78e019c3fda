import { expect, test } from "vitest";
import { FIRST_SMIC_RATES } from "../../catalogue/smic.ts";
import { lintMission } from "./mission-lint.ts";

const findingsOf = (title: string) => lintMission({ title }, FIRST_SMIC_RATES);

test.each([
  ["Hommes blancs de moins de 25 ans", ["sex", "origin"]],
  ["Hommes blancs de moins de 25 ans (H/F)", ["sex", "origin"]],
  ["Serveurs de moins de 25 ans (H/F)", ["age"]],
  ["Jeunes femmes pour accueil (H/F)", ["age", "sex"]],
] as const)("a title names the person sought without a verb: %s", (title, rules) => {
  const findings = findingsOf(title);
  for (const rule of rules)
    expect(findings).toContainEqual(
      expect.objectContaining({ rule, severity: "block", law: expect.stringContaining("art.") }),
    );
});

test.each([
  "Femme de chambre (H/F)",
  "Valet / femme de chambre (H/F)",
  "Garçon limonadier (H/F)",
  "Homme toutes mains (H/F)",
  "Dame de compagnie (H/F)",
  "Vendeur prêt-à-porter homme (H/F)",
  "Animateur ados (H/F)",
])("the name of a trade is no sex: %s", (title) => {
  expect(findingsOf(title)).toEqual([]);
});
