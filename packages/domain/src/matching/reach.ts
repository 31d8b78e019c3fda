/**
 * How many people are available around a commune, before a mission is published. Everything that is answered comes from one table of
 * counts, each changed by chance, to which a person adds one in one row: nobody can be found by it (docs/adr/0033).
 */
import { SECTORS, type SectorKey } from "../catalogue/sectors.ts";

export const REACH_RADII = [10, 20, 30] as const;

/** The same counts serve for so long. */
export const RELEASE_DAYS = 30;
/** Fewer people are « moins de 5 ». */
export const MIN_REACH = 5;

/** What one person may change in the odds of any answer, as the exponent of differential privacy: by their place, and by their hours. */
export const PLACE_EPSILON = 0.7;
export const HOURS_EPSILON = 0.1;

export const WEEK_PARTS = 28;
/** Whoever is free in all parts of the week, and in the number of people. */
const HOURS_SENSITIVITY = WEEK_PARTS + 1;
/** Under ten times the noise, shares of hours would say nothing. */
const MIN_FOR_HOURS = (10 * HOURS_SENSITIVITY) / HOURS_EPSILON;

const CELL_ROWS = 10;
const CELL_WIDTH = 0.15;
const CELLS_A_ROW = 2_400;

/** Cells of about 11 km. */
export const cellOf = (lat: number, lon: number): number =>
  Math.floor((lat + 90) * CELL_ROWS) * CELLS_A_ROW + Math.floor((lon + 180) / CELL_WIDTH);

/** Degrees that a cell may go beyond a circle that it meets. */
export const CELL_MARGIN = { lat: 1 / CELL_ROWS, lon: CELL_WIDTH };

/** The one sector in which a person counts: the one of most of their skills, the first of the catalogue when several are. Null without a known skill. */
export function mainSector(
  skills: readonly number[],
  sectorsOf: ReadonlyMap<number, readonly SectorKey[]>,
): SectorKey | null {
  const shared = new Map<SectorKey, number>();
  for (const skill of new Set(skills))
    for (const sector of sectorsOf.get(skill) ?? []) shared.set(sector, (shared.get(sector) ?? 0) + 1);
  const most = Math.max(0, ...shared.values());
  return SECTORS.find(({ key }) => most > 0 && shared.get(key) === most)?.key ?? null;
}

/** `chance` lies between 0 and 1, neither included. */
export function noisyCount(count: number, chance: number, scale: number): number {
  const side = chance - 0.5;
  return Math.round(count - scale * Math.sign(side) * Math.log(1 - 2 * Math.abs(side)));
}

export const PLACE_SCALE = 1 / PLACE_EPSILON;
export const HOURS_SCALE = HOURS_SENSITIVITY / HOURS_EPSILON;

/** Of counts that were changed by chance; null when there are too few people. */
export function hourShares(free: readonly number[], everybody: number): number[] | null {
  if (everybody < MIN_FOR_HOURS) return null;
  return free.map((people) => Math.min(1, Math.max(0, people / everybody)));
}

export type Inhabited = { lat: number; lon: number; population: number };

/** Of each cell around a commune, the share of its inhabitants who live within the radius. */
export function cellShares(communes: readonly (Inhabited & { km: number })[], radius: number): Map<number, number> {
  const cells = new Map<number, { within: number; all: number }>();
  for (const { lat, lon, population, km } of communes) {
    const cell = cellOf(lat, lon);
    const { within, all } = cells.get(cell) ?? { within: 0, all: 0 };
    // A commune without inhabitants may still have people of ours.
    const people = population + 1;
    cells.set(cell, { within: within + (km <= radius ? people : 0), all: all + people });
  }
  return new Map(
    [...cells].filter(([, { within }]) => within > 0).map(([cell, { within, all }]) => [cell, within / all]),
  );
}

/** Null: fewer than five. Rounded to 5, to 10 over 50, to 50 over 200. */
export function shownReach(people: number): number | null {
  if (people < MIN_REACH) return null;
  const step = people > 200 ? 50 : people > 50 ? 10 : 5;
  return Math.max(MIN_REACH, Math.round(people / step) * step);
}
