import { describe, expect, test } from "vitest";
import { costOf, earningsOf, type MissionDraft, previewFacts, readDraft } from "./mission-draft.ts";

const TYPED: MissionDraft = {
  title: "Serveur en salle",
  location: "Lyon (69)",
  sector: "Restauration",
  shiftDay: "2026-11-14\n2026-11-15",
  shiftStart: "18:30\n18:30",
  shiftEnd: "00:30\n00:30",
  shiftBreak: "0\n0",
  shiftPositions: "1\n1",
  compensation: "14,50",
  compensationType: "hourly",
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
});

describe("the cost counts everyone wanted, holiday pay included", () => {
  test("an extra has no bonus at the end of the contract", () => {
    const cost = costOf(readDraft({ ...TYPED, shiftPositions: "3\n1" }));
    expect(cost).toMatchObject({ payCents: 52_200, bonusCents: 0, holidayCents: 5_220, grossCents: 57_420 });
  });

  test("a CDD has one", () => {
    expect(costOf(readDraft({ ...TYPED, contractKind: "cdd" }))).toMatchObject({
      payCents: 17_400,
      bonusCents: 1_740,
      holidayCents: 1_914,
    });
  });

  test("each shift counts its own people when they can be taken apart", () => {
    const draft = readDraft({ ...TYPED, takeSome: "on", shiftPositions: "3\n1" });
    expect(costOf(draft)?.payCents).toBe(34_800);
  });

  test("nothing is said before there is a pay and a shift", () => {
    expect(costOf(readDraft({}))).toBeNull();
    expect(costOf(readDraft({ ...TYPED, compensation: "" }))).toBeNull();
  });
});

test("the break is not paid, unless the employer says so", () => {
  const paused = { ...TYPED, shiftBreak: "30\n30" };
  expect(readDraft(paused).paidMinutes).toBe(660);
  expect(readDraft({ ...paused, breakPaid: "on" }).paidMinutes).toBe(720);
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

test("a day without hours is enough to show when", () => {
  const draft = readDraft({ ...TYPED, shiftStart: "\n", shiftEnd: "\n" });
  expect(draft.startsAt?.toISOString()).toBe("2026-11-13T23:00:00.000Z");
  expect(draft.shifts).toEqual([]);
});

test("the contract follows the sector until one is chosen", () => {
  expect(readDraft(TYPED).contractKind).toBe("extra");
  expect(readDraft({ ...TYPED, sector: "Logistique" }).contractKind).toBe("cdd");
  expect(readDraft({ ...TYPED, contractKind: "freelance" }).type).toBe("freelance");
});
