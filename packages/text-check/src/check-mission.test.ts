import type { RiskMission } from "@app/domain/missions/mission-risk/mission-risk";
import { DEFAULT_RISK_SETTINGS } from "@app/domain/missions/mission-risk/rule";
import { describe, expect, test } from "vitest";
import { checkMission } from "./check-mission.ts";

const honest: RiskMission = {
  title: "Serveur (H/F)",
  description: "Service du soir à Nantes, repas compris.",
  payCents: 1400,
  payPeriod: "hourly",
  hoursPerDay: 6,
  companyAgeDays: 2,
  emailDomain: "gmail.com",
};
const LONG = [
  "Notre brasserie de la place du Bouffay cherche du renfort pour la terrasse tout le mois de juin.",
  "Vous prenez les commandes, vous portez trois assiettes et vous débarrassez.",
  "La carte est courte, la cuisine sort vite et l’équipe s’entraide.",
  "Le repas du personnel est servi à 18 h 30, la tenue est prêtée et lavée.",
  "Une coupure de vingt minutes est comptée dans les heures.",
  "Le parking à vélos est derrière le bâtiment.",
];

test("a new company with a free mailbox is not held for that", () => {
  expect(checkMission(honest)).toMatchObject({ isHeld: false, score: 20 });
});

const drowned = (request: string) => [...LONG.slice(0, 3), request, ...LONG.slice(3)].join(" ");

describe("a fraud is held, alone or drowned in a real description", () => {
  test.each([
    "Versez 40 € par Lydia pour réserver votre place.",
    "Les paiements de nos clients arrivent sur votre compte, vous les renvoyez en gardant 5 %.",
    "Vous achetez des cartes cadeaux et vous nous envoyez les codes.",
  ])("%s", (request) => {
    for (const description of [request, drowned(request)]) {
      const { isHeld, findings } = checkMission({ ...honest, description });
      expect(isHeld).toBe(true);
      // The first findings are about the account.
      expect(findings.length).toBeGreaterThan(2);
      for (const { trigger, explanation } of findings.slice(2)) {
        for (const words of trigger.split(" … ")) expect(`${honest.title}. ${description}`).toContain(words);
        expect(explanation).not.toBe("");
      }
    }
  });
});

test("one that is barely doubtful is held alone, and lost in a long description: more honest ones would wait otherwise", () => {
  const request = "Des colis arrivent chez vous, changez l’étiquette et renvoyez-les.";
  expect(checkMission({ ...honest, description: request }).isHeld).toBe(true);
  expect(checkMission({ ...honest, description: drowned(request) }).isHeld).toBe(false);
});

test("a long honest description is not held", () => {
  expect(checkMission({ ...honest, description: LONG.join(" ") }).isHeld).toBe(false);
});

test("the office's weights decide", () => {
  const mission = { ...honest, description: "Versez 40 € par Lydia pour réserver votre place." };
  const settings = { ...DEFAULT_RISK_SETTINGS, threshold: 1000 };
  expect(checkMission(mission, settings).isHeld).toBe(false);
});
