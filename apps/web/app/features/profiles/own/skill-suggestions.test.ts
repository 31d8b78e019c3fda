import { sectorByKey } from "@app/domain/catalogue/sectors";
import { expect, test } from "vitest";
import { suggestSkills } from "./skill-suggestions.ts";

const first = (person: Parameters<typeof suggestSkills>[0]) => suggestSkills(person)[0];

test("the person's own trade comes first, known by the profession or by the skills", () => {
  expect(first({ profession: "Barman", skills: [] })).toBe(sectorByKey("restauration")?.skills[0]);
  const logistics = sectorByKey("logistique")?.skills ?? [];
  expect(first({ profession: null, skills: logistics.slice(2, 5) })).toBe(logistics[0]);
});

test("every skill of the catalogue is there once", () => {
  const all = suggestSkills({ profession: null, skills: [] });
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(100);
});
