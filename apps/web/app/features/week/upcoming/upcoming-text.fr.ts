import type { EmployerSummary, UpcomingShift } from "@app/contract/companies/employer-figures";
import type { SlipState } from "@app/domain/missions/card-state";
import { formatCount } from "@app/domain/text/format-number";
import { hasHours } from "@app/domain/time/day-without-hours";
import { formatDay, formatTime, HOURS_UNSPECIFIED } from "@app/domain/time/format-time";

const weekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "long" });

/** « Il manque 5 personnes d’ici mercredi »; complete means that everybody confirmed. */
export function upcomingSentence({
  missing,
  toConfirm,
  starting,
  until,
}: Pick<EmployerSummary["next48h"], "missing" | "toConfirm" | "starting" | "until">) {
  const end = new Date(until);
  const day = weekday.format(end);
  if (missing > 0) return `Il manque ${formatCount(missing)}\u00a0personne${missing > 1 ? "s" : ""} d’ici ${day}`;
  if (toConfirm > 0)
    return `${formatCount(toConfirm)}\u00a0confirmation${toConfirm > 1 ? "s attendues" : " attendue"} d’ici ${day}`;
  if (starting > 0) return `Tout est complet jusqu’à ${day} ${formatTime(end)}`;
  return `Aucun créneau d’ici ${day}`;
}

/** « Il manque 2 » */
export function missingText({ positions, accepted }: Pick<UpcomingShift, "positions" | "accepted">): string {
  return `Il manque ${formatCount(positions - accepted)}`;
}

/** « 4 candidatures », « aucune candidature » */
export function waitingText(waiting: number): string {
  if (waiting === 0) return "aucune candidature en attente";
  return `${formatCount(waiting)}\u00a0candidature${waiting > 1 ? "s" : ""}`;
}

export function shiftStateText(shift: UpcomingShift, state: SlipState): string {
  switch (state) {
    case "soon":
    case "missing":
      return missingText(shift);
    case "full":
      return "À confirmer";
    case "ready":
      return "Complet";
    case "over":
      return "En cours";
  }
}

/** « Serveur en salle (H/F), lun. 16 nov., 18 h à 0 h 30, il manque 2 » */
export function shiftSentence(shift: UpcomingShift, state: SlipState): string {
  const [from, to] = [new Date(shift.startsAt), new Date(shift.endsAt)];
  const hours = hasHours(from) ? `${formatTime(from)} à ${formatTime(to)}` : HOURS_UNSPECIFIED;
  const text = shiftStateText(shift, state);
  return `${shift.job.title}, ${formatDay(from)}, ${hours}\u00a0: ${text.toLowerCase()}`;
}

/** « 2 confirmations attendues », « 2 personnes à évaluer », « 1 brouillon » */
export const nextStepTitles = {
  confirm: (count: number) => `${formatCount(count)}\u00a0confirmation${count > 1 ? "s attendues" : " attendue"}`,
  rate: (count: number) => `${formatCount(count)}\u00a0personne${count > 1 ? "s" : ""} à évaluer`,
  draft: (count: number) => `${formatCount(count)}\u00a0brouillon${count > 1 ? "s" : ""}`,
};

const MOST_NAMES = 3;

/** « Lucas Petit, Hugo Perrin et 2 autres » */
export function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  if (rest <= 0) return names.join(", ");
  return `${names.slice(0, MOST_NAMES).join(", ")} et ${rest > 1 ? `${rest}\u00a0autres` : "une autre personne"}`;
}
