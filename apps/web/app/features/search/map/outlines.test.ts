import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { geoArea } from "d3-geo";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { DEPARTMENT_BOXES } from "./department-boxes.ts";
import { areaPaths, type Outlines, outlinePaths } from "./outline-paths.ts";
import { projectionFrom } from "./projection.ts";
import { outlinesNear } from "./use-outlines.ts";

const FOLDER = join(import.meta.dirname, "outlines");
/** With the script of the map, 60 kB. */
const MOST_BYTES = 38_500;
const VILLEURBANNE = "69266";
const LYON = { lat: 45.76, lon: 4.84 };

const read = (name: string) => readFileSync(join(FOLDER, `${name}.json`), "utf8");

test("each department has its outlines, light enough for a phone", () => {
  const names = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
  expect(names.toSorted()).toEqual([...Object.keys(DEPARTMENT_BOXES), "france"].toSorted());
  const heavy = names.filter((name) => gzipSync(read(name), { level: 6 }).length > MOST_BYTES);
  expect(heavy).toEqual([]);
});

test("outlines become paths in kilometres, with the communes that have missions", () => {
  const outlines = JSON.parse(read("69")) as Outlines;
  const projection = projectionFrom(LYON);
  const { land, borders, labels } = outlinePaths(outlines, projection);
  const areas = areaPaths(outlines, projection, new Set([VILLEURBANNE]));
  expect(land).toMatch(/^M-?[\d.]+,-?[\d.]+L/);
  expect(borders.length).toBeGreaterThan(land.length);
  expect(areas.map(({ code }) => code)).toEqual([VILLEURBANNE]);
  const villeurbanne = labels.find(({ name }) => name === "Villeurbanne");
  expect(Math.hypot(villeurbanne?.x ?? 99, villeurbanne?.y ?? 99)).toBeLessThan(6);
  expect(labels).toHaveLength(40);
});

test("a circle takes the outlines it touches, and a wide one those of departments", () => {
  expect(outlinesNear(LYON, 15)).toEqual(expect.arrayContaining(["69", "38", "01"]));
  expect(outlinesNear(LYON, 15).length).toBeLessThanOrEqual(4);
  expect(outlinesNear({ lat: 46.6, lon: 2.5 }, 500)).toEqual(["france"]);
  expect(outlinesNear({ lat: 45, lon: -20 }, 50)).toEqual([]);
});

test("each arrondissement of Paris, Lyon and Marseille is drawn, inside its city and apart from the others", () => {
  const centres = readFileSync(
    join(import.meta.dirname, "../../../../../../db/data/geo/arrondissements-centroids.csv"),
    "utf8",
  )
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));
  expect(centres).toHaveLength(45);
  for (const [file, city] of [
    ["75", "75056"],
    ["69", "69123"],
    ["13", "13055"],
  ] as const) {
    const outlines = JSON.parse(read(file)) as Outlines;
    const codes = centres.flatMap(([code = ""]) => (code.startsWith(file) ? [code] : []));
    const areas = areaPaths(outlines, projectionFrom(LYON), new Set([...codes, city]));
    expect(areas.map(({ code }) => code).toSorted()).toEqual([...codes, city].toSorted());
    const { parts } = outlines.objects;
    const sizes = (parts?.geometries ?? []).map((part) => geoArea(feature(outlines, part as never) as never));
    const whole = outlines.objects.areas.geometries.find(({ id }) => id === city);
    const total = geoArea(feature(outlines, whole as never));
    // Written clockwise or not, a shape is far smaller than the globe.
    const sizeOf = (area: number) => Math.min(area, 4 * Math.PI - area);
    const sum = sizes.reduce((all, area) => all + sizeOf(area), 0);
    expect(sum / sizeOf(total)).toBeGreaterThan(0.97);
    expect(sum / sizeOf(total)).toBeLessThan(1.03);
  }
});
