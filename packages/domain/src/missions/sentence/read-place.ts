import { normalizeText } from "../../text/relevance.ts";
import { matchesOf, type Span } from "./plain-text.ts";
import { TOWNS } from "./towns.ts";
import { AFTER_PLACE, BRANDS, VENUES } from "./venues.ts";

/** A place as written, by its place in the sentence. `isCertain` is false where a part is missing: « dans le 11e ». */
type PlaceMention = Span & { isCertain: boolean };

const LITTLE = "(?:de la|de l['’]|d['’]|de|du|des|la|les|le|l['’]|sur|sous|en|lès|et|aux?|à)";
const CAPITAL = "\\p{Lu}[\\p{L}\\d'’-]*";
const NAME = `${CAPITAL}(?:(?:\\s${LITTLE}){0,2}(?:\\s|(?<=['’]))${CAPITAL})*`;
const DISTRICT =
  "(?:\\s?\\d{1,2}\\s?(?:ers?|èmes?|emes?|è|e)?(?![\\p{L}\\d]|[.,]\\d|\\s?[h€:])(?:\\s(?:arr(?:ondissement)?\\.?))?|\\s(?:deux|trois|quatre|cinq|six|sept|huit|neuf)(?![\\p{L}]|\\sh))?";
const POSTAL = "(?:\\s?\\(?(?:\\d{5}|\\d{2})\\)?(?![\\d\\p{L}]|[.,]\\d|\\s?[h€:/-]))?";
const BEFORE =
  "(?<![\\p{L}\\d])(?:À|A|à la|à l['’]|a la|a l['’]|à|a|aux?|sur|vers|près de|pres de|proche(?: de)?|côté|cote|dans (?:le|la|les|l['’])|dans|secteur|quartier|lieu ?:|adresse ?:|où ?:|ville ?:|📍|@)\\s?";
const STREET_TYPE =
  "(?:rue|avenue|av\\.?|bd|bld|boulevard|chemin|allée|allee|impasse|square|faubourg|zac|zi|place|cours|route|passage)";
const COUNT = "(?:\\d{1,4}(?:\\s?(?:bis|ter))?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)";

const TAIL = `(?:,? (?:à |a )?(?:\\d{5}\\s)?${NAME}${DISTRICT}${POSTAL})?`;
const STREETS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])${COUNT},?\\s${STREET_TYPE}\\s(?:${LITTLE}\\s?){0,3}[\\p{L}\\d'’-]+(?:\\s(?:${LITTLE}\\s?){0,2}${CAPITAL})*${DISTRICT}${POSTAL}${TAIL}`,
    "gu",
  ),
  new RegExp(`(?<![\\p{L}\\d])${STREET_TYPE}\\s(?:${LITTLE}\\s?){0,3}${NAME}${TAIL}`, "gu"),
  /(?<![\p{L}\d])(?:rue|avenue|boulevard)\s(?:(?:de|du|des|la|le|les)\s){0,2}[\p{L}'’-]{3,}/gu,
];
const NAMED: readonly RegExp[] = [
  new RegExp(`(?<before>${BEFORE})(?:(?:la|le|les|l['’])\\s?)?(?<name>${NAME}${DISTRICT}${POSTAL})`, "gu"),
  // A part of the sentence that is nothing else than a name.
  new RegExp(`(?<before>[,#\\n] ?)(?<name>(?:[A-Z]\\d{1,2} )?${NAME}${DISTRICT}${POSTAL})(?=\\s?(?:[,.#\\n]|$))`, "gu"),
  new RegExp(`(?<![\\p{L}\\d])\\d{5}(?:\\s${NAME})?(?!\\d|\\s?€)`, "gu"),
];
const ALONE_DISTRICT =
  /(?<![\p{L}\d])(?:dans le|ds le|sur le)\s(?<name>\d{1,2}\s?(?:er|ème|eme|è|e)(?:\sarr(?:ondissement)?\.?)?)(?![\p{L}\d])/gu;
const SAINT = new RegExp(`(?<before>${BEFORE})(?<name>(?:st|ste|saint|sainte)[ -][\\p{L}-]{3,}(?:-[\\p{L}]+)*)`, "giu");
const UNKNOWN =
  /(?<before>(?<![\p{L}\d])(?:à|sur|vers|près de|pres de|proche de|secteur|quartier)\s)(?<name>[\p{L}][\p{L}'’-]{3,})(?![\p{L}])/gu;

const NO_PLACE = new Set(
  `lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre
   decembre noel paques smic cdd cdi cddu merci bonjour bonsoir salut coucou urgent urgence cordialement svp stp tel telephone extra
   extras caces permis bafa ssiap haccp ehpad besoin cherche recherche hello il nous je on pour avec tenue horaire horaires salaire brut
   net renfort interim ok appelez contact whatsapp sms demain aujourd aprem matin midi soir ce les des un une deux quelqu qui heure heures
   service possible tous urssaf mp bafd bpjeps mme mr monsieur madame bac cap bep`.split(/\s+/),
);
const NO_UNKNOWN = new Set(
  `partir midi minuit temps domicile table tables voir definir convenir discuter negocier place peu plus moins dispo demain soir matin
   pourvoir prevoir compter cause cote bord distance faire faite fait condition partager vous nous moi lui cette votre notre mon ton ces
   plusieurs quelques chaque toute tout tous rendez domicile pied velo voiture moto bientot propos nouveau nouvelle partie long court
   site sites salle terrasse cuisine plonge rang comptoir caisse rayon stand
   evenement evenements mariage soiree accueil chambre chambres etage etages samedi dimanche lundi mardi mercredi jeudi vendredi
   environ partant heure heures personne personnes poste postes jour jours mois semaine raison titre terme base appel profil
   savoir avoir etre prendre servir nettoyer livrer garder remplacer mettre ranger monter demonter emporter manger gerer tenir`.split(
    /\s+/,
  ),
);
const anyOf = (names: readonly string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(" ", "[ '-]").replace(/^saint\b/, "(?:saint|st)"))
    .join("|");
const TOWN = new RegExp(
  `(?<![\\p{L}\\d#])(?:(?:vieux|vieille) )?(?:${anyOf(TOWNS)})(?![\\p{L}])(?<district> ?\\d{1,2} ?(?:er|eme|e)?(?![a-z\\d]|[.,]\\d| ?(?:[h€:]|a \\d|- ?\\d|/))| (?:deux|trois|quatre|cinq|six|sept|huit|neuf)(?![a-z]| ?h))?(?: \\(?\\d{5}\\)?)?`,
  "gu",
);
const VENUE = new RegExp(`(?<![\\p{L}\\d-])(?:${anyOf([...VENUES, ...BRANDS])})(?![\\p{L}\\d])`, "gu");
const BRAND = new RegExp(`^(?:${anyOf(BRANDS)})$`);
/** « Serveur en salle », « sortie d’école », « nos bureaux » are no address. */
const NOT_AT =
  /(?:\b(?:en|sortie|sortie d|sortie de l|fin de|fins de|type|style|esprit|port du|port de|hors|tenir le|tenir la)[ '])$/;
/** « Hôtel 4 étoiles », « salle de bain » */
const NOT_AFTER = /^ (?:\d(?!\d|e)|de bain|d eau|a manger)/;
const AFTER_VENUE = /[ '"’-]{1,2}(?<word>[\p{L}\d]+)/uy;
/** « Quai 4 », « hall 2 » */
const NUMBERED = /\b(?:quai|hall|porte|batiment|lyon|paris|marseille)$/;
const CONNECTOR = /^(?:de|du|des|d|la|le|les|l|sur|sous|aux?|en|lès|les)$/;
const MOST_WORDS = 5;

/** Where the work is: `source` as written and `folded` without accents or capitals, sign for sign. */
export function readPlace(source: string, folded: string): PlaceMention | null {
  const isShouted = (source.match(/\p{Lu}/gu)?.length ?? 0) > (source.match(/\p{Ll}/gu)?.length ?? 0);
  const places: PlaceMention[] = [];
  const isFree = (span: Span) => places.every((other) => span.to <= other.from || span.from >= other.to);
  const add = (span: Span, isCertain = true) => {
    if (isFree(span)) places.push({ ...span, isCertain });
  };
  const venues = matchesOf(folded, VENUE).flatMap((found) => venueAt(source, folded, found));
  for (const venue of venues) if (!venue.isAlone) add(venue);
  if (!isShouted) for (const pattern of STREETS) for (const found of matchesOf(source, pattern)) add(found);
  if (!isShouted)
    for (const pattern of NAMED)
      for (const found of matchesOf(source, pattern)) {
        const name = found.groups["name"] ?? found.match;
        const span = { from: found.to - name.length, to: found.to };
        const [first = ""] = normalizeText(name).split(" ");
        if (!NO_PLACE.has(first) && name.length > 1) add(span, isSurelyPlace(found.groups["before"] ?? "", name));
      }
  for (const { from, to, match } of matchesOf(folded, TOWN))
    if (isTown(folded, from, match)) add({ from, to }, !/\b(?:de|depuis|d) ?$/.test(folded.slice(0, from)));
  for (const { to, groups } of matchesOf(folded, SAINT)) add({ from: to - (groups["name"]?.length ?? 0), to });
  for (const { to, groups } of matchesOf(source, ALONE_DISTRICT))
    add({ from: to - (groups["name"]?.length ?? 0), to }, false);
  if (places.length === 0) for (const venue of venues) add(venue);
  if (places.length === 0) {
    for (const { to, groups } of matchesOf(source.toLowerCase(), UNKNOWN)) {
      const { name = "" } = groups;
      const [first = ""] = normalizeText(name).split(" ");
      if (!NO_UNKNOWN.has(first) && !NO_PLACE.has(first)) add({ from: to - name.length, to }, false);
    }
  }
  return oneOf(
    source,
    places.toSorted((a, b) => a.from - b.from),
  );
}

/** « Resto », « magasin » without a name: the place of the one who asks. */
export function isOwnPlace(words: string): boolean {
  return VENUES.includes(normalizeText(words));
}

/** A name between commas may be a person’s: only towns and names with more than a word are certain. */
function isSurelyPlace(before: string, name: string): boolean {
  return !/^[,#\n]/.test(before) || /[ -]/.test(name.trim()) || TOWNS.includes(normalizeText(name));
}

type Venue = Span & { isAlone: boolean };

/** A kind of place and its name: « hôtel ibis part dieu », « brasserie du Parc à Villeurbanne ». */
function venueAt(source: string, folded: string, { from, to, match }: Span & { match: string }): Venue[] {
  if (NOT_AT.test(folded.slice(Math.max(0, from - 24), from))) return [];
  let end = to;
  let count = 0;
  let at = to;
  let isLinked = false;
  while (count < MOST_WORDS) {
    AFTER_VENUE.lastIndex = at;
    const word = AFTER_VENUE.exec(folded)?.groups?.["word"];
    if (word === undefined) break;
    at = AFTER_VENUE.lastIndex;
    const written = source.slice(at - word.length, at);
    const isNamed = /^\p{Lu}/u.test(written);
    const isTo = word === "a" && /^ (?:\p{Lu}|st |ste |saint)/u.test(source.slice(at)) && !isLinked;
    if (isTo || (CONNECTOR.test(word) && !isNamed)) isLinked = true;
    else if (
      isPlaceWord(word, folded.slice(end, at - word.length), folded.slice(at), {
        isNamed,
        isNumbered: NUMBERED.test(folded.slice(from, end)) || match === "secteur",
      })
    ) {
      end = at;
      count += 1;
      isLinked = false;
    } else break;
  }
  if (source.charAt(end) === '"') end += 1;
  if (NOT_AFTER.test(folded.slice(to)) && end === to) return [];
  return [{ from, to: end, isAlone: count === 0 && !BRAND.test(match) }];
}

function isPlaceWord(
  word: string,
  before: string,
  after: string,
  { isNamed, isNumbered }: { isNamed: boolean; isNumbered: boolean },
): boolean {
  if (/^\d/.test(word)) {
    if (/^ ?(?:h\b|€|:|[.,]\d|-|\/)/.test(after)) return false;
    return (
      /^(?:\d{5}|\d{1,2}(?:er|e|eme))$/.test(word) ||
      (/^\d{1,2}$/.test(word) && /^ ?$/.test(before) && (isNumbered || !/^ [\p{L}@]{3,}/u.test(after)))
    );
  }
  return (
    isNamed || (isNumbered && /^(?:nord|sud|est|ouest)$/.test(word)) || (!AFTER_PLACE.has(word) && word.length > 1)
  );
}

/** « tours », « nice » and « vienne » are words too: only after « à » or « sur ». */
function isTown(folded: string, from: number, name: string): boolean {
  if (
    !/^(?:tours|nice|vienne|gap|sens|pau|metz|dax|sete|salon|aix|grasse|reze|orly|port|laval|boulogne|republique|bastille|confluence|vitry|les arcs|saint pierre|valence|clermont|auch)$/.test(
      name.trim(),
    )
  )
    return true;
  return /(?:^|[^a-z])(?:a|sur|vers|de|pres de|secteur|cote) $/.test(folded.slice(0, from));
}

/** An address and its town are one place; two places apart are asked. */
function oneOf(source: string, places: readonly PlaceMention[]): PlaceMention | null {
  const [first, ...others] = places;
  if (!first) return null;
  let place = first;
  for (const other of others) {
    const between = source.slice(place.to, other.from);
    if (/^(?:,? ?(?:à|a|sur|-|\(|dans le|,)? ?| ?- ?)$/u.test(between))
      place = { from: place.from, to: other.to, isCertain: place.isCertain || other.isCertain };
    else return { ...place, isCertain: false };
  }
  const end =
    source.charAt(place.to) === ")" && source.slice(place.from, place.to).includes("(") ? place.to + 1 : place.to;
  // « Resto Chez Paul: salut » is who writes.
  return { ...place, to: end, isCertain: place.isCertain && source.charAt(end) !== ":" };
}
