import type { MissionCard } from "@app/contract/missions";
import { recruitmentLabel } from "@app/domain/catalogue/labels.fr";
import { type Recruitment, recruitment } from "@app/domain/mission";
import type { ProgressBarProps } from "../../ui/progress-bar.tsx";

type Counted = Pick<MissionCard, "status" | "positions" | "acceptedCount" | "maxApplications" | "totalApplications">;

const TONES = { ok: "ok", feu: "hot", grey: "full" } as const;

function recruitmentOf(mission: Counted): Recruitment {
  return recruitment({ ...mission, applicationCount: mission.totalApplications });
}

/** How full a mission is; undefined without a cap, when there is no bar to show. */
export function missionProgress(mission: Counted): Omit<ProgressBarProps, "className"> | undefined {
  const max = mission.maxApplications;
  if (max === null) return undefined;
  const state = recruitmentOf(mission);
  return {
    label: "Candidatures reçues",
    value: state.ratio * max,
    max,
    tone: TONES[state.tone],
    start: recruitmentLabel(state),
    ...(state.tone !== "grey" && state.placesLeft !== null && { end: placesText(state.placesLeft) }),
  };
}

function placesText(left: number): string {
  if (left === 0) return "Plus de place";
  return left === 1 ? "1 place restante" : `${left} places restantes`;
}
