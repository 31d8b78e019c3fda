import { describe, expect, test } from "vitest";
import { candidateCompleteness, employerCompleteness } from "./profile.ts";

const person = {
  firstName: "Inès",
  lastName: "Martin",
  email: "ines@exemple.fr",
  phone: "0612345678",
  city: "Lyon",
  state: "Rhône",
  country: "France",
};
const candidate = { ...person, availability: "on_fire", skills: ["Service en salle"] };
const company = { name: "Brasserie Vauquelle", siret: "73282932000074", address: "3 place Tabareau, Lyon" };

describe("candidate profile", () => {
  test("is complete with the nine fields of the rule", () => {
    expect(candidateCompleteness(candidate)).toEqual({ complete: true, missing: [] });
  });

  test.each([
    ["firstName", "first_name"],
    ["lastName", "last_name"],
    ["email", "email"],
    ["phone", "phone"],
    ["city", "city"],
    ["state", "state"],
    ["country", "country"],
    ["availability", "availability"],
  ] as const)("without %s, %s is missing", (field, name) => {
    for (const empty of [null, undefined, "", "  \u00a0"]) {
      expect(candidateCompleteness({ ...candidate, [field]: empty })).toEqual({ complete: false, missing: [name] });
    }
  });

  test("needs at least one skill that is not blank", () => {
    expect(candidateCompleteness({ ...candidate, skills: [] }).missing).toEqual(["skills"]);
    expect(candidateCompleteness({ ...candidate, skills: [" "] }).missing).toEqual(["skills"]);
    expect(candidateCompleteness({ ...candidate, skills: ["", "Plonge"] }).complete).toBe(true);
  });
});

describe("employer profile", () => {
  test("needs a person to reach and a company to check, and nothing else", () => {
    const { city: _, state: __, country: ___, ...someone } = person;
    expect(employerCompleteness({ ...someone, company })).toEqual({ complete: true, missing: [] });
  });

  test("after registering, only the phone is missing", () => {
    expect(employerCompleteness({ ...person, phone: null, company }).missing).toEqual(["phone"]);
  });

  test("without a company, every company field is missing, in form order", () => {
    expect(employerCompleteness({ ...person, phone: "", company: null }).missing).toEqual([
      "phone",
      "company.name",
      "company.siret_number",
      "company.address",
    ]);
  });

  test.each([
    ["name", "company.name"],
    ["siret", "company.siret_number"],
    ["address", "company.address"],
  ] as const)("without the company's %s, %s is missing", (field, name) => {
    expect(employerCompleteness({ ...person, company: { ...company, [field]: " " } }).missing).toEqual([name]);
  });
});
