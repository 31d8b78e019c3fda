import { readNumberWords } from "./number-words.ts";

/** A sentence in one way of writing, in which each character knows which ones of the sentence it stands for. */
export type PlainText = { text: string; source: string; starts: readonly number[]; ends: readonly number[] };
export type Span = { from: number; to: number };

/** Not a letter, a digit or a space: what is already understood is never read twice. */
const DONE = "#";

const SIGNS: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "`": "'",
  "´": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "‐": "-",
  "−": "-",
  "→": "-",
  "➜": "-",
  "➡": "-",
  "×": "x",
};

const WORDS: readonly [form: string, written: string][] = [
  ["demain", "dem1 2m1 dm1 2main d2main dem demin dmain deamin demian demai deman"],
  ["aujourd hui", "auj ajd aujd ojd ajrd aujourdhui aujourdui oujourdhui aujoud"],
  ["apres demain", "apresdemain surlendemain apdemain apresdem1"],
  ["aprem", "apremidi apresmidi aprsmidi apmidi apm aprm apresm"],
  ["weekend", "weekend we wkend wkd weekends wekend wekends weekkend wend"],
  ["lundi", "lundit lindi lunid lunndi"],
  ["mardi", "mardit madri maridi"],
  ["mercredi", "mercredit mecredi mercerdi mrecredi merdredi mercedi mercrdi"],
  ["jeudi", "jeudit jedui jeuid jeuudi judi"],
  ["vendredi", "vendredit vendrdi vendedi vendrei vendrdei venredi vnedredi vendreid"],
  ["samedi", "samedit samdi smedi samdei samdedi sammedi samzdi"],
  ["dimanche", "dimache dimanch dimanhce dimamche dimnche dimenche dimance"],
  ["prochain", "prochaine prochains prochaines pro proch prochin prochian prochan"],
  ["h", "heure heures heur heurs hrs hr hres"],
  ["min", "minute minutes mins mn mns"],
  ["€", "euro euros eur euors eruos balles"],
  ["personnes", "pers prs persos person perssonnes presonnes personnne"],
  ["besoin", "bsoin besion bezoin besoins besoim beosin"],
  ["cherche", "cherch cherches cherchons recherche recherchons recherches rech cherchont chercher charche chrche"],
  ["minuit", "minui minuits miniut"],
  ["soir", "soire soirr soiir"],
  ["matin", "mattin matinn mat"],
  ["net", "nets nette"],
  ["tous", "ts"],
  ["tous les jours", "tlj"],
  ["tout", "tt"],
  ["pour", "pr"],
  ["quelqu un", "qqn qqun qq1 kelkun quelquun qlqn"],
  ["chef de rang", "cdr"],
  ["vendeur", "vdr"],
  ["echafaudage", "echaf"],
  ["distribution", "distrib"],
  ["brut", "bruts brute brutt"],
];
const FORM_OF: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap(([form, written]) => written.split(" ").map((word) => [word, form] as const)),
);

type Piece = { text: string; from: number; to: number };

/** Digits within a word, and words that are one. */
const TOKEN =
  /(?<![a-z0-9])(?:(?:dem1|2m1|dm1|d?2main|apresdem1)(?![a-z0-9])|(?:apres|aprs|ap)[ -]midi|week?[ -]?ends?|w-?end)|[a-zœ]+|\d+|\s+|[^]/g;

/** Lower case, no accent, one space, digits for numbers in letters, one spelling for the words of days, hours and pay. */
export function plainText(sentence: string): PlainText {
  const source = sentence.normalize("NFC");
  const folded = foldSigns(source);
  const tokens: Piece[] = [...folded.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
  const pieces = withNumbers(tokens).map((piece, at, all) => ({ ...piece, text: formOf(piece.text, at, all) }));
  const [starts, ends]: [number[], number[]] = [[], []];
  let text = "";
  for (const piece of pieces) {
    const isSame = piece.text.length === piece.to - piece.from;
    for (let at = 0; at < piece.text.length; at += 1) {
      starts.push(isSame ? piece.from + at : piece.from);
      ends.push(isSame ? piece.from + at + 1 : piece.to);
    }
    text += piece.text;
  }
  return { text, source, starts, ends };
}

/** The words of the sentence for a part of its plain text. */
export function excerptOf({ source, starts, ends }: PlainText, { from, to }: Span): string {
  return source.slice(starts[from] ?? 0, ends[to - 1] ?? 0).trim();
}

export function withoutSpans(text: string, spans: readonly Span[], sign = DONE): string {
  const signs = text.split("");
  for (const { from, to } of spans) signs.fill(sign, from, to);
  return signs.join("");
}

/** Of every match, its place and its groups by name. */
export function matchesOf(text: string, pattern: RegExp): (Span & { groups: Record<string, string>; match: string })[] {
  return [...text.matchAll(pattern)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    match: found[0],
    groups: Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, value ?? ""])),
  }));
}

/** Without accents or capitals, sign for sign. */
export function foldSigns(source: string): string {
  return Array.from({ length: source.length }, (_, at) => foldSign(source.charAt(at))).join("");
}

/** The sentence as written, without these parts of its plain text. */
export function sourceWithout({ source, starts, ends }: PlainText, spans: readonly Span[]): string {
  const signs = source.split("");
  for (const { from, to } of spans) signs.fill(DONE, starts[from] ?? 0, ends[to - 1] ?? 0);
  return signs.join("");
}

function foldSign(sign: string): string {
  return SIGNS[sign] ?? sign.toLowerCase().normalize("NFD").charAt(0);
}

/** « Lun-ven » is a range, « chef-de-rang » a word. */
const isWeekday = (text: string | undefined) =>
  text !== undefined &&
  /^(?:lun|mar|mer|jeu|ven|vend|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/.test(text);

const isWord = (text: string | undefined) => text !== undefined && /^[a-zœ]+$/.test(text);

/** A line is a sentence of its own; a hyphen or an apostrophe between letters is a space. */
function formOf(text: string, at: number, all: readonly Piece[]): string {
  if (/^\s/.test(text)) return text.includes("\n") ? ", " : " ";
  if (text === "-" && isWeekday(all[at - 1]?.text) && isWeekday(all[at + 1]?.text)) return " - ";
  if ((text === "-" || text === "'") && isWord(all[at - 1]?.text) && isWord(all[at + 1]?.text)) return " ";
  const isAfterNumber = /^\d+$/.test(all[at - 1]?.text ?? "") && isWord(text);
  // « 11hà15h »
  if (isAfterNumber && text === "ha") return "h a ";
  // « 2serveurs »
  if (isAfterNumber && text.length > 2) return ` ${FORM_OF.get(text) ?? text}`;
  if (text.includes("œ")) return text.replaceAll("œ", "oe");
  return FORM_OF.get(text.replace(/[ -]/g, "")) ?? text;
}

function withNumbers(tokens: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] ?? { text: "", from: 0, to: 0 };
    // « 12 sept. » is a date.
    const isMonth = token.text === "sept" && /\d/.test(tokens[at - 2]?.text ?? "");
    const { words, places } = wordsFrom(tokens, at);
    const read = isWord(token.text) && !isMonth ? readNumberWords(words) : null;
    const last = read ? (places[read.count - 1] ?? at) : at;
    const end = tokens[last] ?? token;
    pieces.push(read ? { text: String(read.value), from: token.from, to: end.to } : token);
    at = last + 1;
  }
  return pieces;
}

/** The words that follow one another with a space or a hyphen between them, and where they are. */
function wordsFrom(tokens: readonly Piece[], first: number): { words: string[]; places: number[] } {
  const [words, places]: [string[], number[]] = [[], []];
  for (let at = first; at < tokens.length && words.length < 8; at += 2) {
    const word = tokens[at]?.text;
    if (word === undefined || !isWord(word)) break;
    words.push(word);
    places.push(at);
    if (!/^(?: |-)$/.test(tokens[at + 1]?.text ?? "")) break;
  }
  return { words, places };
}
