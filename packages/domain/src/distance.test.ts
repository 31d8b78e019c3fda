import { describe, expect, test } from "vitest";
import { cellOf, distanceKm } from "./distance.ts";

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

describe("cell", () => {
  test("numbers the square that holds the point", () => {
    expect(cellOf(lyon.lat, lyon.lon)).toBe(1357 * 2400 + 1232);
    expect(cellOf(-90, -180)).toBe(0);
    expect(cellOf(-21.1, 55.5)).toBe(Math.floor(68.9 * 10) * 2400 + Math.floor(235.5 / 0.15));
  });

  test("a step across the edge changes the square, a step within does not", () => {
    expect(cellOf(45.71, 4.86)).toBe(cellOf(45.79, 4.94));
    expect(cellOf(45.81, 4.86)).toBe(cellOf(45.71, 4.86) + 2400);
    expect(cellOf(45.71, 4.96)).toBe(cellOf(45.71, 4.86) + 1);
  });
});
