import type { MissionView } from "@app/contract/missions/missions";
import { expect, test } from "vitest";
import { generatedText } from "../description/use-description.ts";
import { draftOf } from "./mission-draft.ts";
import { missionValues, modelValues } from "./stored-values.ts";

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
  cancelled: false,
  licenseRequired: false,
  certificates: [],
  compensation: 14.5,
  compensationType: "hourly",
  hoursPerDay: 6,
  totalDays: 2,
  hoursKnown: true,
  startDate: "2026-11-14T17:30:00.000Z",
  endDate: "2026-11-15T23:30:00.000Z",
  positions: 1,
  acceptedCount: 1,
  maxApplications: null,
  totalApplications: 3,
  endedApplications: 0,
  paidMinutes: 720,
  shiftCount: 2,
  people: 1,
  dayCount: 2,
  takeSome: false,
  nextStart: null,
  nextShift: null,
  establishment: null,
  breakPaid: false,
  contractKind: "extra",
  contractMotive: null,
  booking: "choose",
  collectiveAgreement: "",
  shifts: [
    {
      id: 3,
      startsAt: "2026-11-14T17:30:00.000Z",
      endsAt: "2026-11-14T23:30:00.000Z",
      breakMinutes: 0,
      positions: 1,
      accepted: 1,
      confirmed: 1,
    },
    {
      id: 4,
      startsAt: "2026-11-15T17:30:00.000Z",
      endsAt: "2026-11-15T23:30:00.000Z",
      breakMinutes: 0,
      positions: 1,
      accepted: 1,
      confirmed: 1,
    },
  ],
  created_at: "2026-11-10T08:00:00.000Z",
  requirement: "",
  benifits_perks: "",
  responsibilities: "Encaisser",
  requiredSkills: "",
  workingHours: "18 h 30 – 0 h 30",
  equipment: "",
  additionalInfo: "Entrée par la cour.",
  meetingPoint: "Au bar, demander Léa",
  useStructuredDescription: true,
  experienceLevel: null,
  commune_code: "69123",
};

test("a model gives everything but its days", () => {
  expect(modelValues(MISSION)).toEqual({
    title: "Serveur en salle (H/F)",
    booking: "choose",
    location: "Lyon (69)",
    commune_code: "69123",
    description: "Deux services du soir.",
    additionalInfo: "Entrée par la cour.",
    meetingPoint: "Au bar, demander Léa",
    responsibilities: "Encaisser",
    useStructuredDescription: "true",
    type: "contract",
    contractKind: "extra",
    compensation: "14,50",
    compensationType: "hourly",
    shiftId: ["", ""],
    shiftOffset: ["0", "1"],
    shiftDay: ["", ""],
    shiftStart: ["18:30", "18:30"],
    shiftEnd: ["00:30", "00:30"],
    shiftBreak: ["0", "0"],
    shiftPositions: ["1", "1"],
    sector: ["Restauration"],
    skills: ["Service au plateau"],
  });
});

test("a text that was written from the answers is written again from the new ones", () => {
  const values = modelValues({
    ...MISSION,
    description: generatedText(draftOf(missionValues(MISSION)), "restauration"),
  });
  expect(values["description"]).not.toContain("novembre");
  expect(values["description"]).toBe(generatedText(draftOf(values), "restauration"));
});
