import { normalizeText } from "../../text/relevance.ts";
import { matchesOf, type Span } from "./plain-text.ts";
import { TOWNS } from "./towns.ts";

/** A place as written, by its place in the sentence. `isCertain` is false where a part is missing: « dans le 11e ». */
type PlaceMention = Span & { isCertain: boolean };

const LITTLE = "(?:de la|de l['’]|d['’]|de|du|des|la|les|le|l['’]|sur|sous|en|lès|et|aux?|à)";
const CAPITAL = "\\p{Lu}[\\p{L}\\d'’-]*";
const NAME = `${CAPITAL}(?:(?:\\s${LITTLE}){0,2}(?:\\s|(?<=['’]))${CAPITAL})*`;
const DISTRICT = "(?:\\s?\\d{1,2}\\s?(?:ers?|èmes?|emes?|è|e)?(?![\\p{L}\\d]|\\s?[h€:])(?:\\s(?:arr(?:ondissement)?\\.?))?)?";
const POSTAL = "(?:\\s?\\(?(?:\\d{5}|\\d{2})\\)?(?![\\d\\p{L}]|\\s?[h€:/-]))?";
const BEFORE =
  "(?<![\\p{L}\\d])(?:À|A|à la|à l['’]|a la|a l['’]|à|a|aux?|sur|chez|vers|près de|pres de|proche(?: de)?|côté|cote|dans (?:le|la|les|l['’])|dans|secteur|quartier|lieu ?:|adresse ?:|où ?:|ville ?:|@)\\s?";
const VENUE =
  "(?:restaurant|resto|hôtel|hotel|bar|café|cafe|brasserie|bistrot|bistro|ehpad|clinique|hôpital|hopital|salle|château|chateau|domaine|camping|palais|stade|zénith|zenith|gare|aéroport|aeroport|parc|halles?|marché|marche|école|ecole|crèche|creche|entrepôt|entrepot|usine|magasin|boutique|centre|mairie|lycée|lycee|collège|college|musée|musee|théâtre|theatre|abbaye|mas|villa|ferme|résidence|residence|foyer|boulangerie|pharmacie|supermarché|traiteur|auberge|casino|golf|port|plage|place)";
const STREET_TYPE = "(?:rue|avenue|av\\.?|bd|bld|boulevard|quai|chemin|allée|allee|impasse|square|faubourg|zac|zi|place|cours|route|passage)";

const TAIL = `(?:,? (?:à |a )?(?:\\d{5}\\s)?${NAME}${DISTRICT}${POSTAL})?`;
const STREETS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s${STREET_TYPE}\\s(?:${LITTLE}\\s?){0,3}[\\p{L}\\d'’-]+(?:\\s(?:${LITTLE}\\s?){0,2}${CAPITAL})*${TAIL}`, "gu"),
  new RegExp(`(?<![\\p{L}\\d])${STREET_TYPE}\\s(?:${LITTLE}\\s?){0,3}${NAME}${TAIL}`, "gu"),
  /(?<![\p{L}\d])(?:rue|avenue|boulevard)\s(?:(?:de|du|des|la|le|les)\s){0,2}[\p{L}'’-]{3,}/gu,
];
const NAMED: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])${VENUE}(?:\\s${LITTLE}){0,2}(?:\\s|(?<=['’]))${NAME}${DISTRICT}${POSTAL}`, "gu"),
  new RegExp(`(?<before>${BEFORE})(?:(?:la|le|les|l['’])\\s?)?(?<name>${NAME}${DISTRICT}${POSTAL})`, "gu"),
  new RegExp(`(?<![\\p{L}\\d])\\d{5}(?:\\s${NAME})?(?!\\d|\\s?€)`, "gu"),
];
const ALONE_DISTRICT = /(?<![\p{L}\d])(?:dans le|ds le|sur le)\s(?<name>\d{1,2}\s?(?:er|ème|eme|è|e)(?:\sarr(?:ondissement)?\.?)?)(?![\p{L}\d])/gu;
const SAINT = new RegExp(`(?<before>${BEFORE})(?<name>(?:st|ste|saint|sainte)[ -][\\p{L}-]{3,}(?:-[\\p{L}]+)*)`, "giu");
const UNKNOWN = /(?<before>(?<![\p{L}\d])(?:à|a|sur|vers|près de|pres de|proche de|secteur|quartier)\s)(?<name>[\p{L}][\p{L}'’-]{3,})(?![\p{L}])/gu;

const NO_PLACE = new Set(
  `lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre
   decembre noel paques smic cdd cdi cddu merci bonjour bonsoir salut coucou urgent urgence cordialement svp stp tel telephone extra
   extras caces permis bafa ssiap haccp ehpad besoin cherche recherche hello il nous je on pour avec tenue horaire horaires salaire brut
   net renfort interim ok appelez contact whatsapp sms demain aujourd aprem matin midi soir ce les des une un deux quelqu qui heure heures
   service possible tous urssaf`.split(/\s+/),
);
const NO_UNKNOWN = new Set(
  `partir midi minuit temps domicile table tables voir definir convenir discuter negocier place peu plus moins dispo demain soir matin
   pourvoir prevoir compter cause cote bord distance faire faite fait condition partager vous nous moi lui cette votre notre mon ton ces
   plusieurs quelques chaque toute tout tous rendez domicile pied velo voiture moto bientot propos nouveau nouvelle partie long court
   chantier chantiers site sites marche marches salle terrasse bar cuisine plonge rang comptoir caisse magasin rayon stand
   evenement evenements mariage soiree accueil chambre chambres etage etages samedi dimanche lundi mardi mercredi jeudi vendredi
   environ partant heure heures personne personnes poste postes jour jours mois semaine raison titre terme base appel profil resto
   restaurant hotel ehpad creche ecole maison bureau bureaux entrepot usine boutique boulangerie brasserie cafe cantine clinique hopital
   savoir avoir etre prendre servir nettoyer livrer garder remplacer mettre ranger monter demonter emporter manger gerer tenir`.split(/\s+/),
);
const TOWN = new RegExp(
  `(?<![\\p{L}\\d#])(?:${TOWNS.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll(" ", "[ '-]")).join("|")})(?![\\p{L}])(?<district> ?\\d{1,2} ?(?:er|eme|e)?(?![a-z\\d]| ?(?:[h€:]|a \\d|- ?\\d|/)))?(?: \\(?\\d{5}\\)?)?`,
  "gu",
);

/** Where the work is: `source` as written and `folded` without accents or capitals, sign for sign. */
export function readPlace(source: string, folded: string): PlaceMention | null {
  const isShouted = (source.match(/\p{Lu}/gu)?.length ?? 0) > (source.match(/\p{Ll}/gu)?.length ?? 0);
  const places: PlaceMention[] = [];
  const add = (span: Span, isCertain = true) => {
    if (places.every((other) => span.to <= other.from || span.from >= other.to)) places.push({ ...span, isCertain });
  };
  if (!isShouted) for (const pattern of STREETS) for (const found of matchesOf(source, pattern)) add(found);
  if (!isShouted)
    for (const pattern of NAMED) for (const found of matchesOf(source, pattern)) {
      const name = found.groups["name"] ?? found.match;
      const span = { from: found.to - name.length, to: found.to };
      const [first = ""] = normalizeText(name).split(" ");
      if (!NO_PLACE.has(first) && name.length > 1) add(span);
    }
  for (const { from, to, match } of matchesOf(folded, TOWN)) if (isTown(folded, from, match)) add({ from, to });
  for (const { to, groups } of matchesOf(folded, SAINT)) add({ from: to - (groups["name"]?.length ?? 0), to });
  for (const { to, groups } of matchesOf(source, ALONE_DISTRICT)) add({ from: to - (groups["name"]?.length ?? 0), to }, false);
  if (places.length === 0) {
    for (const { to, groups } of matchesOf(folded, UNKNOWN)) {
      const { name = "" } = groups;
      if (!NO_UNKNOWN.has(name) && !NO_PLACE.has(name)) add({ from: to - name.length, to }, false);
    }
  }
  return oneOf(source, places.toSorted((a, b) => a.from - b.from));
}

/** « tours », « nice » and « vienne » are words too: only after « à » or « sur ». */
function isTown(folded: string, from: number, name: string): boolean {
  if (!/^(?:tours|nice|vienne|gap|sens|pau|metz|dax|sete|salon|aix|grasse|reze|orly|port|laval|boulogne|republique|bastille|confluence|vitry|les arcs|saint pierre|valence|clermont|auch)$/.test(name.trim()))
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
    if (/^(?:,? ?(?:à|a|sur|-|\(|dans le|,)? ?| ?- ?)$/u.test(between)) place = { from: place.from, to: other.to, isCertain: place.isCertain || other.isCertain };
    else return { ...place, isCertain: false };
  }
  const end = source.charAt(place.to) === ")" && source.slice(place.from, place.to).includes("(") ? place.to + 1 : place.to;
  return { ...place, to: end };
}
