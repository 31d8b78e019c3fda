import { MissionBody } from "@app/contract/missions";
import { expect, test } from "vitest";
import { draftWire, missionWire } from "./mission-wire.ts";

const TYPED: Record<string, string | string[]> = {
  title: " Serveur en salle ",
  sector: ["Restauration", "Événementiel"],
  type: "contract",
  location: "Lyon (69)",
  commune_code: "69123",
  description: "Deux services du soir.",
  skills: "Service au plateau, Encaissement",
  startDate: "2026-11-14",
  startTime: "18:30",
  endDate: "2026-11-15",
  endTime: "",
  hoursPerDay: "7,5",
  totalDays: "",
  compensation: "14,50",
  compensationType: "hourly",
  positions: "2",
  maxApplications: "",
  urgent: "on",
  experienceLevel: "",
};

function form(given: Record<string, string | string[]> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...given })) {
    for (const one of [value].flat()) data.append(name, one);
  }
  return data;
}

test("a filled form becomes a mission the API accepts", () => {
  expect(MissionBody.parse(missionWire(form()))).toMatchObject({
    title: "Serveur en salle",
    sector: ["Restauration", "Événementiel"],
    skills: ["Service au plateau", "Encaissement"],
    compensation: 1450,
    hoursPerDay: 7.5,
    totalDays: null,
    positions: 2,
    maxApplications: null,
    urgent: true,
    remote: false,
    experienceLevel: null,
    startDate: new Date("2026-11-14T17:30:00Z"),
    endDate: new Date("2026-11-15T22:59:59.999Z"),
  });
});

test("an empty form comes back with the sentence of every required field", () => {
  const { error } = MissionBody.safeParse(missionWire(new FormData()));
  expect(error?.issues.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(["title", "location", "description", "sector", "startDate", "skills", "compensation"]),
  );
});

test("the answers of the guided form are sent only when the text comes from them", () => {
  const answers = { responsibilities: "Accueil, service", workingHours: "18 h 30 – 0 h 30" };
  expect(missionWire(form(answers))).not.toHaveProperty("responsibilities");
  expect(missionWire(form({ ...answers, useStructuredDescription: "true" }))).toMatchObject(answers);
});

test("lines end as they do here", () => {
  expect(missionWire(form({ description: "Un.\r\nDeux." })).description).toBe("Un.\nDeux.");
});

test("remarks that were read go with the mission", () => {
  expect(missionWire(form({ acknowledged: ["age", "fees"] })).acknowledged).toEqual(["age", "fees"]);
});

test("a draft keeps an hour whose day is still to be chosen", () => {
  expect(draftWire(form({ startDate: "", endDate: "", endTime: "23:00" }))).toMatchObject({
    startDate: "",
    startTime: "18:30",
    endTime: "23:00",
  });
});
