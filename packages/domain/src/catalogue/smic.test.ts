import { expect, test } from "vitest";
import { SMIC_HOURLY_CENTS, smicOn, smicZone } from "./smic.ts";

test.each([
  ["2023-06-01", 1165, 880],
  ["2024-10-31", 1165, 880],
  ["2024-11-01", 1188, 898],
  ["2025-12-31", 1188, 898],
  ["2026-01-01", 1202, 933],
  ["2026-05-31", 1202, 933],
  ["2026-06-01", 1231, 956],
  ["2031-01-01", SMIC_HOURLY_CENTS, 956],
])("the minimum wage in force on %s is %i cents an hour, %i in Mayotte", (day, france, mayotte) => {
  expect(smicOn(day).cents).toBe(france);
  expect(smicOn(day, "mayotte").cents).toBe(mayotte);
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
