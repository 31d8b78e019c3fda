const CITIES: readonly (readonly [RegExp, string])[] = [
  [/^751\d\d$/, "75056"],
  [/^6938[1-9]$/, "69123"],
  [/^132(?:0[1-9]|1[0-6])$/, "13055"],
];

/** Paris, Lyon and Marseille have one outline: that of an arrondissement is its city's. */
export function outlineCode(placeCode: string): string {
  return CITIES.find(([pattern]) => pattern.test(placeCode))?.[1] ?? placeCode;
}
