export const PLACE_KINDS = ["commune", "arrondissement", "departement", "region"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Kilometres offered around a place. */
export const RADIUS_STOPS = [2, 5, 10, 15, 20, 30, 40, 50] as const;
export const DEFAULT_RADIUS_KM = 15;
