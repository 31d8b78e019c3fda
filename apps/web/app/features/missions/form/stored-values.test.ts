import type { DraftView } from "@app/contract/drafts";
import { expect, test } from "vitest";
import { storedValues } from "./stored-values.ts";

const EMPTY: DraftView = {
  id: 1,
  title: "Serveur (H/F)",
  location: null,
  commune_code: null,
  remote: false,
  description: null,
  requirement: null,
  benifits_perks: null,
  responsibilities: null,
  requiredSkills: null,
  workingHours: null,
  equipment: null,
  additionalInfo: null,
  useStructuredDescription: false,
  type: null,
  experienceLevel: null,
  sector: [],
  startDate: null,
  startTime: null,
  endDate: null,
  endTime: null,
  skills: [],
  tags: [],
  urgent: false,
  licenseRequired: false,
  compensation: null,
  compensationType: null,
  hoursPerDay: null,
  totalDays: null,
  positions: null,
  maxApplications: null,
  missing: [],
  created_at: "2026-11-15T06:00:00.000Z",
  updated_at: "2026-11-15T06:00:00.000Z",
};

test("a bare title leaves every other box empty", () => {
  expect(storedValues(EMPTY)).toEqual({ title: "Serveur (H/F)", useStructuredDescription: "false" });
});

test("instants become a day and an hour of Paris, amounts are written the French way", () => {
  const draft = {
    ...EMPTY,
    startDate: "2026-11-20T17:30:00.000Z",
    endDate: "2026-11-21",
    compensation: 14.5,
    hoursPerDay: "6",
    urgent: true,
    sector: ["Restauration"],
  };
  expect(storedValues(draft)).toEqual({
    title: "Serveur (H/F)",
    useStructuredDescription: "false",
    startDate: "2026-11-20",
    startTime: "18:30",
    endDate: "2026-11-21",
    compensation: "14,50",
    hoursPerDay: "6",
    urgent: "on",
    sector: ["Restauration"],
  });
});

test("what makes no date is left for its writer to type again", () => {
  expect(storedValues({ ...EMPTY, startDate: "bientôt" })).toEqual(storedValues(EMPTY));
});

test("an hour whose day is still to be chosen stays in its box", () => {
  expect(storedValues({ ...EMPTY, startTime: "18:30", endTime: "01:00" })).toMatchObject({
    startTime: "18:30",
    endTime: "01:00",
  });
});
