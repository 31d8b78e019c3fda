import { normalizeText } from "../text/relevance.ts";
import { SECTOR_DATA } from "./data/sectors.ts";

export type SectorKey = (typeof SECTOR_DATA)[number]["key"];
export type SectorName = (typeof SECTOR_DATA)[number]["name"];

export type Sector = {
  key: SectorKey;
  name: SectorName;
  skills: readonly string[];
  /** Usual gross pay in euros an hour, lowest and highest: a help to fill the form, not a rule. */
  payRange: readonly [min: number, max: number];
  certificates: readonly string[];
};

export const SECTORS: readonly Sector[] = SECTOR_DATA;

export const SECTOR_KEYS: readonly SectorKey[] = SECTORS.map((sector) => sector.key);

export const SECTOR_NAMES: readonly SectorName[] = SECTORS.map((sector) => sector.name);

const byKey = new Map<string, Sector>(SECTORS.map((sector) => [sector.key, sector]));
const byName = new Map<string, Sector>(SECTORS.map((sector) => [normalizeText(sector.name), sector]));

export function sectorByKey(key: string): Sector | null {
  return byKey.get(key) ?? null;
}

/** Accents and capitals do not matter: the name often comes from an address typed by hand. */
export function sectorByName(name: string): Sector | null {
  return byName.get(normalizeText(name)) ?? null;
}
