import type { MissionView } from "@app/contract/missions";
import { expect, test } from "vitest";
import { draftOf } from "./mission-draft.ts";
import { modelValues, storedValues } from "./stored-values.ts";
import { generatedText } from "./use-description.ts";

const MISSION: MissionView = {
  id: 7,
  title: "Serveur en salle (H/F)",
  company: { id: 1, name: "Brasserie des Terreaux", logo: null, level: "unverified", level_at: "2026-11-01T09:00:00Z" },
  location: "Lyon (69)",
  remote: false,
  description: "Deux services du soir.",
  status: "completed",
  held_reason: null,
  type: "contract",
  sector: ["Restauration"],
  skills: ["Service au plateau"],
  tags: [],
  urgent: false,
  closedEarly: false,
  licenseRequired: false,
  compensation: 14.5,
  compensationType: "hourly",
  hoursPerDay: 6,
  totalDays: 2,
  startDate: "2026-11-14T17:30:00.000Z",
  endDate: "2026-11-15T23:30:00.000Z",
  positions: 1,
  acceptedCount: 1,
  maxApplications: null,
  totalApplications: 3,
  created_at: "2026-11-10T08:00:00.000Z",
  requirement: "",
  benifits_perks: "",
  responsibilities: "Encaisser",
  requiredSkills: "",
  workingHours: "18 h 30 – 0 h 30",
  equipment: "",
  additionalInfo: "Entrée par la cour.",
  useStructuredDescription: true,
  experienceLevel: null,
  commune_code: "69123",
};

test("a model gives everything but its days", () => {
  expect(modelValues(MISSION)).toEqual({
    title: "Serveur en salle (H/F)",
    location: "Lyon (69)",
    commune_code: "69123",
    description: "Deux services du soir.",
    additionalInfo: "Entrée par la cour.",
    responsibilities: "Encaisser",
    workingHours: "18 h 30 – 0 h 30",
    useStructuredDescription: "true",
    type: "contract",
    compensation: "14,50",
    compensationType: "hourly",
    hoursPerDay: "6",
    totalDays: "2",
    startTime: "18:30",
    positions: "1",
    sector: ["Restauration"],
    skills: ["Service au plateau"],
  });
});

test("a text that was written from the answers is written again from the new ones", () => {
  const values = modelValues({
    ...MISSION,
    description: generatedText(draftOf(storedValues(MISSION)), "restauration"),
  });
  expect(values["description"]).not.toContain("novembre");
  expect(values["description"]).toBe(generatedText(draftOf(values), "restauration"));
});
