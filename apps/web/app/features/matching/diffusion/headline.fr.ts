import type { DiffusionView } from "@app/contract/matching/diffusion";
import { ENOUGH_WAITING } from "@app/domain/matching/waves";
import { formatCount } from "@app/domain/text/format-number";
import { publishedAge } from "@app/domain/time/relative-time";

type Counts = Pick<DiffusionView, "notified" | "seen" | "interested" | "applied">;
type Coming = { name: string; confirmed: boolean };
type Stage = Counts &
  Pick<DiffusionView, "missing" | "nextWaveAt" | "stoppedAt"> & {
    /** Applications that wait for an answer. */
    waiting: number;
    /** « Il manque 2 personnes sur 3 » */
    placesText: string;
    /** Of the team, those who were proposed it. */
    team?: number;
    /** People accepted, each once. */
    coming: readonly Coming[];
  };

const people = (count: number) => (count > 1 ? `${formatCount(count)}\u00a0personnes` : "une personne");
const verb = (count: number, one: string, many: string) => (count > 1 ? many : one);
const firstName = ({ name }: Coming) => name.split(" ")[0] ?? name;

/** Names as long as they fit in a title. */
const MOST_NAMED = 3;

/** « Inès », « Inès et Karim », « 6 personnes » */
function namedPeople(coming: readonly Coming[]): string {
  if (coming.length > MOST_NAMED) return `${formatCount(coming.length)}\u00a0personnes`;
  const names = coming.map(firstName);
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} et ${last}`;
}

/** « Nadia, 9 personnes ont vu votre mission »; complete means that everybody confirmed. */
export function headline(stage: Stage, name: string): string {
  if (stage.missing === 0) return completeText(stage.coming);
  const { seen, notified, waiting } = stage;
  if (waiting > 0) return `${name}, ${people(waiting)} ${verb(waiting, "a", "ont")} postulé`;
  if (stage.coming.length > 0) return stage.placesText;
  if (seen > 0) return `${name}, ${people(seen)} ${verb(seen, "a", "ont")} vu votre mission`;
  if (notified > 0) return `${name}, ${people(notified)} ${verb(notified, "est prévenue", "sont prévenues")}`;
  if (stage.team)
    return `${name}, ${people(stage.team)} de votre équipe ${verb(stage.team, "a", "ont")} reçu la mission`;
  if (stage.stoppedAt !== null) return "Vous avez arrêté de prévenir";
  if (stage.nextWaveAt !== null) return `${name}, les premières personnes vont être prévenues`;
  return "Aucune personne disponible ne correspond pour l’instant";
}

function completeText(coming: readonly Coming[]): string {
  const late = coming.filter(({ confirmed }) => !confirmed);
  if (coming.length === 0) return "C’est complet";
  if (late.length === 0)
    return `C’est complet\u00a0: ${namedPeople(coming)} ${coming.length > 1 ? "viennent" : "vient"}`;
  return `À confirmer\u00a0: ${namedPeople(late)}`;
}

/** When all who match were told and they are few for those wanted; undefined otherwise. */
export function scarcityText(
  { missing, notified, waves, level_limit: limit }: DiffusionView,
  wanted: { people: number; text: string },
): string | undefined {
  const last = waves.findLast(({ state }) => state === "sent");
  if (missing === 0 || !last || notified >= ENOUGH_WAITING * Math.min(missing, wanted.people)) return undefined;
  const most = Math.min(last.size, limit?.people_per_wave ?? last.size);
  const isDayFull = (limit?.notified_today ?? 0) >= (limit?.people_per_day ?? Number.POSITIVE_INFINITY);
  if (last.notified >= most || isDayFull) return undefined;
  if (notified === 0) return "Personne de disponible ne correspond à ces conditions.";
  return `Peu de monde\u00a0: vous cherchez ${wanted.text}, et ${people(notified)} ${verb(notified, "correspond", "correspondent")} en tout.`;
}

/** « Publiée il y a 12 min, en direct » */
export function liveText(publishedAt: Date, now: Date): string {
  return `Publiée ${publishedAge(publishedAt, now).replace(/^Publié /, "")}, en direct`;
}

type Count = { value: number; label: string };

/** Each is part of the one before. */
export function countLines({ notified, seen, interested, applied }: Counts): Count[] {
  return [
    { value: notified, label: verb(notified, "prévenue", "prévenues") },
    { value: seen, label: verb(seen, "l’a vue", "l’ont vue") },
    { value: interested, label: verb(interested, "intéressée", "intéressées") },
    { value: applied, label: verb(applied, "a postulé", "ont postulé") },
  ];
}

/** « Une autre candidature vient de la recherche ou d’un lien. »; undefined when everybody who applied was told. */
export function unnotifiedText({
  applied,
  appliedUnnotified: unnotified,
}: Pick<DiffusionView, "applied" | "appliedUnnotified">) {
  if (unnotified === 0) return undefined;
  const other = applied > 0 ? (unnotified > 1 ? "autres " : "autre ") : "";
  return unnotified > 1
    ? `${formatCount(unnotified)}\u00a0${other}candidatures viennent de la recherche ou d’un lien.`
    : `Une ${other}candidature vient de la recherche ou d’un lien.`;
}

/** Read aloud when a count changes. */
export function countsSentence(counts: Counts): string {
  return `${countLines(counts)
    .map(({ value, label }) => `${value} ${label}`)
    .join(", ")}.`;
}
