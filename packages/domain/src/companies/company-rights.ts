import type { CompanyLevel } from "./company-level.ts";

/** What a level limits by a figure; null where nothing is limited. */
export const LIMITS = [
  "people_per_wave",
  "people_per_day",
  "contacts_per_day",
  "places_per_mission",
  "open_places",
] as const;
export type Limit = (typeof LIMITS)[number];
export type Limits = Readonly<Record<Limit, number | null>>;
export type LevelLimits = Readonly<Record<CompanyLevel, Limits>>;

/** What they are until the office says otherwise. */
export const FIRST_LEVEL_LIMITS: LevelLimits = {
  unverified: {
    people_per_wave: 10,
    people_per_day: 30,
    contacts_per_day: 10,
    places_per_mission: 3,
    open_places: 6,
  },
  siret_found: {
    people_per_wave: 20,
    people_per_day: 60,
    contacts_per_day: 10,
    places_per_mission: 3,
    open_places: 6,
  },
  address_proven: {
    people_per_wave: 100,
    people_per_day: 500,
    contacts_per_day: 60,
    places_per_mission: 20,
    open_places: 60,
  },
  verified: {
    people_per_wave: null,
    people_per_day: null,
    contacts_per_day: 200,
    places_per_mission: 500,
    open_places: null,
  },
};

export const LARGEST_LEVEL_LIMIT = 100_000;

/** What a level opens or not. */
export const LEVEL_OPENS: Readonly<Record<CompanyLevel, { firstBooking: boolean; contactsBeforeAcceptance: boolean }>> =
  {
    unverified: { firstBooking: false, contactsBeforeAcceptance: false },
    siret_found: { firstBooking: false, contactsBeforeAcceptance: false },
    address_proven: { firstBooking: true, contactsBeforeAcceptance: true },
    verified: { firstBooking: true, contactsBeforeAcceptance: true },
  };

/** The level that opens more; null when there is none above. A label of the register opens nothing. */
export function nextLevel(level: CompanyLevel): "address_proven" | "verified" | null {
  if (level === "verified") return null;
  return level === "address_proven" ? "verified" : "address_proven";
}

/** What a level refuses, by name: a figure, or a way of booking. */
export type LimitedRight = Limit | "first_booking";

export type WantedMission = { booking: "first" | "choose"; places: number };

/** Why a company of this level may not have this mission on line, beside the places its other live missions offer. */
export function refuseMission(
  { booking, places }: WantedMission,
  { level, limits, otherPlaces }: { level: CompanyLevel; limits: Limits; otherPlaces: number },
): LimitedRight | null {
  if (booking === "first" && !LEVEL_OPENS[level].firstBooking) return "first_booking";
  if (isOver(places, limits.places_per_mission)) return "places_per_mission";
  return isOver(places + otherPlaces, limits.open_places) ? "open_places" : null;
}

const isOver = (asked: number, most: number | null): boolean => most !== null && asked > most;

/** How many of so many a limit leaves, when some were used. */
export const withinLimit = (wanted: number, most: number | null, used = 0): number =>
  most === null ? wanted : Math.max(0, Math.min(wanted, most - used));
