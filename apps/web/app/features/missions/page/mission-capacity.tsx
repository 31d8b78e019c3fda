import { recruitmentLabel } from "@app/domain/missions/labels.fr";
import { lastApplicationsText, placesText, type Wanted } from "@app/domain/missions/recruitment.fr";
import { type Counted, placesBar, recruitmentOf } from "../../../parts/mission/recruitment-progress.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

export function MissionCapacity({ mission }: { mission: Counted & Wanted }) {
  const state = recruitmentOf(mission);
  const bar = placesBar(mission);
  const label = recruitmentLabel(state);
  const places = state.tone === "grey" ? undefined : placesText(mission);
  return (
    <>
      {bar ? (
        <ProgressBar {...bar} start={label} end={places} />
      ) : (
        <p className="flex justify-between gap-3 text-ink-2 text-xs">
          <span>{label}</span>
          <span className="num">{places}</span>
        </p>
      )}
      {state.lastApplications !== null && (
        <p className="mt-1 text-ink-2 text-xs">{lastApplicationsText(state.lastApplications)}</p>
      )}
    </>
  );
}
