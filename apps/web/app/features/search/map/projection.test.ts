import { expect, test } from "vitest";
import { mapArea } from "./map-area.ts";
import { project, projectionFrom, unproject } from "./projection.ts";

const LYON = { lat: 45.76, lon: 4.84 };
const PARIS = { lat: 48.86, lon: 2.34 };

test("places are at their distance, in kilometres, in their direction", () => {
  const { x, y } = project(projectionFrom(LYON), PARIS);
  expect(Math.hypot(x, y)).toBeGreaterThan(390);
  expect(Math.hypot(x, y)).toBeLessThan(396);
  expect(x).toBeLessThan(0);
  expect(y).toBeLessThan(0);
  expect(project(projectionFrom(LYON), LYON)).toEqual({ x: expect.closeTo(0, 6), y: expect.closeTo(0, 6) });
});

test("a point of the map gives its place back", () => {
  const projection = projectionFrom(LYON);
  const { x, y } = project(projection, PARIS);
  const { lat, lon } = unproject(projection, x, y);
  expect(lat).toBeCloseTo(PARIS.lat, 6);
  expect(lon).toBeCloseTo(PARIS.lon, 6);
});

test("the map starts on the circle, or on everything found", () => {
  const mark = { placeCode: "75056", name: "Paris", count: 1, soon: false, nextStart: null, ids: [] };
  const centre = { name: "Lyon", ...LYON, radius: 15 };
  expect(mapArea({ centre, marks: [{ ...mark, ...PARIS }] }).halfKm).toBeCloseTo(15.6);
  expect(mapArea({ centre: { ...centre, radius: null }, marks: [{ ...mark, ...PARIS }] }).halfKm).toBeGreaterThan(390);
  expect(mapArea({ centre: null, marks: [{ ...mark, ...PARIS }] })).toMatchObject({ middle: PARIS, radius: null });
  expect(mapArea({ centre: null, marks: [] }).halfKm).toBeGreaterThan(400);
});
