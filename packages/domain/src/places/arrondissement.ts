const CITY = "(paris|lyon|marseille)";
const NUMBER = "(\\d{1,2})(?: ?(?:er|e|eme|ieme|nd|nde))?";
const AFTER = new RegExp(`^${CITY} ${NUMBER}(?: arr(?:ondissement)?)?$`);
const BEFORE = new RegExp(`^${NUMBER}(?: arr(?:ondissement)?)?(?: (?:de|a))? ${CITY}$`);
const COUNTS: Record<string, number> = { paris: 20, lyon: 9, marseille: 16 };

/** « lyon 7 », « paris 1er arrondissement », « 5eme arrondissement de marseille ». Takes a normalized text. */
export function parseArrondissement(text: string): { city: string; number: number } | null {
  const after = AFTER.exec(text);
  const before = after ? null : BEFORE.exec(text);
  const city = after?.[1] ?? before?.[2];
  const number = Number(after?.[2] ?? before?.[1]);
  if (city === undefined || number < 1 || number > (COUNTS[city] ?? 0)) return null;
  return { city, number };
}

/** « lyon 7e », « paris 1er »: as the list of places writes them, normalized. */
export function arrondissementKey({ city, number }: { city: string; number: number }): string {
  return `${city} ${number === 1 ? "1er" : `${number}e`}`;
}
