import { expect, test } from "vitest";
import { costText, daysHint, earningsOf, type MissionDraft, previewFacts, readDraft } from "./mission-draft.ts";

const TYPED: MissionDraft = {
  title: "Serveur en salle",
  location: "Lyon (69)",
  type: "contract",
  startDate: "2026-11-14",
  startTime: "18:30",
  endDate: "2026-11-15",
  endTime: "",
  compensation: "14,50",
  compensationType: "hourly",
  hoursPerDay: "6",
};
const COMPANY = { sectorName: "Restauration", companyName: "Brasserie des Terreaux", companyLogo: null };

test("the preview says what candidates will read, total included", () => {
  const draft = readDraft({ ...TYPED, urgent: "on" });
  expect(previewFacts(draft, earningsOf(draft), COMPANY)).toMatchObject({
    title: "Serveur en salle (H/F)",
    periodText: "Sam. 14 et dim. 15 nov.",
    payText: "14,50\u00a0€\u00a0/\u00a0heure",
    earningsText: "174\u00a0€",
    urgent: true,
    licenseRequired: false,
  });
  expect(daysHint(draft)).toBe("2, d’après vos dates");
});

test("the cost counts everyone wanted, the earnings one person", () => {
  const draft = readDraft({ ...TYPED, positions: "3" });
  const earnings = earningsOf(draft);
  if (!earnings) throw new Error("the draft has a pay");
  expect(earnings.totalCents).toBe(17_400);
  expect(costText(draft, earnings)).toBe("Coût brut estimé\u00a0: 522\u00a0€ pour 3 personnes");
  expect(costText(readDraft(TYPED), earnings)).toBe("Coût brut estimé\u00a0: 174\u00a0€");
});

test("an empty form shows where things will go, and no total", () => {
  const draft = readDraft({});
  const facts = previewFacts(draft, earningsOf(draft), COMPANY);
  expect(facts).toMatchObject({ title: "Titre de la mission", location: "Lieu", payText: "À indiquer" });
  expect(facts.earningsText).toBeUndefined();
  expect(facts.periodText).toBeUndefined();
});

test("a place that says so is remote, box ticked or not", () => {
  expect(readDraft(TYPED).remote).toBe(false);
  expect(readDraft({ ...TYPED, remote: "on" }).remote).toBe(true);
  expect(readDraft({ ...TYPED, location: "Télétravail" }).remote).toBe(true);
});

test("an end before the start counts for nothing", () => {
  expect(readDraft({ ...TYPED, endDate: "2026-11-10" }).endsAt).toBeNull();
});
