/** Figures and names that read as one token each, whatever they are worth. */
const TEENS_AND_TENS =
  "(?:(?:vingt|trente|quarante|cinquante|soixante)(?:[ -](?:et[ -])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix))?|dix[ -](?:huit|neuf))";
const YEARS = `(?:1[4-9]|[2-9]\\d|${TEENS_AND_TENS})`;
const OF_LIFE = "(?:ans|balais|piges|printemps)\\b(?! d'(?:exp|anc)| de (?:metier|permis|pratique|service|maison))";
const NUMBER = "(?:\\d{1,3}(?:[ .]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?";
const ENDINGS =
  "com|fr|net|org|info|io|me|site|pro|example|top|xyz|online|shop|app|ly|gg|click|link|eu|co|be|live|work|jobs";

/** Read in this order; each but `word` and `mark` becomes one token of its own name. */
export const SHAPES: Readonly<Record<string, string>> = {
  iban: "\\bfr ?\\d{2}(?: ?[\\da-z]{4}){5} ?[\\da-z]{3}\\b",
  email: "[\\w.+-]{1,64}@[\\w-]{1,64}(?:\\.[\\w-]{1,32}){1,4}",
  url: `(?:https?:\\/\\/|www\\.)\\S{1,200}|\\b[a-z0-9-]{2,40}(?:\\.[a-z0-9-]{2,40})?\\.(?:${ENDINGS})\\b(?:\\/\\S{0,200})?`,
  premium: "\\b0[ .-]?8[ .-]?[129](?:[ .-]?\\d){7}\\b|\\b118 ?\\d{3}\\b",
  phone: "(?:\\+33[ .-]?\\(?0?\\)?|\\b0)[ .-]?[1-79](?:[ .-]?\\d{2}){4}\\b",
  height: "\\b1 ?[m,.] ?[4-9]\\d(?: ?m\\b)?",
  agerange: `\\b(?:(?:1[4-9]|[2-6]\\d|${TEENS_AND_TENS}) ?(?:ans)? ?(?:-|\\/|a|et) ?${YEARS} ?${OF_LIFE}|(?:1[6-9]|2\\d) ?[-\\/] ?[2-4]\\d\\b)`,
  age: `\\b${YEARS} ?${OF_LIFE}`,
  childage: `\\b(?:\\d|1[0-3])(?: ?(?:a|et|-|,) ?\\d{1,2})? ?${OF_LIFE}`,
  amount: `\\b${NUMBER} ?(?:€|e\\b|eur\\b|euros?\\b|balles\\b)(?: ?(?:\\/|de l'|par |l')(?:h\\b|heure|jour|mois))?`,
  percent: "\\b\\d{1,3} ?%",
  hour: "\\b\\d{1,2} ?(?:h|heures?)(?: ?\\d{2})?\\b",
  weight: "\\b\\d{1,3} ?(?:kg|kilos?)\\b",
  onesex: "\\((?:h|f|m|hommes?|femmes?)\\)",
  gender:
    "\\([hfm] ?[\\/-] ?[hfm](?: ?[\\/-] ?x)?\\)|\\b[hf] ?[\\/-] ?[hf]\\b|\\bhommes? ?(?:\\/|et|ou) ?femmes?\\b|\\bfemmes? ?(?:\\/|et|ou) ?hommes?\\b",
  spelled: "(?<![a-z])[a-z](?<sign>[ .*_-])[a-z](?:\\k<sign>[a-z]){1,12}(?![a-z])",
  mark: "[?!]+|\\.{3}|[…:;,()+\\/=]",
  word: "[a-z0-9@$€œæ]+",
};

export const TOKEN = new RegExp(
  Object.entries(SHAPES)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join("|"),
  "g",
);
