import type { Limit } from "./company-rights.ts";

/** What the level of a company limits. */
export const LIMIT_NAMES: Record<Limit, string> = {
  people_per_wave: "Personnes prévenues par vague",
  people_per_day: "Personnes prévenues par jour",
  contacts_per_day: "Coordonnées ouvertes par jour",
  places_per_mission: "Places par mission",
  open_places: "Places ouvertes en même temps",
};
