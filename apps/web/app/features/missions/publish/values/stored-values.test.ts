import type { DraftView } from "@app/contract/missions/drafts";
import { describe, expect, test } from "vitest";
import { storedValues } from "./stored-values.ts";

const EMPTY: DraftView = {
  id: 1,
  title: "Serveur (H/F)",
  location: null,
  commune_code: null,
  establishment_id: null,
  remote: false,
  description: null,
  requirement: null,
  benifits_perks: null,
  responsibilities: null,
  requiredSkills: null,
  workingHours: null,
  equipment: null,
  additionalInfo: null,
  meetingPoint: null,
  useStructuredDescription: false,
  type: null,
  experienceLevel: null,
  booking: null,
  planB: null,
  sector: [],
  startDate: null,
  startTime: null,
  endDate: null,
  endTime: null,
  skills: [],
  tags: [],
  urgent: false,
  licenseRequired: false,
  certificates: [],
  compensation: null,
  compensationType: null,
  hoursPerDay: null,
  totalDays: null,
  positions: null,
  maxApplications: null,
  shifts: [],
  takeSome: false,
  breakPaid: false,
  contractKind: null,
  contractMotive: null,
  collectiveAgreement: null,
  missing: [],
  created_at: "2026-11-15T06:00:00.000Z",
  updated_at: "2026-11-15T06:00:00.000Z",
};

test("a bare title leaves every other box empty", () => {
  expect(storedValues(EMPTY)).toEqual({ title: "Serveur (H/F)", useStructuredDescription: "false" });
});

test("shifts become rows, amounts are written the French way", () => {
  const draft = {
    ...EMPTY,
    shifts: [
      { day: "2026-11-20", dayOffset: null, startTime: "18:30", endTime: null, breakMinutes: "30", positions: "2" },
      { day: null, dayOffset: 1, startTime: "18:30", endTime: "00:30", breakMinutes: null, positions: null },
    ],
    compensation: 14.5,
    contractKind: "extra",
    takeSome: true,
    sector: ["Restauration"],
  };
  expect(storedValues(draft)).toEqual({
    title: "Serveur (H/F)",
    useStructuredDescription: "false",
    shiftId: ["", ""],
    shiftOffset: ["", "1"],
    shiftDay: ["2026-11-20", ""],
    shiftStart: ["18:30", "18:30"],
    shiftEnd: ["", "00:30"],
    shiftBreak: ["30", ""],
    shiftPositions: ["2", ""],
    compensation: "14,50",
    contractKind: "extra",
    takeSome: "on",
    sector: ["Restauration"],
  });
});

describe("a draft written before there were shifts opens as one", () => {
  const row = (draft: Partial<DraftView>) => {
    const { shiftDay, shiftStart, shiftEnd, shiftPositions } = storedValues({ ...EMPTY, ...draft });
    return [shiftDay, shiftStart, shiftEnd, shiftPositions].flat();
  };

  test.each([
    [{ startDate: "2026-11-20T17:30:00.000Z", hoursPerDay: "6" }, ["2026-11-20", "18:30", "00:30", "1"]],
    [
      { startDate: "2026-11-20T17:30:00.000Z", endDate: "2026-11-20T22:00:00.000Z", positions: 3 },
      ["2026-11-20", "18:30", "23:00", "3"],
    ],
    [{ startDate: "2026-11-20" }, ["2026-11-20", "", "", "1"]],
    [{ startTime: "18:30", endTime: "01:00" }, ["", "18:30", "01:00", "1"]],
  ])("%j", (draft, cells) => {
    expect(row(draft)).toEqual(cells);
  });

  test("what makes no date is left for its writer to type again", () => {
    expect(storedValues({ ...EMPTY, startDate: "bientôt" })).toEqual(storedValues(EMPTY));
  });
});
