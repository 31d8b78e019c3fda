import { describe, expect, test } from "vitest";
import { distanceKm } from "./distance.ts";

const lyon = { lat: 45.764, lon: 4.8357 };
const paris = { lat: 48.8566, lon: 2.3522 };
const villeurbanne = { lat: 45.7719, lon: 4.8902 };

describe("distance", () => {
  test("is close to what a map says", () => {
    expect(distanceKm(lyon, villeurbanne)).toBeCloseTo(4.32, 1);
    expect(Math.abs(distanceKm(lyon, paris) - 391.5)).toBeLessThan(2);
  });

  test("is the same both ways and zero on the spot", () => {
    expect(distanceKm(paris, lyon)).toBe(distanceKm(lyon, paris));
    expect(distanceKm(lyon, lyon)).toBe(0);
  });
});
