import { expect, test } from "vitest";
import { FIRST_SMIC_RATES, smicOn, smicRatesWith, smicZone } from "./smic.ts";

test.each([
  ["2023-06-01", 1165, 880],
  ["2024-10-31", 1165, 880],
  ["2024-11-01", 1188, 898],
  ["2025-12-31", 1188, 898],
  ["2026-01-01", 1202, 933],
  ["2026-05-31", 1202, 933],
  ["2026-06-01", 1231, 956],
  ["2031-01-01", 1231, 956],
])("the minimum wage in force on %s is %i cents an hour, %i in Mayotte", (day, france, mayotte) => {
  expect(smicOn(day, "france", FIRST_SMIC_RATES).cents).toBe(france);
  expect(smicOn(day, "mayotte", FIRST_SMIC_RATES).cents).toBe(mayotte);
});

test("a rate that was added counts from its day, and the last one given for a day replaces the others", () => {
  const typo = { from: "2027-01-01", france: 125, mayotte: 97 };
  const rates = smicRatesWith([typo, { ...typo, france: 1250, mayotte: 970 }]);
  const on = (day: string) => smicOn(day, "france", rates);
  expect(on("2026-12-31")).toEqual({ from: "2026-06-01", cents: 1231 });
  expect(on("2027-01-01")).toEqual({ from: "2027-01-01", cents: 1250 });
  expect(on("2026-05-31").cents).toBe(1202);
});

test.each([
  ["97611", "Mamoudzou", "mayotte"],
  [null, "Mamoudzou (976)", "mayotte"],
  [null, "97600 Mamoudzou", "mayotte"],
  [null, "Petite-Terre, Mayotte", "mayotte"],
  ["69123", "12 rue Mayotte, Lyon", "france"],
  [null, "Saint-Denis (974)", "france"],
  [null, "", "france"],
] as const)("commune %s, « %s »: %s", (code, location, zone) => {
  expect(smicZone(code, location)).toBe(zone);
});
