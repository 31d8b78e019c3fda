import type { MissionCard } from "@app/contract/missions/missions";
import type { Recruitment } from "@app/domain/missions/recruitment";
import { startPhrase } from "./mission-start.ts";

/** « Mission urgente : postulez maintenant, démarrage demain à 18 h. »; nothing once it has started. */
export function urgentText(
  mission: Pick<MissionCard, "urgent" | "startDate">,
  open: boolean,
  now: number,
): string | undefined {
  if (!mission.urgent || new Date(mission.startDate).getTime() <= now) return undefined;
  const start = `démarrage ${startPhrase(mission.startDate, now)}.`;
  return `Mission urgente\u00a0: ${open ? `postulez maintenant, ${start}` : start}`;
}

/** « 7 candidatures reçues. » */
export function receivedText({ totalApplications: received }: Pick<MissionCard, "totalApplications">): string {
  if (received === 0) return "Aucune candidature pour l’instant.";
  return `${received}\u00a0candidature${received > 1 ? "s" : ""} reçue${received > 1 ? "s" : ""}.`;
}

export const STARTED_LABEL = "Commencée";
export const CLOSED_EARLY_TEXT = "Cette mission a été fermée avant son début.";
const STARTED = "Cette mission a commencé\u00a0: il est trop tard pour postuler.";
/** Why one can no longer apply. */
export const CLOSED_TEXTS: Record<Recruitment["state"], string> = {
  filled: "Toutes les places de cette mission sont prises.",
  full: "L’employeur a reçu autant de candidatures qu’il en voulait. Elles rouvrent s’il en refuse ou si quelqu’un se retire.",
  paused: "Les candidatures sont closes pour cette mission.",
  closed: "Cette mission est terminée.",
  open: STARTED,
  almost_full: STARTED,
};
