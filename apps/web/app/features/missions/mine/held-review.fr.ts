import type { MissionReview } from "@app/contract/missions/missions";
import { RISK_KIND_SENTENCES } from "@app/domain/missions/mission-risk/employer-reasons.fr";
import { formatMinutes } from "@app/domain/time/duration";

/** Why a mission waits for a person, and how long the latest ones waited when enough are known. */
export function reviewSentences({ reasons, medianMinutes }: MissionReview): { why: string[]; duration: string | null } {
  return {
    why: reasons.map((kind) => RISK_KIND_SENTENCES[kind]),
    duration:
      medianMinutes === null ? null : `Durée médiane des dernières relectures\u00a0: ${formatMinutes(medianMinutes)}.`,
  };
}
