import type { ApplicationView } from "@app/contract/applications/applications";
import { isActive, nextMission } from "../../features/applications/active-applications.ts";
import { ActiveApplications, NextMissionLine, NextMissionSlip } from "../../features/applications/activity-column.tsx";
import { nextStartOf } from "../../features/applications/applied-start.ts";
import { startPhrase } from "../../features/missions/mission-start.ts";
import { ProfileCompletion } from "../../features/profiles/profile-completion.tsx";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useNow } from "../../ui/clock.ts";
import { CANDIDATE_APPLICATIONS, CANDIDATE_PROFILE } from "./paths.ts";
import { useCandidate } from "./use-candidate.ts";

const SHOWN = 4;

interface ActivityProps {
  recent: readonly ApplicationView[];
  accepted: readonly ApplicationView[];
}

function useNextMission(accepted: readonly ApplicationView[]) {
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const application = nextMission(accepted, now);
  if (!application) return undefined;
  const start = startPhrase(nextStartOf(application, now), now);
  return {
    application,
    rendered,
    startText: start.charAt(0).toUpperCase() + start.slice(1),
    to: `${CANDIDATE_APPLICATIONS}#candidature-${application.id}`,
  };
}

/** From 1024 px. */
export function ActivityAside({ recent, accepted }: ActivityProps) {
  const { completeness } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const next = useNextMission(accepted);
  const live = recent.filter((application) => isActive(application, now)).slice(0, SHOWN);
  if (!next && completeness.complete && live.length === 0) return null;
  return (
    <aside className="hidden gap-5 lg:sticky lg:top-24 lg:grid" aria-label="Votre activité">
      {next && <NextMissionSlip {...next} />}
      {!completeness.complete && (
        <ProfileCompletion missing={completeness.missing} to={`${CANDIDATE_PROFILE}?modifier=1`} />
      )}
      {live.length > 0 && <ActiveApplications applications={live} to={CANDIDATE_APPLICATIONS} rendered={rendered} />}
    </aside>
  );
}

/** Below 1024 px. */
export function ActivityLine({ accepted }: Pick<ActivityProps, "accepted">) {
  const next = useNextMission(accepted);
  if (!next) return null;
  return (
    <div className="mt-3 lg:hidden">
      <NextMissionLine {...next} />
    </div>
  );
}
