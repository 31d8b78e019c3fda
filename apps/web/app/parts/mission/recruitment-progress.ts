import type { MissionCard } from "@app/contract/missions/missions";
import { type Recruitment, recruitment } from "@app/domain/missions/recruitment";
import { formatCount } from "@app/domain/text/format-number";
import type { ProgressBarProps } from "../../ui/progress-bar.tsx";

export type Counted = Pick<
  MissionCard,
  "status" | "positions" | "acceptedCount" | "maxApplications" | "totalApplications" | "endedApplications"
>;

const TONES = { ok: "ok", feu: "hot", grey: "full" } as const;

export function recruitmentOf(mission: Counted): Recruitment {
  return recruitment({ ...mission, applicationCount: mission.totalApplications });
}

/** Undefined for a single free place. */
export function placesBar(mission: Counted): Pick<ProgressBarProps, "label" | "value" | "max" | "tone"> | undefined {
  const { ratio, tone } = recruitmentOf(mission);
  const max = mission.positions;
  if (max === 1 && ratio === 0) return undefined;
  return { label: "Places prises", value: ratio * max, max, tone: TONES[tone] };
}

/** « 7 candidatures » */
export function applicationsText({ totalApplications: count }: Pick<Counted, "totalApplications">): string {
  return count === 0 ? "Aucune candidature" : `${formatCount(count)} candidature${count > 1 ? "s" : ""}`;
}
