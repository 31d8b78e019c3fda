import { describe, expect, test } from "vitest";
import { COMPANY_LEVELS, type CompanyLevel, isProven, levelByRegister } from "./company-level.ts";
import { FIRST_LEVEL_LIMITS, LIMITS, nextLevel, refuseMission, withinLimit } from "./company-rights.ts";

const refuse = (level: CompanyLevel, wanted: { booking?: "first" | "choose"; places: number }, otherPlaces = 0) =>
  refuseMission({ booking: "choose", ...wanted }, { level, limits: FIRST_LEVEL_LIMITS[level], otherPlaces });

describe("what a level opens", () => {
  test("never less than the level below", () => {
    for (const limit of LIMITS) {
      const figures = COMPANY_LEVELS.map((level) => FIRST_LEVEL_LIMITS[level][limit] ?? Number.POSITIVE_INFINITY);
      expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    }
  });

  test.each([
    ["unverified", { places: 3 }, 3, null],
    ["unverified", { places: 4 }, 0, "places_per_mission"],
    ["unverified", { places: 3 }, 4, "open_places"],
    ["unverified", { places: 1, booking: "first" }, 0, "first_booking"],
    ["siret_found", { places: 4 }, 0, "places_per_mission"],
    ["siret_found", { places: 1, booking: "first" }, 0, "first_booking"],
    ["address_proven", { places: 20, booking: "first" }, 40, null],
    ["address_proven", { places: 21 }, 0, "places_per_mission"],
    ["address_proven", { places: 2 }, 59, "open_places"],
    ["verified", { places: 500, booking: "first" }, 100_000, null],
    ["verified", { places: 501 }, 0, "places_per_mission"],
  ] as const)("%s, %o beside %i: %s", (level, wanted, others, refusal) => {
    expect(refuse(level, wanted, others)).toBe(refusal);
  });

  test("the label of the register leads to the same proof as no label", () => {
    expect(COMPANY_LEVELS.map(nextLevel)).toEqual(["address_proven", "address_proven", "verified", null]);
    expect(COMPANY_LEVELS.filter(isProven)).toEqual(["address_proven", "verified"]);
    expect([levelByRegister(null), levelByRegister("siret_found"), levelByRegister("doubtful")]).toEqual([
      "unverified",
      "siret_found",
      "unverified",
    ]);
  });

  test.each([
    [50, null, 0, 50],
    [50, 10, 0, 10],
    [5, 10, 8, 2],
    [5, 10, 10, 0],
    [5, 10, 12, 0],
  ])("of %s, at most %s when %s were used: %s", (wanted, most, used, left) => {
    expect(withinLimit(wanted, most, used)).toBe(left);
  });
});
