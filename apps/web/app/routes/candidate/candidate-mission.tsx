import { applicationFr } from "@app/contract/applications.fr";
import type { PublicCompanyView } from "@app/contract/companies";
import type { MissionView } from "@app/contract/missions";
import { refuseApplication } from "@app/domain/application";
import { RecapLine } from "../../features/applications/apply-dialog.tsx";
import { ApplyForm } from "../../features/applications/apply-form.tsx";
import type { ApplyResult } from "../../features/applications/apply-result.ts";
import { conflictOf } from "../../features/applications/conflict.fr.ts";
import { ConflictNotice } from "../../features/applications/conflict-notice.tsx";
import { MissionSheet } from "../../features/applications/mission-sheet.tsx";
import { useQueuedApplications } from "../../features/applications/outbox.ts";
import { QueuedBadge, SentApplication } from "../../features/applications/sent-application.tsx";
import { MissionDetail } from "../../features/missions/detail/mission-detail.tsx";
import { EmployerHabits, UrgentBanner } from "../../features/missions/detail/mission-notices.tsx";
import type { MissionPart } from "../../features/missions/detail/mission-texts.ts";
import { urgentText } from "../../features/missions/detail/notices.fr.ts";
import { ShareMission } from "../../features/missions/detail/share-mission.tsx";
import { matchReasons } from "../../features/missions/match-reasons.ts";
import { missionFacts, missionPath } from "../../features/missions/mission-facts.ts";
import { startCountdown, startPhrase } from "../../features/missions/mission-start.ts";
import { SaveForm } from "../../features/missions/save-form.tsx";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { Card } from "../../ui/card.tsx";
import { useNow } from "../../ui/clock.ts";
import { ApplyTrigger } from "./apply-trigger.tsx";
import { ConfirmAddressNotice } from "./confirm-address-notice.tsx";
import { useMissionApply } from "./mission-apply.tsx";
import { isUndone } from "./mission-cards.tsx";
import {
  CANDIDATE_APPLICATIONS,
  CANDIDATE_HOME,
  CANDIDATE_PROFILE,
  candidateMissionPath,
  missionCalendarPath,
} from "./paths.ts";
import { useCandidate } from "./use-candidate.ts";
import { useMatchCandidate } from "./use-match-candidate.ts";

export interface CandidateMissionProps {
  mission: MissionView;
  texts: readonly MissionPart[];
  company: PublicCompanyView;
  /** The public URL. */
  address: string;
  applyKey: string;
  /** The form is in the page (`?postuler=1`). */
  applying: boolean;
  /** The result of a form sent without script. */
  pageResult: ApplyResult | undefined;
}

export function CandidateMission({ mission, texts, company, address, ...form }: CandidateMissionProps) {
  const { user, bookings } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const { paused, ...reader } = useMatchCandidate(user.availability);
  const apply = useMissionApply([mission], paused);
  const waits = useQueuedApplications().some((queued) => queued.userId === user.id && queued.missionId === mission.id);
  const application = mission.application && !isUndone(mission.application) ? mission.application : null;
  const refusal = application ? null : refusalOf(mission, conflictOf(mission, bookings)?.kind === "overlap", now);
  const open = application === null && refusal === null && !waits;
  const urgent = urgentText(mission, open, now);
  const trigger = <ApplyTrigger inPage={form.applying} onOpen={() => apply.start(mission.id)} />;
  const expected = application?.status === "accepted" && application.candidate_status !== "withdrawn";
  return (
    <>
      <MissionDetail
        mission={mission}
        texts={texts}
        rendered={rendered}
        calm={paused}
        className="pb-20 md:pb-0"
        back={{ to: CANDIDATE_HOME, label: "Retour aux missions" }}
        banner={urgent !== undefined && <UrgentBanner text={urgent} />}
        why={paused ? undefined : matchReasons(mission, reader)}
        corner={<SaveForm mission={mission} />}
        torn={apply.sent}
        bar={open ? { action: trigger, place: "above-menu" } : undefined}
        action={
          application ? (
            <SentApplication application={application} to={CANDIDATE_APPLICATIONS} rendered={rendered} />
          ) : waits ? (
            <p className="text-center">
              <QueuedBadge />
            </p>
          ) : refusal ? (
            <p className="text-center font-medium text-ink-2">{applicationFr.refusals[refusal]}</p>
          ) : (
            <div className="hidden md:block">{trigger}</div>
          )
        }
        aside={
          <>
            <EmployerHabits answers={company.answers} />
            <ShareMission address={address} title={mission.title} reportHref={`${missionPath(mission)}/signaler`} />
          </>
        }
      >
        {expected && (
          <MissionSheet
            startText={startPhrase(mission.startDate, now)}
            place={mission.location}
            company={company}
            calendarHref={missionCalendarPath(application.id)}
          />
        )}
        {!application && <ConflictNotice mission={mission} bookings={bookings} />}
        {open && form.applying && <ApplyInPage mission={mission} apply={apply} {...form} />}
      </MissionDetail>
      {apply.dialogs}
    </>
  );
}

type InPageProps = Pick<CandidateMissionProps, "mission" | "applyKey" | "pageResult"> & {
  apply: ReturnType<typeof useMissionApply>;
};

function ApplyInPage({ mission, applyKey, pageResult, apply }: InPageProps) {
  const { user } = useCandidate();
  const rendered = useRenderedAt();
  const facts = missionFacts(mission, candidateMissionPath(mission.id), rendered);
  return (
    <Card padding="form" id="postuler" aria-label="Postuler">
      <h2 className="mb-4 text-xl">Postuler</h2>
      <RecapLine recap={{ ...facts, countdown: startCountdown(mission.startDate, rendered) }} />
      <ConfirmAddressNotice className="mb-5" />
      <ApplyForm
        fetcher={apply.fetcher}
        result={apply.result ?? pageResult}
        idempotencyKey={applyKey}
        onQueued={apply.queue}
        mission={facts}
        applicant={{ id: user.id, cvName: user.coverLetterName }}
        profileHref={CANDIDATE_PROFILE}
      />
    </Card>
  );
}

/** Why one cannot apply; a missing profile or address is handled later. */
function refusalOf(mission: MissionView, isBooked: boolean, now: number) {
  return refuseApplication({
    mission: { ...mission, startsAt: new Date(mission.startDate), applicationCount: mission.totalApplications },
    candidate: {
      profileComplete: true,
      emailVerified: true,
      adultConfirmed: true,
      hasCv: true,
      alreadyApplied: false,
      isBooked,
    },
    attachCv: false,
    now: new Date(now),
  });
}
