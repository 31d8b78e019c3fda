import type { ApplicationView } from "@app/contract/applications/applications";
import { CANDIDATE_APPLICATIONS, CANDIDATE_PROFILE } from "../../../lib/candidate-paths.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { useCandidate } from "../../../lib/use-candidate.ts";
import { startPhrase } from "../../../parts/mission/mission-start.ts";
import { ProfileCompletion } from "../../../parts/person/profile-completion.tsx";
import { useNow } from "../../../ui/clock.ts";
import { nextStartOf } from "../applied/applied-start.ts";
import { isActive, nextMission } from "./active-applications.ts";
import { ActiveApplications, NextMissionCard, NextMissionLine } from "./activity-column.tsx";

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
      {next && <NextMissionCard {...next} />}
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
