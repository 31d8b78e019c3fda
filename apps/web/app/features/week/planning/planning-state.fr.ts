import type { PlannedShift, PlanningView } from "@app/contract/week/week";
import { formatCount } from "@app/domain/text/format-number";

export type PlannedState = "short" | "waiting" | "ready" | "held" | "under-way" | "done";

export const PLANNED_CLASSES: Record<PlannedState, string> = {
  short: "tone-missing",
  waiting: "tone-neutral",
  ready: "tone-ok",
  held: "tone-neutral",
  "under-way": "tone-ok",
  done: "tone-over",
};

/** Free places matter more than missing confirmations. */
export function plannedState(shift: PlannedShift, now: number): PlannedState {
  if (Date.parse(shift.endsAt) <= now) return "done";
  if (Date.parse(shift.startsAt) <= now) return "under-way";
  if (shift.job.status === "held") return "held";
  if (missing(shift) > 0) return "short";
  return shift.confirmed < shift.accepted ? "waiting" : "ready";
}

const missing = ({ positions, accepted }: PlannedShift) => Math.max(0, positions - accepted);
const unconfirmed = ({ accepted, confirmed }: PlannedShift) => accepted - confirmed;

export function plannedText(shift: PlannedShift, now: number): string {
  const free = missing(shift);
  switch (plannedState(shift, now)) {
    case "done":
      return shift.accepted === 0 ? "Terminé, aucune personne retenue" : "Terminé";
    case "under-way":
      return "En cours";
    case "held":
      return "Mission en attente de vérification";
    case "short":
      return free > 1 ? `Il manque ${formatCount(free)}\u00a0personnes` : "Il manque 1\u00a0personne";
    case "waiting":
      return unconfirmed(shift) > 1
        ? `${formatCount(unconfirmed(shift))}\u00a0confirmations attendues`
        : "Confirmation attendue";
    case "ready":
      return "Complet, tout est confirmé";
  }
}

export const PLANNING_FILTERS = ["a-trouver", "a-confirmer"] as const;
export type PlanningFilter = (typeof PLANNING_FILTERS)[number];

export const requestedFilter = (search: URLSearchParams): PlanningFilter | null =>
  PLANNING_FILTERS.find((filter) => filter === search.get("voir")) ?? null;

/** Places to find and confirmations to come, in the shifts that have not started. */
export function countPlaces({ days }: Pick<PlanningView, "days">, now: number): Record<PlanningFilter, number> {
  const coming = days.flatMap(({ shifts }) => shifts).filter(({ startsAt }) => Date.parse(startsAt) > now);
  return {
    "a-trouver": coming.reduce((sum, shift) => sum + missing(shift), 0),
    "a-confirmer": coming.reduce((sum, shift) => sum + unconfirmed(shift), 0),
  };
}

export function isWanted(shift: PlannedShift, filter: PlanningFilter | null, now: number): boolean {
  if (filter === null) return true;
  if (Date.parse(shift.startsAt) <= now) return false;
  return filter === "a-trouver" ? missing(shift) > 0 : unconfirmed(shift) > 0;
}

/** Free places: one circle each, a few at most. */
export function missingPeople(shift: PlannedShift, now: number): number {
  return Date.parse(shift.startsAt) <= now ? 0 : missing(shift);
}

export function dayState(
  shifts: readonly PlannedShift[],
  now: number,
): { tones: ("gap" | "wait" | "ok" | "over")[]; text: string } {
  const states = new Set(shifts.map((shift) => plannedState(shift, now)));
  if (states.has("short")) return { tones: ["gap"], text: "il manque quelqu’un" };
  if (states.has("waiting") || states.has("held")) return { tones: ["wait"], text: "confirmation attendue" };
  if (states.has("ready") || states.has("under-way")) return { tones: ["ok"], text: "complet" };
  return states.has("done") ? { tones: ["over"], text: "terminé" } : { tones: [], text: "rien de prévu" };
}
