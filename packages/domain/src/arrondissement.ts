const ARRONDISSEMENT = /^(paris|lyon|marseille) \d{1,2}(?: ?(?:er?|eme|ieme|nd|nde))?(?: arr(?:ondissement)?)?$/;

/** « lyon 7 », « marseille 5e », « paris 1er arrondissement »: the commune, which is all we know of. Takes a normalized text. */
export function withoutArrondissement(text: string): string {
  return ARRONDISSEMENT.exec(text)?.[1] ?? text;
}
