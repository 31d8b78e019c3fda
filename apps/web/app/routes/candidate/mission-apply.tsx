import type { MissionCard } from "@app/contract/missions";
import { ApplyDialog } from "../../features/applications/apply-dialog.tsx";
import { ConflictNotice } from "../../features/applications/conflict-notice.tsx";
import { IncompleteProfileDialog } from "../../features/applications/incomplete-profile.tsx";
import { useApply } from "../../features/applications/use-apply.ts";
import { missionFacts } from "../../features/missions/mission-facts.ts";
import { startCountdown } from "../../features/missions/mission-start.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useNow } from "../../ui/clock.ts";
import { ConfirmAddressNotice } from "./confirm-address-notice.tsx";
import { applyPath, CANDIDATE_PROFILE, candidateMissionPath, completionPath } from "./paths.ts";
import { useCandidate } from "./use-candidate.ts";

/** `start` opens the form for a mission, or shows what is missing first. */
export function useMissionApply(missions: readonly MissionCard[], calm: boolean) {
  const { user, completeness, bookings } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const apply = useApply(completeness.missing);
  const mission = missions.find(({ id }) => id === apply.missionId);
  const incomplete = apply.missing.length > 0;
  const dialogs = mission && (
    <>
      <ApplyDialog
        open={!incomplete}
        onClose={apply.close}
        recap={{
          ...missionFacts(mission, candidateMissionPath(mission.id), now),
          countdown: startCountdown(mission.startDate, rendered, calm),
        }}
        warning={
          <>
            <ConflictNotice mission={mission} bookings={bookings} className="mb-5" />
            <ConfirmAddressNotice className="mb-5" />
          </>
        }
        fetcher={apply.fetcher}
        result={apply.result}
        idempotencyKey={apply.key}
        onQueued={apply.queue}
        applicant={{ id: user.id, cvName: user.coverLetterName }}
        profileHref={CANDIDATE_PROFILE}
      />
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
