import type { Pool } from "@app/db/database";
import { parsePlace } from "@app/domain/places/place-text";
import { normalizeText } from "@app/domain/text/relevance";
import { LRUCache } from "lru-cache";
import { type Commune, findByCode } from "./communes.ts";
import { NAMED } from "./names.ts";
import type { Place } from "./place.ts";
import { suggestPlaces } from "./suggest.ts";

/** `guessed`: from a part of its name, or from a name mistyped. */
export type LocatedPlace = Place & { guessed: boolean };

const MIN_GUESSED_LENGTH = 4;

// Places do not move: what was found once stays true.
const texts = new LRUCache<string, { place: LocatedPlace | null }>({ max: 20_000 });
const codes = new LRUCache<string, { place: Commune | null }>({ max: 20_000 });

/** « Lyon 7 », « 69007 », « st etienne », « Rhône », a code of `GET /api/places/`: what it most likely means, or null. */
export async function locate(pool: Pool, text: string): Promise<LocatedPlace | null> {
  const key = text.trim().toLowerCase();
  const cached = texts.get(key);
  if (cached) return cached.place;
  const place = await find(pool, text);
  texts.set(key, { place });
  return place;
}

/** By INSEE code. */
export async function locateCode(pool: Pool, code: string): Promise<Commune | null> {
  const cached = codes.get(code);
  if (cached) return cached.place;
  const place = await findByCode(pool, code);
  codes.set(code, { place });
  return place;
}

/** A commune or an arrondissement named in full; null for a department, a region or a guess. */
export async function locateCommune(pool: Pool, text: string): Promise<Commune | null> {
  const place = await locate(pool, text);
  return place && !place.guessed && place.placeId !== null ? locateCode(pool, place.code) : null;
}

type TypedTown = { city: string; state: string; country: string; commune_code: string | null };
type Town = { place: Commune | null; city: string; region: string };

/** Where a person lives: the commune chosen, else that of a French postcode typed instead of a town, whose names replace what was typed. */
export async function locateTown(pool: Pool, { city, state, country, commune_code }: TypedTown): Promise<Town> {
  const chosen = commune_code ? await locateCode(pool, commune_code) : null;
  if (chosen) return { place: chosen, city, region: state };
  const isPostcode = parsePlace(city).kind === "postcode" && normalizeText(country) === "france";
  const place = isPostcode ? await locateCommune(pool, city) : null;
  return { place, city: place?.name ?? city, region: place?.region ?? state };
}

async function find(pool: Pool, text: string): Promise<LocatedPlace | null> {
  const parsed = parsePlace(text);
  if (parsed.kind === "anywhere") return null;
  const [best] = await suggestPlaces(pool, text, 1);
  if (!best || best.rank === NAMED.inside) return null;
  const isPartOfWord = best.rank !== NAMED.words;
  if (isPartOfWord && parsed.kind === "name" && parsed.name.length < MIN_GUESSED_LENGTH) return null;
  const { rank: _, isExact, ...place } = best;
  return { ...place, guessed: !isExact };
}
