import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
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
