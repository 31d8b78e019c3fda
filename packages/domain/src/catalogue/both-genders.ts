import { normalizeText } from "../relevance.ts";
import { SECTORS } from "./sectors.ts";

const IRREGULAR: Readonly<Record<string, string>> = {
  barman: "barmaid",
  chef: "cheffe",
  commis: "commis",
  hôte: "hôtesse",
  pizzaïolo: "pizzaïola",
  professeur: "professeure",
  runner: "runner",
  second: "seconde",
  webdesigner: "webdesigner",
};

/** The first ending that fits gives the feminine; a word that ends otherwise has one form. */
const ENDINGS: readonly [RegExp, string][] = [
  [/([aciu])teur$/, "$1trice"],
  [/eur$/, "euse"],
  [/er$/, "ère"],
  [/ien$/, "ienne"],
  [/on$/, "onne"],
  [/([ae])nt$/, "$1nte"],
  [/é$/, "ée"],
];

/** Words after the trade that agree with it. */
const AGREEING: Readonly<Record<string, string>> = {
  ambulancier: "ambulancière",
  commercial: "commerciale",
  diplômé: "diplômée",
  déménageur: "déménageuse",
  hôtelier: "hôtelière",
  médical: "médicale",
  polyvalent: "polyvalente",
  qualifié: "qualifiée",
  remplaçant: "remplaçante",
  social: "sociale",
  spécialisé: "spécialisée",
  sportif: "sportive",
  technique: "technique",
  territorial: "territoriale",
  éducatif: "éducative",
  événementiel: "événementielle",
};

const KNOWN = new Set(SECTORS.flatMap(({ titles }) => titles.map((title) => normalizeText(title))));

/** « un plongeur ou une plongeuse », « un ou une fleuriste »; null for a title that is not in the catalogue. */
export function bothGenders(title: string): string | null {
  const plain = title.replace(/ {0,3}\(?\b(?:H ?\/ ?F|F ?\/ ?H)\b\)? {0,3}/i, " ").trim();
  if (!KNOWN.has(normalizeText(plain))) return null;
  const [head = "", ...rest] = plain.split(" ");
  const after = rest.findIndex((word, at) => !agrees(word) && !(word === "et" && agrees(rest[at + 1])));
  // The forms go as far as the last word that agrees: « un surveillant de nuit qualifié ou une surveillante de nuit qualifiée ».
  const last = rest.findLastIndex(agrees);
  const agreeing = rest.slice(0, Math.max(after === -1 ? rest.length : after, last + 1));
  const others = rest.slice(agreeing.length);
  const trade = head.charAt(0).toLowerCase() + head.slice(1);
  const masculine = [trade, ...agreeing].join(" ");
  const feminine = [feminineOf(trade), ...agreeing.map((word) => AGREEING[word] ?? word)].join(" ");
  const forms = masculine === feminine ? `un ou une ${masculine}` : `un ${masculine} ou une ${feminine}`;
  return [forms, ...others].join(" ");
}

function agrees(word: string | undefined): boolean {
  return word !== undefined && Object.hasOwn(AGREEING, word);
}

function feminineOf(trade: string): string {
  return trade
    .split("-")
    .map((part) => {
      const [ending, replacement] = ENDINGS.find(([pattern]) => pattern.test(part)) ?? [];
      return IRREGULAR[part] ?? (ending && replacement ? part.replace(ending, replacement) : part);
    })
    .join("-");
}
