/**
 * Writes the outlines the map draws: one TopoJSON file by department, light enough for a phone, the box of each, and `france.json`
 * for wide searches. `node tools/outlines.ts <folder>`, where the folder has `departements.json` (object `departements`) and
 * `communes/<department>.json` (object `communes`), both with `code` and `nom`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { bbox, quantize } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import { ROOT } from "./stack/paths.ts";

/** Compressed: with the script of the map, a department stays under 60 kB. */
const MOST_BYTES = 38_000;
const GRID = 2_500;
/** Finer: it goes from Guadeloupe to La Réunion. */
const WIDE_GRID = 40_000;
/** Square degrees of the details left out, from none on. */
const STEPS = [0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 64, 128].map((step) => step / 100_000);
/** Their names are written on the map. */
const NAMED = 40;
const FOLDER = join(ROOT, "apps/web/app/features/search/map/outlines");
const BOXES = join(ROOT, "apps/web/app/features/search/map/department-boxes.ts");
const COMMUNES = join(ROOT, "db/node_modules/@etalab/decoupage-administratif/data/communes.json");

type Area = { code?: string; nom?: string };
type Source = Topology<Record<string, GeometryCollection<Area>>>;
type Outlines = Topology<{ areas: GeometryCollection<Area> }>;
type Commune = { code: string; nom: string; type: string; population?: number; departement?: string };

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Usage: node tools/outlines.ts <folder>");

const communes = (JSON.parse(readFileSync(COMMUNES, "utf8")) as Commune[]).filter(
  ({ type }) => type === "commune-actuelle",
);
const names = new Map(communes.map(({ code, nom }) => [code, nom]));
const populations = new Map(communes.map(({ code, population }) => [code, population ?? 0]));

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const boxes: string[] = [];
let largest = { department: "", bytes: 0 };
for (const file of readdirSync(join(source, "communes")).toSorted()) {
  const department = basename(file, ".json");
  const topology = readTopology(join(source, "communes", file));
  const bytes = writeOutlines(file, topology);
  const [west, south, east, north] = bbox(topology).map((degrees) => Number(degrees.toFixed(3)));
  boxes.push(`  "${department}": [${west}, ${south}, ${east}, ${north}],`);
  if (bytes > largest.bytes) largest = { department, bytes };
}
const france = writeOutlines("france.json", readTopology(join(source, "departements.json")), WIDE_GRID);
writeFileSync(
  BOXES,
  `/** West, south, east and north of each department. Written by tools/outlines.ts. */
export const DEPARTMENT_BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
${boxes.join("\n")}
};
`,
);
process.stdout.write(
  `${boxes.length} departments, the largest ${largest.department}: ${largest.bytes} bytes; France: ${france}\n`,
);

function readTopology(path: string): Outlines {
  const { objects, ...topology } = JSON.parse(readFileSync(path, "utf8")) as Source;
  const [areas] = Object.values(objects);
  if (!areas) throw new Error(`No object in ${path}`);
  return { ...topology, objects: { areas } };
}

function writeOutlines(file: string, topology: Outlines, grid = GRID): number {
  const text = lightEnough(topology, grid);
  writeFileSync(join(FOLDER, file), text);
  return gzipSync(text).length;
}

/** The smallest details go first, until the file is light enough. */
function lightEnough(topology: Outlines, grid: number): string {
  const weighed = presimplify(topology);
  for (const least of STEPS) {
    const text = written(quantize(simplify(weighed, least), grid));
    if (gzipSync(text).length <= MOST_BYTES) return text;
  }
  throw new Error("Too heavy, however simple.");
}

function written({ objects, ...topology }: Outlines): string {
  const { geometries } = objects.areas;
  const largest = new Set(
    geometries
      .map(({ properties }) => codeOf(properties))
      .toSorted((a, b) => (populations.get(b) ?? 0) - (populations.get(a) ?? 0))
      .slice(0, NAMED),
  );
  const lighter = geometries.map(({ properties, ...geometry }) => {
    const code = codeOf(properties);
    const nom = largest.has(code) ? names.get(code) : undefined;
    return { ...geometry, id: code, ...(nom !== undefined && { properties: { nom } }) };
  });
  return `${JSON.stringify({ ...topology, objects: { areas: { type: "GeometryCollection", geometries: lighter } } })}\n`;
}

function codeOf(properties: object | undefined): string {
  return properties && "code" in properties ? String(properties.code) : "";
}
