import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { centsToEuros, eurosToCents, parseEuros } from "./money.ts";

describe("amounts typed by hand", () => {
  test.each([
    ["14,50", 14.5],
    ["14.5", 14.5],
    ["14", 14],
    ["0,99", 0.99],
    ["1250", 1250],
    ["1 250", 1250],
    ["1\u202f250,5", 1250.5],
    ["1\u00a0250\u00a0€", 1250],
    ["14,50 €", 14.5],
    ["14,50€", 14.5],
    ["  12  ", 12],
    ["1 250 000", 1_250_000],
  ])("%j is %d euros", (text, euros) => {
    expect(parseEuros(text)).toBe(euros);
  });

  test.each([
    "",
    "€",
    "-5",
    "+5",
    "14,",
    ",5",
    "14,505",
    "1.250,00",
    "1 25",
    "12 50",
    "1,250.00",
    "14,5,0",
    "1e3",
    "14 $",
    "quatorze",
    "NaN",
  ])("%j is no amount", (text) => {
    expect(parseEuros(text)).toBeNull();
  });
});

test("euros with two decimals survive the trip through cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(eurosToCents(centsToEuros(cents))).toBe(cents);
    }),
  );
  expect(eurosToCents(14.29)).toBe(1429);
  expect(eurosToCents(1.1)).toBe(110);
});
