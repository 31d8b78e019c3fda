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
const company = {
  name: "Brasserie Vauquelle",
  siret: "73282932000074",
  email: "contact@exemple.fr",
  industry: "Restaurants & Food Services",
  size: "11-50",
  address: "3 place Tabareau, Lyon",
  description: "Brasserie de 90 couverts.",
};

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
  test("needs neither availability, skills, website nor founding year", () => {
    expect(employerCompleteness({ ...person, company })).toEqual({ complete: true, missing: [] });
  });

  test("without a company, every company field is missing, in form order", () => {
    expect(employerCompleteness({ ...person, phone: "", company: null }).missing).toEqual([
      "phone",
      "company.name",
      "company.siret_number",
      "company.email",
      "company.industry",
      "company.size",
      "company.address",
      "company.description",
    ]);
  });

  test.each([
    ["name", "company.name"],
    ["siret", "company.siret_number"],
    ["email", "company.email"],
    ["industry", "company.industry"],
    ["size", "company.size"],
    ["address", "company.address"],
    ["description", "company.description"],
  ] as const)("without the company's %s, %s is missing", (field, name) => {
    expect(employerCompleteness({ ...person, company: { ...company, [field]: " " } }).missing).toEqual([name]);
  });
});
