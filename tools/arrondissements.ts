/**
 * Adds the arrondissements of Paris, Lyon and Marseille to the outlines of the map. Their true limits are in no data we have: what
 * is drawn is the part of the city nearer to the centre of one than to those of the others. `node tools/arrondissements.ts`, after
 * tools/outlines.ts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { ROOT } from "./stack/paths.ts";

const FOLDER = join(ROOT, "apps/web/app/features/search/map/outlines");
const CENTRES = join(ROOT, "db/data/geo/arrondissements-centroids.csv");
const CITIES = [
  { file: "75", city: "75056", codes: /^75/ },
  { file: "69", city: "69123", codes: /^69/ },
  { file: "13", city: "13055", codes: /^13/ },
];

type XY = [number, number];
type Outlines = Topology<{ areas: GeometryCollection; parts?: GeometryCollection }>;

const centres = readFileSync(CENTRES, "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","))
  .map(([code = "", lat, lon]) => ({ code, lat: Number(lat), lon: Number(lon) }));

for (const { file, city, codes } of CITIES) {
  const path = join(FOLDER, `${file}.json`);
  const outlines = JSON.parse(readFileSync(path, "utf8")) as Outlines;
  const text = `${JSON.stringify(withParts(withoutParts(outlines), city, codes))}\n`;
  writeFileSync(path, text);
  process.stdout.write(`${file}: ${text.length} bytes\n`);
}

/** As tools/outlines.ts wrote them. */
function withoutParts(outlines: Outlines): Outlines {
  const { parts, ...objects } = outlines.objects;
  const added = parts?.geometries.flatMap((part) => ("arcs" in part ? (part.arcs as number[][][]).flat(2) : [])) ?? [];
  return { ...outlines, arcs: outlines.arcs.slice(0, added.length > 0 ? Math.min(...added) : undefined), objects };
}

function withParts(outlines: Outlines, city: string, codes: RegExp): Outlines {
  const shape = outlines.objects.areas.geometries.find(({ id }) => id === city);
  if (!shape || (shape.type !== "Polygon" && shape.type !== "MultiPolygon")) throw new Error(`no outline of ${city}`);
  const rings = ringsOf(outlines, shape);
  const here = centres.filter(({ code }) => codes.test(code));
  const arcs = [...outlines.arcs];
  const geometries = here.map(({ code, lat, lon }) => {
    const others = here.filter((other) => other.code !== code);
    const pieces = rings
      .map((ring) => others.reduce((left, other) => nearerTo([lon, lat], [other.lon, other.lat], left), ring))
      .filter(({ length }) => length > 2);
    const own = pieces.map((piece) => [[arcs.push(encoded(outlines, piece)) - 1]]);
    return { type: "MultiPolygon" as const, id: code, arcs: own };
  });
  return { ...outlines, arcs, objects: { ...outlines.objects, parts: { type: "GeometryCollection", geometries } } };
}

/** Without the last point, which is the first. */
function ringsOf(outlines: Outlines, shape: Polygon | MultiPolygon): XY[][] {
  const arcs = shape.type === "Polygon" ? [shape.arcs] : shape.arcs;
  const whole: MultiPolygon = { type: "MultiPolygon", arcs };
  return feature(outlines, whole).geometry.coordinates.map(([outer = []]) =>
    outer.slice(0, -1).map(([x = 0, y = 0]) => [x, y]),
  );
}

/** What of a ring is nearer to `a` than to `b`: each edge is cut by the line between them. */
function nearerTo(a: XY, b: XY, ring: readonly XY[]): XY[] {
  // A degree of longitude is shorter than one of latitude.
  const squash = Math.cos((a[1] * Math.PI) / 180) ** 2;
  const [nx, ny] = [(b[0] - a[0]) * squash, b[1] - a[1]];
  const side = ([x, y]: XY) => (x - (a[0] + b[0]) / 2) * nx + (y - (a[1] + b[1]) / 2) * ny;
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const share = here / (here - there);
    const cut: XY = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    return [...(here <= 0 ? [point] : []), ...(here * there < 0 ? [cut] : [])];
  });
}

/** On the grid of the file, each point from the one before. */
function encoded({ transform }: Outlines, ring: readonly XY[]): number[][] {
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {};
  const grid = [...ring, ring[0] ?? [0, 0]].map(([x, y]) => [
    Math.round((x - translate[0]) / scale[0]),
    Math.round((y - translate[1]) / scale[1]),
  ]);
  const steps = grid.map(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = grid[index - 1] ?? [];
    return [x - beforeX, y - beforeY];
  });
  return steps.filter(([x, y], index) => index === 0 || x !== 0 || y !== 0);
}
