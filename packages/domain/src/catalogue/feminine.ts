/** Feminine of the names of métiers, by rule: written and spoken French have few exceptions. */

const IRREGULAR: Readonly<Record<string, string>> = {
  barman: "barmaid",
  chef: "cheffe",
  commis: "commise",
  hôte: "hôtesse",
  ingénieur: "ingénieure",
  maître: "maître",
  pizzaïolo: "pizzaïola",
  professeur: "professeure",
  second: "seconde",
  tuyauteur: "tuyauteuse",
};
/** One form, though they end like words that have two. */
const SAME = new Set(
  `babysitter bartender chantier chien copywriter designer déjeuner faisant garçon hotliner ingé kiné manager merchandiser papier
   personnel picker primeur runner sitter soutien super traiteur webdesigner`.split(/\s+/),
);
/** Words for a work rather than a person: livraison, déménagement, sonorisation, sécurité. */
const WORK = /(?:ment|aison|[st]ion|té)$/;

/** The first ending that fits gives the feminine; a word that ends otherwise has one form. */
const ENDINGS: readonly [RegExp, string][] = [
  [/([aciou]|cul)teur$/, "$1trice"],
  [/eur$/, "euse"],
  [/er$/, "ère"],
  [/ien$/, "ienne"],
  [/on$/, "onne"],
  [/([ae])nt$/, "$1nte"],
  [/é$/, "ée"],
  [/if$/, "ive"],
  [/al$/, "ale"],
  [/el$/, "elle"],
];

/** Words that agree with the métier they follow; others do not (« technicien son », « serveur restaurant »). */
const AGREEING = new Set(
  `administratif ambulancier bancheur boucher boulanger chauffeur commercial conférencier cuisinier diplômé déménageur démonteur
   hospitalier hôtelier indépendant intervenant libéral limonadier livreur maraîcher maternel maçon médical particulier polyvalent
   professionnel préparateur pâtissier qualifié receveur remplaçant routier social sommelier spécialisé sportif technique territorial
   tournant vendeur éducatif électricien événementiel`.split(/\s+/),
);
/** After one of them a word belongs to another: « agent de service hospitalier ». */
const PREPOSITION = /^(?:de|du|des|en|à|au|aux|par|pour|sur)$|^d’/;
const ALWAYS_AGREEING = "qualifié";

/** For each word of a métier after the first, whether it agrees with it. */
export function agreements(words: readonly string[]): boolean[] {
  const from = words.findIndex((word) => PREPOSITION.test(word));
  return words.map((word, at) => word === ALWAYS_AGREEING || (AGREEING.has(word) && (from === -1 || at < from)));
}

/** « serveur en salle » → « serveuse en salle ». The same text when the métier has one form. */
export function feminineOf(metier: string): string {
  const [head = "", ...rest] = metier.split(" ");
  const agree = agreements(rest);
  return [feminineWord(head), ...rest.map((word, at) => (agree[at] ? feminineWord(word) : word))].join(" ");
}

/** Each part of « chauffeur-livreur ». */
function feminineWord(word: string): string {
  return word.split("-").map(femininePart).join("-");
}

function femininePart(part: string): string {
  const irregular = IRREGULAR[part];
  if (irregular !== undefined) return irregular;
  if (SAME.has(part) || WORK.test(part)) return part;
  const [ending, replacement] = ENDINGS.find(([pattern]) => pattern.test(part)) ?? [];
  return ending && replacement ? part.replace(ending, replacement) : part;
}
