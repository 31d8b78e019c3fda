import { addDays, parisDay, parisTime } from "@app/domain/time/calendar";
import { formatDay, formatMoment, formatTime } from "@app/domain/time/format-time";

/** « Ce soir », « Demain », or nothing past tomorrow. */
function relativeDay(startsAt: Date, now: Date): string | undefined {
  const evening = parisTime(startsAt) >= "18:00";
  const [day, today] = [parisDay(startsAt), parisDay(now)];
  if (day === today) return evening ? "Ce soir" : "Aujourd’hui";
  if (day === addDays(today, 1)) return evening ? "Demain soir" : "Demain";
  return undefined;
}

/** « Ce soir, lun. 16 nov. », « Sam. 21 nov. » */
export function dayText(startsAt: Date, now: Date): string {
  const relative = relativeDay(startsAt, now);
  const day = formatDay(startsAt);
  return relative === undefined ? day.charAt(0).toUpperCase() + day.slice(1) : `${relative}, ${day}`;
}

export type SelectedState = "soon" | "to-confirm" | "confirmed" | "begun";

const SOON_MS = 3 * 3_600_000;

export function selectedState(startsAt: Date, isConfirmed: boolean, now: Date): SelectedState {
  if (startsAt <= now) return "begun";
  if (isConfirmed) return "confirmed";
  return startsAt.getTime() - now.getTime() < SOON_MS ? "soon" : "to-confirm";
}

/** Two sentences, the second in yellow. */
export function selectedTitle(state: SelectedState, startsAt: Date, now: Date): [string, string] {
  if (state === "begun") return ["Vous avez la place.", "La mission a commencé."];
  const relative = relativeDay(startsAt, now)?.toLowerCase() ?? formatDay(startsAt);
  const time = formatTime(startsAt);
  return state === "confirmed"
    ? ["C’est noté.", `À ${relative === "aujourd’hui" ? "tout à l’heure" : relative}, ${time}.`]
    : ["Vous avez la place.", `On vous attend ${relative} à ${time}.`];
}

/** Without a network, a promise cannot be sent: the phone can. */
export function offlineText(company: string, phone: string | null): string {
  const start = "Pas de réseau\u00a0: votre confirmation n’est pas partie.";
  return phone === null ? `${start} Réessayez dès qu’il revient.` : `${start} Appelez ${company} au ${phone}.`;
}

/** « Confirmez avant le lun. 16 nov. à 17 h. Sans réponse d’ici là, … » */
export const confirmUntilText = (until: Date) =>
  `Confirmez avant le ${formatMoment(until)}. Sans réponse d’ici là, la place est proposée à une autre personne.`;
