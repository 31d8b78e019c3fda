import { METIERS } from "../../catalogue/metiers.ts";
import { type Concept, contentWords, keyOf, metierOf, readQuery } from "../../catalogue/synonyms.ts";
import { isTimeWord } from "../../search/query-time.ts";
import { closestWord, typingErrors } from "../../text/spelling.ts";
import { matchesOf, type Span } from "./plain-text.ts";

/** A métier that the sentence names. `covers`: the narrower ones. `count`: what stands before it, « 2 », « un », « des »; empty without. */
type MetierMention = Span & {
  titles: readonly string[];
  isExact: boolean;
  count: string;
  isOfSomebody: boolean;
  covers: readonly string[];
};
type MetierReading = { mentions: readonly MetierMention[]; title: string | null; titles: readonly string[] };

const MOST_CHOICES = 4;
const SHORTEST_CORRECTED = 6;
const LONG_WORD = 8;
const SHORT_NAME = 3;

/** Common words that look like a métier. */
const NOT_MISSPELT = new Set(
  `livrer monter moteur courrier porter chauffer animer laver servir service services vendre client clients cliente soiree
   semaine semaines personnes merci bonjour bonsoir urgent urgente besoin prochain samedi dimanche mercredi vendredi demain
   cherche horaire horaires heures journee matinee mission missions possible motive motivee dispo disponible experience
   contrat tenue noire blanche chemise chaussures permis voiture maison mariage banquet cocktail soutien equipe equipier
   tablier travail travailler minimum plusieurs quelques quelqu remplacer remplacement absence malade gestion garder
   garage parking vaisselle planche plancher plongee coucher courses course restaurant restaurants hotel hotels bonne
   bonnes matin midi minuit payer payes centre entree sortie porte portes table tables carte cartes place places`.split(
    /\s+/,
  ),
);
const NAMES: readonly string[] = [
  ...new Set(
    METIERS.flatMap(({ terms }) => terms).flatMap((term) => {
      const words = contentWords(term);
      return words.length === 1 ? words : [];
    }),
  ),
];

const COUNT_BEFORE =
  /(?:^|[^a-z\d])(?<n>\d{1,3}|une?(?: ?\(e\)| ?\/ ?une| ou une)?|des|plusieurs|quelques)(?: ?[x*])?(?: (?:bons?|bonnes?|tres|autres?|petits?|petites?|super|vrais?|vraie|bonne?|excellent\w*|extras?|personnes|renforts?|gars|e|se|nouve\w+|jeunes?|femmes?|hommes?|filles?|garcons?|remplacants?|interimaires?|etudiants?|profils?))*(?: (?:en|pour|comme|de|d|la|le|au|a|faire|du|l)){0,3} $/;
const OF_SOMEBODY =
  /\b(?:mon|ma|mes|notre|nos|leurs?|son|sa|ses|votre|vos|le|la|les|l|du|au|avec|avec une?|remplacer|remplace|aider|epauler|second\w*|comme) $/;
const WANTED_BEFORE = /\b(?:besoin|cherche|faut|manque|urgent|recrute|remplacement)(?: de?)? $/;
const COORDINATED =
  /^ ?(?:\(\w{1,3}\) ?)?(?:,? ?(?:ou|et|\+|&|\/) ?|, )(?:une? |d une? |de |des |\d{1,2} |en |a la |la )*$/;

/** The métiers that a sentence names, and the one it asks for; several to choose from where it names several. */
export function readMetier(text: string): MetierReading {
  const mentions = mentionsIn(text);
  const exact = mentions.filter(({ isExact }) => isExact);
  const [main] = [
    ...exact.filter(({ count }) => count !== ""),
    ...exact.filter(({ isOfSomebody }) => !isOfSomebody),
    ...exact,
    ...mentions.filter(({ count }) => count !== ""),
    ...mentions,
  ];
  if (!main) return { mentions, title: null, titles: [] };
  if (!main.isExact) return { mentions: [main], title: null, titles: main.titles.slice(0, MOST_CHOICES) };
  const asked = exact.filter(
    (one) => one === main || (one.count !== "" && !one.isOfSomebody) || isCoordinated(text, main, one),
  );
  const titles = [...new Set(asked.flatMap(({ titles: [title] }) => title ?? []))];
  return { mentions: asked, title: titles.length === 1 ? (titles[0] ?? null) : null, titles };
}

function isCoordinated(text: string, a: Span, b: Span): boolean {
  const [first, second] = a.from < b.from ? [a, b] : [b, a];
  const between = text.slice(first.to, second.from);
  // « serveur, plonge » lists what there is to do.
  return between !== ", " && COORDINATED.test(between);
}

function mentionsIn(text: string): MetierMention[] {
  const words = matchesOf(text, /[\p{L}\p{N}+]+/gu).filter(({ match }) => contentWords(match).length > 0);
  const mentions: MetierMention[] = [];
  let after = 0;
  for (const concept of readQuery(text)) {
    const typed = concept.typed.split(" ");
    const at = words.findIndex(
      (_, index) => index >= after && typed.every((word, next) => words[index + next]?.match === word),
    );
    if (at === -1) continue;
    after = at + typed.length;
    const [first, last] = [words[at], words[after - 1]];
    if (!first || !last || isTimeWord(concept)) continue;
    const count = countBefore(text, first.from);
    const isOfSomebody = OF_SOMEBODY.test(text.slice(0, first.from));
    // « as », « tp »: a word of two or three letters is a métier only where somebody counts it.
    const before = text.slice(0, first.from);
    if (
      concept.typed.length <= SHORT_NAME &&
      count === "" &&
      !WANTED_BEFORE.test(before) &&
      !/(?:^|[^a-z\d ]) ?$/.test(before)
    )
      continue;
    const found = titlesOf(concept.group === null ? concept : (narrowed(concept, text.slice(last.to)) ?? concept));
    const wide = mentions.at(-1);
    const isNarrower =
      concept.group !== null && wide?.to === first.from - 1 && wide.covers.some((one) => one === concept.group);
    if (found && wide && isNarrower) mentions.splice(-1, 1, { ...wide, ...found, to: last.to });
    else if (found)
      mentions.push({ from: first.from, to: last.to, ...found, count, isOfSomebody, covers: coveredBy(concept) });
  }
  return mentions;
}

/** « Aide-soignant », then « de nuit ». */
function narrowed({ group }: Concept, after: string): Concept | null {
  if (!/^ (?:de )?nuit\b/.test(after)) return null;
  const [concept, ...others] = readQuery(`${group} nuit`);
  return concept?.isMetier && concept.group !== group && others.length === 0 ? concept : null;
}

function coveredBy({ group, narrower }: Concept): readonly string[] {
  return [...narrower, `${group} proprete`];
}

function countBefore(text: string, from: number): string {
  return COUNT_BEFORE.exec(text.slice(Math.max(0, from - 48), from))?.groups?.["n"] ?? "";
}

function titlesOf({ group, typed, narrower }: Concept): { titles: string[]; isExact: boolean } | null {
  if (group === null) return misspelt(typed);
  const metier = metierOf(group);
  if (metier && metier.titles.length > 0) {
    const key = keyOf(typed.split(" "));
    const same = metier.titles.filter((title) => keyOf(contentWords(title)) === key);
    return { titles: same.length > 0 ? same : [...metier.titles], isExact: true };
  }
  const covered = narrower.flatMap((one) => metierOf(one)?.titles[0] ?? []);
  return covered.length > 0 ? { titles: covered, isExact: false } : null;
}

function misspelt(typed: string): { titles: string[]; isExact: boolean } | null {
  if (
    typed.length < SHORTEST_CORRECTED ||
    /\d/.test(typed) ||
    NOT_MISSPELT.has(typed) ||
    NOT_MISSPELT.has(typed.replace(/s$/, ""))
  )
    return null;
  const single = keyOf([typed]);
  const known = closestWord(single, NAMES);
  if (known === null || known.charAt(0) !== typed.charAt(0)) return null;
  const errors = typingErrors(single, known);
  if (errors > (typed.length < LONG_WORD ? 1 : 2)) return null;
  const [concept] = readQuery(known);
  const found = concept?.isMetier ? titlesOf({ ...concept, typed: known }) : null;
  // « Ramassage » is two letters from « repassage »: it is asked.
  return found && { ...found, isExact: found.isExact && errors < 2 };
}
