import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatSiret, isPlausibleSiret, isSiretShape, normalizeSiret } from "./siret.ts";

describe("SIRET", () => {
  test.each(["73282932000074", "732 829 320 00074", "35600000000048", "35600000009075", "35600000009093"])(
    "%s is plausible",
    (siret) => {
      expect(isSiretShape(siret)).toBe(true);
      expect(isPlausibleSiret(siret)).toBe(true);
    },
  );

  test.each(["35600000009090", "50000000000000", "73282932000075", "00000000000000"])(
    "%s has the right shape but cannot exist",
    (siret) => {
      expect(isSiretShape(siret)).toBe(true);
      expect(isPlausibleSiret(siret)).toBe(false);
    },
  );

  test.each(["", "7328293200007", "732829320000741", "7328293200007A", "732-829-320-00074", "٧٣٢٨٢٩٣٢٠٠٠٠٧٤"])(
    "%j is not fourteen digits",
    (text) => {
      expect(isSiretShape(text)).toBe(false);
      expect(isPlausibleSiret(text)).toBe(false);
    },
  );

  test("spaces of any kind are removed", () => {
    expect(normalizeSiret(" 732\u00a0829\u202f320 00074\t")).toBe("73282932000074");
  });

  test("one wrong digit is always noticed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const digits = Array.from("73282932000074", Number);
        digits[index] = ((digits[index] ?? 0) + shift) % 10;
        expect(isPlausibleSiret(digits.join(""))).toBe(false);
      }),
    );
  });
});

test("a SIRET is grouped, anything else is left alone", () => {
  expect(formatSiret("81234567800019")).toBe("812 345 678 00019");
  expect(formatSiret("812 345 678 00019")).toBe("812 345 678 00019");
  expect(formatSiret("812")).toBe("812");
});
