const codes = (first: number, count: number) => Array.from({ length: count }, (_, n) => String(first + n));

/** INSEE codes, city by city. */
const CITIES: readonly (readonly string[])[] = [codes(75_101, 20), codes(69_381, 9), codes(13_201, 16)];

export const ARRONDISSEMENTS: readonly string[] = CITIES.flat();

/** All the arrondissements of its city; empty elsewhere. */
export const arrondissementsAround = (code: string): readonly string[] =>
  CITIES.find((city) => city.includes(code)) ?? [];
