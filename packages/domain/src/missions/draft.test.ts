import { expect, test } from "vitest";
import { type DraftFields, missingFields, REQUIRED_FIELDS } from "./draft.ts";

const complete: DraftFields = {
  title: "Serveur en salle (H/F)",
  sector: ["Restauration"],
  location: "Lyon (69)",
  type: "contract",
  description: "Deux services du soir.",
  skills: ["Service en salle"],
  contractKind: null,
  shifts: [],
  startDate: "2026-11-20T18:00:00+01:00",
  compensation: "14,50",
  compensationType: "hourly",
};

test("a complete draft lacks nothing", () => {
  expect(missingFields(complete)).toEqual([]);
  expect(missingFields({ ...complete, startDate: "2026-11-20", compensation: 14.5 })).toEqual([]);
});

test("a title alone lacks everything else, in the order of the form", () => {
  const bare = {
    location: null,
    type: null,
    description: null,
    startDate: null,
    compensation: null,
    contractKind: null,
    shifts: [],
  };
  expect(missingFields({ title: "Plongeur", sector: [], skills: [], compensationType: null, ...bare })).toEqual(
    REQUIRED_FIELDS.filter((field) => field !== "title"),
  );
});

test.each([
  ["title", "   "],
  ["sector", ["Pêche"]],
  ["location", " "],
  ["type", "CDD"],
  ["description", "\n"],
  ["skills", [" "]],
  ["startDate", "demain"],
  ["compensation", 0],
  ["compensation", "0"],
  ["compensation", "à voir"],
  ["compensationType", "par an"],
] as const)("%s: %j counts as absent", (field, value) => {
  expect(missingFields({ ...complete, [field]: value })).toEqual([field]);
});
