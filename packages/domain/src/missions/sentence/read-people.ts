import { matchesOf, type Span } from "./plain-text.ts";
import { afterCorrection } from "./sentence-days.ts";

type PeopleMention = Span & { value: number | null; choices: readonly number[] };

/** In place of the métier that is asked for. */
export const METIER_SIGN = "@";
const MOST_CERTAIN = 50;

const NUMBER = "(?:\\d{1,3}|une?)";
const ADJECTIVES =
  "(?: (?:bons?|bonnes?|tres|autres?|petite?s?|gros|super|vraie?s?|seule?s?|excellent\\w*|nouve\\w+|jeunes?|se|e|extras?|personnes?|renforts?|gars|femmes?|hommes?|profils?))*(?: (?:en|pour|comme|de|d|la|le|au|a|faire|du|l)){0,3}";
const PEOPLE =
  "(?:personnes?|jeunes|extras?|renforts?|bras|gars|remplacant\\w*|interimaires?|salaries|candidats?|profils?|travailleurs?|employes?|etudiants?|equipiers?|collaborateurs?)";
const OF_METIER = new RegExp(
  `(?<![\\w#.,:/])(?<n>${NUMBER}|des|plusieurs|quelques)(?: ?\\(e\\))?(?: ?[x*])?${ADJECTIVES} ?${METIER_SIGN}`,
  "g",
);
const OF_PEOPLE = new RegExp(
  `(?<![\\w#.,:/])(?<n>${NUMBER}|des|plusieurs|quelques)(?: ?[x*])?(?: (?:bons?|bonnes?|autres?|petite?s?|seule?s?|vraie?s?|nouve\\w+))? ${PEOPLE}\\b(?! (?:ag|depend|handi|en fauteuil|a mobilite|malade|par (?:jour|table)|a table|assis|attendu|invite))`,
  "g",
);
const BETWEEN = new RegExp(
  `(?<![\\w#.,:/])(?:entre )?(?<a>${NUMBER}) ?(?:ou|a|et|-|/) ?(?<b>${NUMBER})(?: ?\\(e\\))?${ADJECTIVES} ?(?:${METIER_SIGN}|${PEOPLE}\\b)`,
  "g",
);
const AFTER_METIER = new RegExp(
  `${METIER_SIGN}(?: ?\\([hfm/ ]+\\)| h ?/ ?f)? ?(?:x|\\*|:|\\() ?(?<n>\\d{1,2})(?!\\d| ?(?:h\\b|€|:\\d|/|-)|[.,]\\d)`,
  "g",
);
const TIMES = /(?<![\w#])(?:x ?(?<n>\d{1,2})|(?<m>\d{1,2}) ?x)(?![\w€:])/g;
/** « 1 cariste + 1 de nuit » */
const AND_ONE = /(?<=(?:\+|\bet) ?)(?<n>\d{1,2})(?= (?:(?:de|en|le|du|soir|midi) |#))/g;
const SOMEBODY = /\b(?<n>quelqu un)\b/g;
const NEEDED =
  /\b(?:besoin (?:de |d )|(?:il )?(?:m|nous|vous|lui|leur) ?en (?:faut|faudrait) |en (?:faut|faudrait|cherche|veux|voudrais|prends|recherche) |manque )(?<n>\d{1,2}|une?)(?= ?(?:$|[,.;!?#]|pour|demain|ce|en|de plus|svp|stp))/g;
const GUESTS =
  /\b(?:pour|(?:table|groupe|reception|mariage|buffet|repas|banquet|soiree|cocktail|anniversaire|seminaire|salle|evenement|gala|service|environ|ehpad|residence|bapteme|dejeuner|diner|brunch|traiteur|jusqu a|plus|moins|capacite) (?:de |d )?|accueill\w* |attend\w* |servir |equipe de )$/;

/** How many people are wanted, from a text where the métier asked for is replaced by a sign. */
export function readPeople(text: string): PeopleMention | null {
  const range = matchesOf(text, BETWEEN).find(({ from }) => !GUESTS.test(text.slice(0, from)));
  if (range) {
    const choices = [...new Set([numberOf(range.groups["a"]), numberOf(range.groups["b"])])].flatMap(
      (one) => one ?? [],
    );
    const [only] = choices;
    return { ...spanOf(range), value: choices.length === 1 ? (only ?? null) : null, choices };
  }
  const named = [OF_METIER, AFTER_METIER].flatMap((pattern) => matchesOf(text, pattern));
  const others = named.length > 0 ? matchesOf(text, AND_ONE) : [];
  const counts = afterCorrection(text, [...named, ...others]);
  if (counts.length > 0) return counted(counts);
  const people = matchesOf(text, OF_PEOPLE).filter(({ from }) => !GUESTS.test(text.slice(0, from)));
  const numbers = [TIMES, NEEDED].flatMap((pattern) => matchesOf(text, pattern));
  return (
    counted([...people.filter(({ groups }) => groups["n"] !== "une"), ...numbers]) ??
    counted(people) ??
    counted(matchesOf(text, SOMEBODY))
  );
}

type Count = Span & { groups: Record<string, string> };

function counted(counts: readonly Count[]): PeopleMention | null {
  const [first] = counts;
  if (!first) return null;
  const numbers = [...new Set(counts.map(({ groups }) => numberOf(groups["n"] || groups["m"])))];
  const choices = numbers.flatMap((one) => one || []);
  const [value = null] = choices;
  const isCertain = numbers.length === 1 && value !== null && value <= MOST_CERTAIN;
  return { ...spanOf(first), value: isCertain ? value : null, choices };
}

/** Null for « des » and « quelques ». */
function numberOf(text = ""): number | null {
  if (/^(?:une?|quelqu un)/.test(text)) return 1;
  return /^\d+$/.test(text) ? Number(text) : null;
}

const spanOf = ({ from, to }: Span): Span => ({ from, to });
