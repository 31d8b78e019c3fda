import type { MissionCard } from "@app/contract/missions";
import { recruitmentLabel } from "@app/domain/catalogue/labels.fr";
import { formatCount } from "@app/domain/format";
import { recruitment } from "@app/domain/mission";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { missionProgress } from "./mission-progress.ts";

/** How many may still apply, with its bar; without a cap, how many people are still wanted. */
export function MissionRoom({ mission }: { mission: MissionCard }) {
  const progress = missionProgress(mission);
  if (progress) return <ProgressBar {...progress} />;
  const state = recruitment({ ...mission, applicationCount: mission.totalApplications });
  // Nobody more is wanted: a full bar says so from afar.
  if (state.tone === "grey") {
    return <ProgressBar label="Candidatures reçues" value={1} max={1} tone="full" start={recruitmentLabel(state)} />;
  }
  const left = mission.positions - mission.acceptedCount;
  return (
    <p className="flex justify-between gap-3 text-ink-2 text-xs">
      <span>{recruitmentLabel(state)}</span>
      <span className="num">{`${formatCount(left)} place${left > 1 ? "s" : ""} à pourvoir`}</span>
    </p>
  );
}
