/** The words of a company's name or address as they are compared: without accents, marks, nor the plural. */
export function comparableWords(text: string): string[] {
  return text
    .replaceAll(/œ/gi, "oe")
    .replaceAll(/æ/gi, "ae")
    .replaceAll("&", " et ")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/\b(?:[A-Z]\.){2,}(?:[A-Z](?![A-Z0-9]))?/g, (initials) => `${initials.replaceAll(".", "")} `)
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .map((word) => (word === "ST" ? "SAINT" : word.length > 3 ? word.replace(/[SX]$/, "") : word));
}

const wordSet = (text: string): ReadonlySet<string> => new Set(comparableWords(text));

/** Say what kind of company it is, never which one. */
export const LEGAL_WORDS = wordSet(
  `SAS SASU SARL EURL SA SCI SNC SCOP SCIC SCA SELARL SELAS GIE EARL GAEC EI EIRL ETS ETABLISSEMENT STE SOCIETE CIE
   COMPAGNIE ASSOCIATION ASSO ENTREPRISE GROUPE HOLDING M MR MME MLLE MONSIEUR MADAME`,
);
export const ARTICLES = wordSet("L D LE LA LES UN UNE DE DU DES ET A AU AUX EN CHEZ SUR SOUS");
/** Common to a whole trade: two companies that share only these are two companies. */
export const TRADE_WORDS = wordSet(
  `RESTAURANT RESTO BAR CAFE BISTROT BISTRO HOTEL BRASSERIE PIZZERIA CREPERIE TRAITEUR BOULANGERIE PATISSERIE BOUCHERIE
   CHARCUTERIE EPICERIE PRIMEUR SUPERMARCHE MAGASIN BOUTIQUE GARAGE CARROSSERIE TRANSPORT TRANSPORTEUR LIVRAISON COURSIER
   LOGISTIQUE DEMENAGEMENT TAXI SALON COIFFURE INSTITUT BEAUTE PHARMACIE CLINIQUE CABINET PLOMBERIE CHAUFFAGE ELECTRICITE
   MENUISERIE MACONNERIE PEINTURE TOITURE COUVERTURE BATIMENT TRAVAUX CONSTRUCTION NETTOYAGE PROPRETE SECURITE EVENEMENT
   EVENEMENTIEL SERVICE CONSEIL IMMOBILIER AGENCE INTERIM FRANCE`,
);

/** Equal within one letter from five letters on, two from nine on. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  const allowed = shorter >= 9 ? 2 : shorter >= 5 ? 1 : 0;
  return allowed > 0 && Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}

/** Letters to add, remove or replace to go from one word to the other. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(one).entries()) {
    const current = [row + 1];
    for (const [column, target] of Array.from(other).entries()) {
      const replaced = (previous[column] ?? 0) + (letter === target ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

export const hasWord = (words: readonly string[], wanted: string): boolean =>
  words.some((word) => isSameWord(word, wanted));
