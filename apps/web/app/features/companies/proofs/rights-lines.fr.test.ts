import type { CompanyRightsView } from "@app/contract/companies/companies";
import { FIRST_LEVEL_LIMITS, LIMITS } from "@app/domain/companies/company-rights";
import { expect, test } from "vitest";
import { rightLines } from "./rights-lines.fr.ts";

const USED = { people_per_day: 12, contacts_per_day: 0, open_places: 4 } as Readonly<Record<string, number>>;

const unverified: CompanyRightsView = {
  level: "unverified",
  limits: LIMITS.map((limit) => ({ limit, most: FIRST_LEVEL_LIMITS.unverified[limit], used: USED[limit] ?? null })),
  first_booking: false,
  contacts_before_acceptance: false,
  siret_claimed: false,
  next: {
    level: "address_proven",
    limits: LIMITS.map((limit) => ({ limit, most: FIRST_LEVEL_LIMITS.address_proven[limit] })),
    first_booking: true,
    contacts_before_acceptance: true,
    proofs: ["mail", "letter", "document"],
  },
};

test("each right says what is open today, what of it is used, and what opens next", () => {
  expect(rightLines(unverified)).toEqual([
    { name: "Personnes prévenues par vague", now: "10", next: "100" },
    { name: "Personnes prévenues par jour", now: "30, dont 12 aujourd’hui", next: "500" },
    { name: "Coordonnées ouvertes par jour", now: "10", next: "60" },
    { name: "Places par mission", now: "3", next: "20" },
    { name: "Places ouvertes en même temps", now: "6, dont 4 en cours", next: "60" },
    { name: "E-mail, téléphone et CV", now: "une fois la venue confirmée", next: "dès la candidature" },
    { name: "Place à la première personne qui dit oui", now: "pas encore", next: "possible" },
  ]);
});

test("the highest level has nothing next, and says what is without limit", () => {
  const verified: CompanyRightsView = {
    ...unverified,
    level: "verified",
    limits: LIMITS.map((limit) => ({ limit, most: FIRST_LEVEL_LIMITS.verified[limit], used: null })),
    first_booking: true,
    contacts_before_acceptance: true,
    next: null,
  };
  expect(rightLines(verified).map(({ now, next }) => [now, next])).toEqual([
    ["sans limite", null],
    ["sans limite", null],
    ["200", null],
    ["500", null],
    ["sans limite", null],
    ["dès la candidature", null],
    ["possible", null],
  ]);
});
