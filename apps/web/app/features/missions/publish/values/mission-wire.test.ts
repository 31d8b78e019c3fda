import { MissionBody } from "@app/contract/missions/mission-body";
import { expect, test } from "vitest";
import { draftWire, missionWire } from "./mission-wire.ts";

const TYPED: Record<string, string | string[]> = {
  title: " Serveur en salle ",
  sector: ["Restauration", "Événementiel"],
  contractKind: "extra",
  location: "Lyon (69)",
  commune_code: "69123",
  description: "Deux services du soir.",
  skills: "Service au plateau, Encaissement",
  shiftId: ["7", ""],
  shiftOffset: ["", ""],
  shiftDay: ["2026-11-14", "2026-11-15"],
  shiftStart: ["18:30", "18:30"],
  shiftEnd: ["00:30", "23:00"],
  shiftBreak: ["30", ""],
  shiftPositions: ["2", "1"],
  compensation: "14,50",
  compensationType: "hourly",
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
    type: "contract",
    contractKind: "extra",
    contractMotive: null,
    takeSome: false,
    breakPaid: false,
    maxApplications: null,
    urgent: true,
    remote: false,
    experienceLevel: null,
    shifts: [
      {
        id: 7,
        startsAt: new Date("2026-11-14T17:30:00Z"),
        endsAt: new Date("2026-11-14T23:30:00Z"),
        breakMinutes: 30,
        positions: 2,
      },
      {
        id: null,
        startsAt: new Date("2026-11-15T17:30:00Z"),
        endsAt: new Date("2026-11-15T22:00:00Z"),
        breakMinutes: 0,
        positions: 2,
      },
    ],
  });
});

test("an empty form comes back with the sentence of every required field", () => {
  const { error } = MissionBody.safeParse(missionWire(new FormData()));
  expect(error?.issues.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(["title", "location", "description", "sector", "shifts", "skills", "compensation"]),
  );
});

test("the answers of the guided form are sent only when the text comes from them", () => {
  const answers = { responsibilities: "Accueil, service" };
  expect(missionWire(form(answers)).responsibilities).toBe("");
  expect(missionWire(form({ ...answers, useStructuredDescription: "true" }))).toMatchObject({
    ...answers,
    workingHours: "18\u00a0h\u00a030 – 0\u00a0h\u00a030, 18\u00a0h\u00a030 – 23\u00a0h",
  });
});

test("lines end as they do here", () => {
  expect(missionWire(form({ description: "Un.\r\nDeux." })).description).toBe("Un.\nDeux.");
});

test("remarks that were read go with the mission", () => {
  expect(missionWire(form({ acknowledged: ["age", "fees"] })).acknowledged).toEqual(["age", "fees"]);
});

test("a draft keeps its shifts as typed", () => {
  const typed = { shiftDay: ["", "demain"], shiftOffset: ["0", "1"], shiftEnd: ["", "23:00"] };
  expect(draftWire(form(typed)).shifts).toEqual([
    { day: "", dayOffset: 0, startTime: "18:30", endTime: "", breakMinutes: "30", positions: "2" },
    { day: "demain", dayOffset: 1, startTime: "18:30", endTime: "23:00", breakMinutes: "", positions: "1" },
  ]);
});

test("shifts are taken apart only when there are several", () => {
  expect(missionWire(form({ takeSome: "on" })).takeSome).toBe(true);
  expect(missionWire(form({ takeSome: "on", shiftDay: "2026-11-14" })).takeSome).toBe(false);
});

test("the kind of contract gives the type, which keeps what it said of the hours", () => {
  expect(missionWire(form({ contractKind: "internship" })).type).toBe("internship");
  expect(missionWire(form({ type: "part-time" })).type).toBe("part-time");
  expect(missionWire(form({ contractKind: "inconnu" }))).toMatchObject({ type: "contract", contractKind: null });
});

test("a draft does not keep a contract that only follows the sector", () => {
  expect(draftWire(form()).contractKind).toBe("extra");
  expect(draftWire(form({ contractGuessed: "on" })).contractKind).toBeNull();
  expect(missionWire(form({ contractGuessed: "on" })).contractKind).toBe("extra");
});

test.each<[string, Record<string, string>, string | undefined]>([
  ["the box is ticked", { planBAsked: "1", planB: "auto" }, "auto"],
  ["it is not", { planBAsked: "1" }, "ask"],
  ["a copied mission asks", { planB: "ask" }, "ask"],
  ["nothing says so, as for a visitor", {}, undefined],
])("Plan B when %s", (_, given, planB) => {
  expect(missionWire(form(given)).planB).toBe(planB);
  expect(draftWire(form(given)).planB).toBe(planB);
});
