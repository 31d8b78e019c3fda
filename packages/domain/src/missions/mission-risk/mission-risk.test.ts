import { expect, test } from "vitest";
import { RISK_KIND_SENTENCES } from "./employer-reasons.fr.ts";
import { RISK_EXPLANATIONS } from "./explanations.fr.ts";
import { hasNewFinding, missionRisk, type RiskMission, riskKinds } from "./mission-risk.ts";
import { DEFAULT_RISK_SETTINGS, RISK_RULES } from "./rule.ts";

const honest: RiskMission = {
  title: "Serveur (H/F)",
  description: "Service du soir à Nantes, repas compris.",
  payCents: 1400,
  payPeriod: "hourly",
  hoursPerDay: 6,
  companyAgeDays: 2,
  emailDomain: "Gmail.com",
};

test("a new company with a free mailbox and a good wage is not held", () => {
  const risk = missionRisk({ ...honest, payCents: 4500 }, []);
  expect(risk.findings.map(({ rule, trigger }) => [rule, trigger])).toEqual([
    ["new_company", "2"],
    ["free_mail", "gmail.com"],
    ["high_pay", "4500"],
  ]);
  expect(risk).toMatchObject({ score: 35, isHeld: false });
});

test("twice the median of the sector is a high pay", () => {
  const rules = (medianHourlyCents: number) =>
    missionRisk({ ...honest, payCents: 2801, medianHourlyCents }, []).findings.map(({ rule }) => rule);
  expect(rules(1400)).toContain("high_pay");
  expect(rules(1500)).not.toContain("high_pay");
});

test("what was found in the text is weighed beside the account, with its reason", () => {
  const risk = missionRisk(honest, [["bank_details", "Envoyez votre I.B.A.N"]]);
  expect(risk).toMatchObject({ score: 80, isHeld: true });
  expect(risk.findings).toContainEqual({
    rule: "bank_details",
    weight: 60,
    trigger: "Envoyez votre I.B.A.N",
    explanation: "L’annonce demande un RIB, une carte ou un accès bancaire.",
  });
});

test("other weights and another threshold change the answer", () => {
  const mission = { ...honest, isCopied: true };
  expect(missionRisk(mission, [])).toMatchObject({ score: 50, isHeld: true });
  expect(missionRisk(mission, [], { ...DEFAULT_RISK_SETTINGS, threshold: 51 }).isHeld).toBe(false);
  const weights = { ...DEFAULT_RISK_SETTINGS.weights, copied_text: 0 };
  expect(missionRisk(mission, [], { ...DEFAULT_RISK_SETTINGS, weights })).toMatchObject({ score: 20, isHeld: false });
});

test("every rule has a weight, an explanation for who decides, and a sentence for the employer", () => {
  expect(Object.keys(DEFAULT_RISK_SETTINGS.weights).toSorted()).toEqual([...RISK_RULES].toSorted());
  for (const rule of RISK_RULES) {
    const [kind] = riskKinds([{ rule }]);
    expect(RISK_EXPLANATIONS[rule]).toMatch(/^\p{Lu}.{20,}\.$/u);
    expect(kind && RISK_KIND_SENTENCES[kind]).toMatch(/^\p{Lu}.{20,}\.$/u);
  }
});

test("several messages that warned their readers add their weight", () => {
  const rules = (warnedMessages: number) =>
    missionRisk({ ...honest, warnedMessages }, []).findings.map(({ rule }) => rule);
  expect(rules(1)).not.toContain("warned_messages");
  expect(rules(2)).toContain("warned_messages");
});

test("several messages that were only doubted add a little, too little to hold a new account by themselves", () => {
  const found = (doubtfulMessages: number) =>
    missionRisk({ ...honest, companyAgeDays: 0, emailDomain: "gmail.com", payCents: 9_000, doubtfulMessages }, []);
  expect(found(2).findings.map(({ rule }) => rule)).not.toContain("doubtful_messages");
  expect(found(3).findings.map(({ rule }) => rule)).toContain("doubtful_messages");
  expect(found(50)).toMatchObject({ isHeld: false });
});

test("what a person has read is not new; other words, or another rule, are", () => {
  const { findings } = missionRisk(honest, [["bank_details", "votre IBAN"]]);
  expect(hasNewFinding(findings, [])).toBe(true);
  expect(hasNewFinding(findings, findings)).toBe(false);
  const later = missionRisk({ ...honest, companyAgeDays: 3 }, [["bank_details", "votre IBAN"]]);
  expect(hasNewFinding(later.findings, findings)).toBe(false);
  const changed = missionRisk(honest, [["bank_details", "votre carte bleue"]]);
  expect(hasNewFinding(changed.findings, findings)).toBe(true);
});
