import type { MissionCard } from "@app/contract/missions/missions";
import { ApplyDialog } from "../../features/applications/apply-dialog.tsx";
import { IncompleteProfileDialog } from "../../features/applications/incomplete-profile.tsx";
import { useApply } from "../../features/applications/use-apply.ts";
import type { ShiftChoice } from "../../features/missions/detail/use-shift-choice.ts";
import { ApplyWithShifts, LoadedShiftsForm } from "./apply-with-shifts.tsx";
import { applyPath, completionPath } from "./paths.ts";
import { useCandidate } from "./use-candidate.ts";

/**
 * `start` opens the form for a mission, or shows what is missing first. `choice`: the shifts chosen in the page;
 * without it they are read when the form opens.
 */
export function useMissionApply(missions: readonly MissionCard[], calm: boolean, choice?: ShiftChoice) {
  const { completeness } = useCandidate();
  const apply = useApply(completeness.missing);
  const mission = missions.find(({ id }) => id === apply.missionId);
  const incomplete = apply.missing.length > 0;
  const dialogs = mission && (
    <>
      <ApplyDialog
        open={!incomplete}
        onClose={apply.close}
        locked={apply.fetcher.state !== "idle"}
        recap={{ title: mission.title, companyName: mission.company.name }}
      >
        {choice ? (
          <ApplyWithShifts mission={mission} choice={choice} apply={apply} calm={calm} />
        ) : (
          <LoadedShiftsForm key={mission.id} mission={mission} apply={apply} calm={calm} />
        )}
      </ApplyDialog>
      <IncompleteProfileDialog
        open={incomplete}
        onOpenChange={apply.close}
        missing={apply.missing}
        completeHref={completionPath(applyPath(mission.id))}
      />
    </>
  );
  return { ...apply, dialogs };
}
