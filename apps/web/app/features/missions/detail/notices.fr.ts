import type { MissionCard } from "@app/contract/missions";
import { startPhrase } from "../mission-start.ts";

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

/** « 7 candidatures reçues. 3 personnes recherchées. » */
export function capacityText(mission: Pick<MissionCard, "totalApplications" | "positions">): string {
  const received = mission.totalApplications;
  const applications =
    received === 0
      ? "Aucune candidature pour l’instant."
      : `${received}\u00a0candidature${received > 1 ? "s" : ""} reçue${received > 1 ? "s" : ""}.`;
  const many = mission.positions > 1;
  return `${applications} ${mission.positions}\u00a0personne${many ? "s" : ""} recherchée${many ? "s" : ""}.`;
}
