import { daysBetween, parisDay } from "@app/domain/time/calendar";
import { dayPhrase, deadlinePhrase, momentPhrase } from "@app/domain/time/day-phrase";
import { formatDay, formatTime } from "@app/domain/time/format-time";

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** « Ce soir, lun. 16 nov. », « Samedi 21 novembre » */
export function dayText(startsAt: Date, now: Date): string {
  const phrase = capitalized(dayPhrase(startsAt, now));
  return daysBetween(parisDay(now), parisDay(startsAt)) < 2 ? `${phrase}, ${formatDay(startsAt)}` : phrase;
}

export type SelectedState = "soon" | "to-confirm" | "confirmed" | "begun";

const SOON_MS = 3 * 3_600_000;

export function selectedState(startsAt: Date, isConfirmed: boolean, now: Date): SelectedState {
  if (startsAt <= now) return "begun";
  if (isConfirmed) return "confirmed";
  return startsAt.getTime() - now.getTime() < SOON_MS ? "soon" : "to-confirm";
}

/** « 14 h 34 »: until then the employer may still give up a place that a yes took. */
export const safeFromText = (vetoUntil: string | null, now: Date): string | undefined =>
  vetoUntil !== null && Date.parse(vetoUntil) > now.getTime() ? formatTime(new Date(vetoUntil)) : undefined;

/** « Jusqu’à 14 h 34, Vauquelle peut encore y renoncer… » */
export const vetoText = (company: string, until: string) =>
  `Jusqu’à ${until}, ${company} peut encore y renoncer, en disant pourquoi\u202f; vous le sauriez aussitôt.`;

/** Two sentences, the second in yellow. `yes`: a yes took the place, and until when it can be given up. */
export function selectedTitle(
  state: SelectedState,
  startsAt: Date,
  now: Date,
  yes?: { safeFrom: string | undefined },
): [string, string] {
  if (yes && state === "confirmed") {
    const safe = yes.safeFrom;
    return [
      safe === undefined ? "Elle est à vous." : `Place gardée, sûre à ${safe}.`,
      `On vous attend ${momentPhrase(startsAt, now)}.`,
    ];
  }
  if (state === "begun") return ["Vous avez la place.", "La mission a commencé."];
  const moment = momentPhrase(startsAt, now);
  return state === "confirmed"
    ? ["C’est noté.", `Rendez-vous ${moment}.`]
    : ["Vous avez la place.", `On vous attend ${moment}.`];
}

/** Without a network, a promise cannot be sent: the phone can. */
export function offlineText(company: string, phone: string | null): string {
  const start = "Pas de réseau\u00a0: votre confirmation n’est pas partie.";
  return phone === null ? `${start} Réessayez dès qu’il revient.` : `${start} Appelez ${company} au ${phone}.`;
}

/** « Confirmez avant demain 11 h. Sans réponse d’ici là, … » */
export const confirmUntilText = (until: Date, now: Date) =>
  `Confirmez avant ${deadlinePhrase(until, now)}. Sans réponse d’ici là, la place est proposée à une autre personne.`;
