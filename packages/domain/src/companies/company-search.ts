import type { RegisteredCompany } from "./company-match.ts";
import { ARTICLES, comparableWords } from "./company-words.ts";

export type FoundEstablishment = { name: string; siret: string; address: string };

const MOST_FOUND = 8;

/** The open establishments to choose from, those that say most of the typed words first; nothing its holder keeps from the public. */
export function foundEstablishments(companies: readonly RegisteredCompany[], typed: string): FoundEstablishment[] {
  const wanted = comparableWords(typed);
  const countTyped = (text: string) => {
    const words = comparableWords(text);
    return wanted.filter((word) => words.some((one) => one.startsWith(word))).length;
  };
  return companies
    .flatMap((company) => {
      const [name, address] = [nameOf(company, countTyped), addressOf(company)];
      if (!company.isOpen || company.isPartial || name === null || address === null) return [];
      const rank = countTyped([...namesOf(company), company.address, company.town].join(" "));
      return [{ rank, found: { name, siret: company.siret, address } }];
    })
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST_FOUND)
    .map(({ found }) => found);
}

const namesOf = ({ signs, legalName, acronym, fullName }: RegisteredCompany): string[] =>
  // After the parenthesis comes a surname of birth, or a sign that is listed already.
  [...signs, legalName, acronym, fullName?.split(" (")[0] ?? null].filter((name) => name !== null);

/** The one that says most of what was typed, else its sign. */
function nameOf(company: RegisteredCompany, countTyped: (name: string) => number): string | null {
  const [best] = namesOf(company).toSorted((one, other) => countTyped(other) - countTyped(one));
  return best === undefined ? null : readable(best);
}

/** « 14 quai des Tisseurs, 69007 Lyon »; a sole trader’s street may be a home. */
function addressOf({ address, postcode, town, isSoleTrader }: RegisteredCompany): string | null {
  if (postcode === null || town === null) return null;
  const city = readable(cityOf(town));
  const [street = ""] = (address ?? "").split(` ${postcode} `);
  if (isSoleTrader || street === "" || street === address) return `${postcode} ${city}`;
  // « quai », « rue »
  const line = readable(street).replace(/\p{L}{2,}/u, (word) => word.toLowerCase());
  return `${line}, ${postcode} ${city}`;
}

/** « LYON 7 » and « LILLE CEDEX 9 » are Lyon and Lille. */
function cityOf(town: string): string {
  const words = town.split(" ");
  const end = words.findIndex((word) => /^\d|^cedex$/i.test(word));
  return end < 1 ? town : words.slice(0, end).join(" ");
}

/** The register writes in capitals: « LE COMPTOIR DES TISSEURS » is « Le Comptoir des Tisseurs ». */
function readable(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word, at: number) => {
    if (at > 0 && isArticle(word)) return word.toLowerCase();
    if (LEGAL_FORM.test(word) || !/[AEIOUY]/.test(word.normalize("NFD"))) return word;
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}

const LEGAL_FORM = /^(?:SASU?|SARL|EURL|SA|SCI|SNC|SCOP|SELARL|SELAS|GIE|EARL|GAEC|EIRL?)$/;
const isArticle = (word: string) => comparableWords(word).every((known) => ARTICLES.has(known));
