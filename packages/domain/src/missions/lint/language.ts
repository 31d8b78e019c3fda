import type { LintSeverity } from "./rule.ts";

const set = (words: string) => new Set(words.split(" "));

const FRENCH = set(
  "le la les l un une des du de d et ou a au aux en dans sur pour par avec sans est sont vous nous votre vos notre nos ce cette ces qui que se il elle on plus pas jour jours heure heures soir matin samedi dimanche semaine chez entre avant apres service cuisine brut h f",
);
const FOREIGN = [
  set(
    "the of and for with is are we you your our to in on at from by this that will needed wanted looking seeking cash paid flats three mornings good tips call manager after experienced must speak english start immediately free meal please apply work shift shifts night day hour hours per must have be waiter waitress driver cleaner floor experience join kitchen saturday sunday monday friday provided gross fluent hiring required bartender cook",
  ),
  set(
    "el los las del y para necesitamos urgente limpieza oficinas tarde manana jornada completa salario con una por se busca buscamos necesita camarero camarera ayudante cocina fin semana buen ambiente incluida trabajo noche horas experiencia empresa lunes sabado domingo",
  ),
  set(
    "il lo gli di e per con una che cerca cerchiamo cameriere cameriera cuoco lavoro ristorante sera notte ore esperienza richiesta della delle nel sono cercasi stagione estiva vitto alloggio inclusi turno serale aiuto cucina",
  ),
  set(
    "der die das und gesucht aushilfe reinigungskraft stundenlohn ab sofort fur mit wir suchen ein eine einen ist sind auf im am von zu kellner fahrer arbeit stunden nacht erfahrung sie bei",
  ),
  set(
    "o os e para com precisamos pedreiro limpeza obra salario uma um procura procuramos precisa trabalho noite horas cozinha garcom empregado fim experiencia da do na no",
  ),
];
/** English trade words for which French has its own; « barista » and « coffee shop » have become French. */
const ENGLISH_TITLE = set(
  "sales store assistant waiter waitress runner housekeeping housekeeper picker packer driver delivery cleaner cook staff leader customer care officer worker helper keeper seller shop manager pop up host hostess guest front desk clerk",
);

/** A title may borrow a word; one of these makes it a sentence in another language. */
const NOT_FRENCH = set(
  "the and for with we you your our needed wanted looking seeking hiring tonight required buscamos busca necesita necesitamos para cercasi cerca cerchiamo gesucht suchen wir fur precisamos procura",
);

/** A translation after the French text is lawful; a text without French is not. */
export function foreignLanguage(folded: string, field: "title" | "description"): LintSeverity | null {
  // A reference such as « e2e » is one word, of no language.
  const words = folded.match(/[a-z0-9]+/g) ?? [];
  const french = words.filter((word) => FRENCH.has(word) && word !== "h" && word !== "f").length;
  const foreign = Math.max(...FOREIGN.map((language) => words.filter((word) => language.has(word)).length));
  if (field === "description") {
    return foreign >= 4 && foreign >= words.length * 0.25 && foreign > french * 1.5 ? "block" : null;
  }
  if (foreign >= 2 && french === 0 && words.some((word) => NOT_FRENCH.has(word))) return "block";
  const english = words.filter((word) => ENGLISH_TITLE.has(word)).length;
  return english >= 2 && french === 0 ? "warn" : null;
}
