import type { BoardPerson, BoardShift } from "@app/contract/day/board";
import { isTooLittle, LEAST_HOURS, restOfShift } from "@app/domain/matching/replacement";
import { formatRange } from "@app/domain/missions/shift.fr";
import { deadlinePhrase } from "@app/domain/time/day-phrase";
import { formatTime } from "@app/domain/time/format-time";
import type { BadgeTone } from "../../../ui/badge.tsx";

type Person = Pick<BoardPerson, "state" | "since"> & { en_route?: string | null };

const since = (text: string, at: string | null) => (at === null ? text : `${text}, ${formatTime(new Date(at))}`);

/** « Sur place, 17 h 54 », « En retard, début à 18 h » */
export function stateText(
  { state, since: at, en_route = null }: Person,
  shift: Pick<BoardShift, "endsAt">,
  now: number,
): string {
  switch (state) {
    case "to_confirm":
      return "À confirmer";
    case "confirmed":
      return Date.parse(shift.endsAt) <= now ? "Arrivée non notée" : "Venue confirmée";
    case "en_route":
      return since("En route", at);
    case "late":
      if (en_route !== null) return since("En retard, en route", en_route);
      return at === null ? "En retard" : `En retard, début à ${formatTime(new Date(at))}`;
    case "arrived":
      return since("Sur place", at);
    case "absent":
      return "Absence signalée";
    case "done":
      return since("Terminé", at);
  }
}

export const STATE_TONES: Readonly<Record<BoardPerson["state"], BadgeTone>> = {
  to_confirm: "warn",
  confirmed: "grey",
  en_route: "blue",
  late: "warn",
  arrived: "ok",
  absent: "feu-soft",
  done: "ok-line",
};

/** In the order of what to look at. */
const COUNTED = [
  ["absent", (count: number) => (count > 1 ? `${count}\u00a0absences` : "1\u00a0absence")],
  ["late", (count: number) => `${count}\u00a0en retard`],
  ["arrived", (count: number) => `${count}\u00a0sur place`],
  ["en_route", (count: number) => `${count}\u00a0en route`],
  ["to_confirm", (count: number) => `${count}\u00a0à confirmer`],
  ["confirmed", (count: number) => (count > 1 ? `${count}\u00a0confirmées` : "1\u00a0confirmée")],
] as const;

/** « 1 en retard, 2 sur place »; of nobody, an empty text. */
export function countsText(people: readonly Person[]): string {
  return COUNTED.flatMap(([state, text]) => {
    const count = people.filter((person) => person.state === state).length;
    return count > 0 ? [text(count)] : [];
  }).join(", ");
}

type Replacing = Pick<BoardPerson, "replaces" | "from">;

/** « remplace Lucas M. dès 19 h 05 » */
export const wallTexts = ({ replaces, from }: Replacing): string[] =>
  replaces === null || from === null ? [] : [`remplace ${replaces.name} dès ${formatTime(new Date(from))}`];

type Absent = Replacing & Pick<BoardPerson, "application_id" | "called_until" | "state">;

/** Of whoever replaces somebody, and of somebody absent while the shift goes on. */
export function replacementText(person: Absent, shift: BoardShift, now: number): string | null {
  const [startsAt, endsAt] = [new Date(shift.startsAt), new Date(shift.endsAt)];
  if (person.replaces !== null && person.from !== null)
    return `Remplace ${person.replaces.name}, ${formatRange({ startsAt: new Date(person.from), endsAt })}`;
  const by = shift.people.find(({ replaces }) => replaces?.application_id === person.application_id);
  if (by) return `${by.name} prend le relais.`;
  if (person.state !== "absent" || hasEnded(shift, now)) return null;
  if (person.called_until !== null)
    return `Le reste du créneau est proposé à la réserve, réponse avant ${deadlinePhrase(new Date(person.called_until), new Date(now))}.`;
  if (isTooLittle(restOfShift({ startsAt, endsAt, breakMinutes: 0 }, new Date(now))))
    return `Il reste moins de ${LEAST_HOURS}\u00a0heures à confier\u00a0: pas de remplacement.`;
  return "Aucun appel de la réserve en ce moment.";
}

/** « 3 places : 1 libre » */
export function placesText({ positions, missing }: Pick<BoardShift, "positions" | "missing">): string {
  const places = `${positions}\u00a0${positions > 1 ? "places" : "place"}`;
  return missing > 0 ? `${places}, ${missing}\u00a0${missing > 1 ? "libres" : "libre"}` : places;
}

/** Of an answer to the question: « Là depuis 18 h ». */
export const thereSince = (startsAt: string) => `Là depuis ${formatTime(new Date(startsAt))}`;

export const hasEnded = ({ endsAt }: Pick<BoardShift, "endsAt">, now: number) => Date.parse(endsAt) <= now;

/** What is under way or to come first; what is over last. */
export const byEnd =
  (now: number) =>
  (a: BoardShift, b: BoardShift): number =>
    Number(hasEnded(a, now)) - Number(hasEnded(b, now)) || a.startsAt.localeCompare(b.startsAt) || a.id - b.id;

export const boardFr = {
  empty: "Rien de prévu ce jour-là",
  emptyText: "Les personnes retenues apparaissent ici, avec leur téléphone.",
  code: "Code du jour, à donner sur place",
  codeNote:
    "Sans réseau, le code marche quand même\u00a0: l’arrivée part au retour du réseau, et compte une seule fois.",
  newCode: "Nouveau code",
  newCodeDone: "Le code du jour a changé. L’ancien marche encore deux minutes\u202f; ce qui a déjà été tapé compte.",
  wall: "Affichage mural",
  flagged: "Heure à vérifier",
  flaggedNote: "L’horloge du téléphone diffère de la nôtre, ou l’envoi a attendu longtemps.",
  question: (name: string) => `Est-ce que ${name} est là\u202f?`,
  justArrived: "Vient d’arriver",
  absent: "Absence",
  absentNote:
    "Dire l’absence propose le reste du créneau à la réserve. Le contrat ne s’arrête pas\u00a0: si la personne arrive, ses heures comptent.",
  absentSeveral: "Pour une absence, ouvrez la candidature\u00a0: la personne a d’autres créneaux dans cette mission.",
  record: "Noter une heure",
  arrival: "Arrivée",
  departure: "Départ",
  recorded: { in: "Arrivée notée.", out: "Départ noté." },
  failed: "Rien n’a été noté. Réessayez.",
};
