/** What stands for somebody in a text that is learnt from. */
const SOMEBODY = "Camille";
const SOME_COMPANY = "notre société";
const SHORTEST_NAME = 3;

/** Read in this order: an address holds figures, and a number may hold shorter ones. */
const REPLACED: readonly [RegExp, string][] = [
  [/[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32}){1,4}/g, "contact@exemple.fr"],
  [/(?:https?:\/\/|www\.)\S{1,300}/gi, "https://exemple.fr"],
  [/\bFR ?\d{2}(?: ?[\dA-Z]{4}){5} ?[\dA-Z]{3}\b/gi, "FR00 0000 0000 0000 0000 0000 000"],
  [/(?:\+33[ .-]?\(?0?\)?|\b0)[ .-]?[1-9](?:[ .-]?\d{2}){4}\b/g, "06 39 98 00 00"],
  [
    /\b\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|bd|place|chemin|impasse|allée|quai|route|cours|square) [^,.;\n]{2,60}/giu,
    "1 rue de l’Exemple",
  ],
  [/\b(Madame|Monsieur|Mme|Mlle|M\.) ?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?/gu, `$1 ${SOMEBODY}`],
];
/** A SIRET, the number of a card or of social security, whatever separates its figures. */
const LONG_NUMBER = /\d(?:[ .-]?\d){5,}/g;

type KnownNames = { people: readonly string[]; companies: readonly string[] };

/** Without what names somebody: the names that are known, addresses, and long numbers. A person still reads the rest. */
export function anonymise(text: string, { people, companies }: KnownNames): string {
  let plain = text.normalize("NFC");
  for (const company of companies) plain = withoutName(plain, company, SOME_COMPANY);
  for (const [found, neutral] of REPLACED) plain = plain.replace(found, neutral);
  plain = plain.replace(LONG_NUMBER, (number) => (number === "06 39 98 00 00" ? number : number.replace(/\d/g, "0")));
  for (const person of people) plain = withoutName(plain, person, SOMEBODY);
  return plain;
}

function withoutName(text: string, name: string, neutral: string): string {
  const typed = name.normalize("NFC").trim();
  if (typed.length < SHORTEST_NAME) return text;
  const escaped = typed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "giu"), neutral);
}
