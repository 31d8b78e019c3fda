import { expect, test } from "vitest";
import { refuseCompanyName } from "./company-name.ts";

test.each([
  ["Brasserie des Terreaux", null],
  ["S.A.R.L. Dupont & Fils", null],
  ["L’Atelier n° 3 (Lyon)", null],
  ["M. Bricolage", null],
  ["Café 2000, 1er étage", null],
  ["Évasion+", null],
  ["Gagnez 500 € https://evil.example", "site"],
  ["www.evil.example", "site"],
  ["Renfort evil.com", "site"],
  ["Promo t.co/abc", "site"],
  ["contact@evil.example", "site"],
  ["Brasserie\nVotre compte est fermé", "unprintable"],
  ["Brasserie\u2028suite", "unprintable"],
  ["\u202eeiressarB", "unprintable"],
  ["Bras\u200bserie", "unprintable"],
  ["Brasserie\u0007", "unprintable"],
])("%j: %s", (name, refusal) => {
  expect(refuseCompanyName(name)).toBe(refusal);
});

test("a hundred thousand letters hold nobody up", () => {
  const start = performance.now();
  expect(refuseCompanyName("a".repeat(100_000))).toBeNull();
  expect(performance.now() - start).toBeLessThan(2_000);
});
