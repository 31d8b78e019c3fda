import { applicationFr } from "@app/contract/applications/applications.fr";
import type { PublicCompanyView } from "@app/contract/companies/companies";
import type { MissionView } from "@app/contract/missions/missions";
import type { AppliedShift } from "@app/contract/missions/shifts";
import { refuseApplication } from "@app/domain/applications/application";
import { RecapLine } from "../../features/applications/apply-dialog.tsx";
import { ApplyForm } from "../../features/applications/apply-form.tsx";
import type { ApplyResult } from "../../features/applications/apply-result.ts";
import { ConflictNotice } from "../../features/applications/conflict-notice.tsx";
import { MissionSheet } from "../../features/applications/mission-sheet.tsx";
import { useQueuedApplications } from "../../features/applications/outbox.ts";
import { QueuedBadge, SentApplication } from "../../features/applications/sent-application.tsx";
import { ShiftStatusBadge } from "../../features/applications/shift-status.tsx";
import { headlinePay } from "../../features/missions/detail/earnings.fr.ts";
import { MissionDetail } from "../../features/missions/detail/mission-detail.tsx";
import { EmployerHabits, UrgentBanner } from "../../features/missions/detail/mission-notices.tsx";
import type { MissionPart } from "../../features/missions/detail/mission-texts.ts";
import { urgentText } from "../../features/missions/detail/notices.fr.ts";
import { ShareMission } from "../../features/missions/detail/share-mission.tsx";
import { ShiftList, ShiftPicker } from "../../features/missions/detail/shift-list.tsx";
import { type ChoosableShift, choosableShifts } from "../../features/missions/detail/shift-obstacles.fr.ts";
import { type ShiftChoice, useShiftChoice } from "../../features/missions/detail/use-shift-choice.ts";
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
  /** Null when its account is closed. */
  company: Pick<PublicCompanyView, "name" | "address" | "phone" | "email" | "answers"> | null;
  /** The shifts of the person's own application. */
  applied: readonly AppliedShift[];
  /** The public URL. */
  address: string;
  applyKey: string;
  /** The form is in the page (`?postuler=1`). */
  applying: boolean;
  /** The result of a form sent without script. */
  pageResult: ApplyResult | undefined;
}

const FORM = "candidature";

export function CandidateMission({ mission, texts, company, applied, address, ...form }: CandidateMissionProps) {
  const { user, bookings } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const { paused, ...reader } = useMatchCandidate(user.availability);
  const choice = useShiftChoice(choosableShifts(mission, bookings, now), mission.takeSome, sentShifts(form.pageResult));
  const apply = useMissionApply([mission], paused, choice);
  const waits = useQueuedApplications().some((queued) => queued.userId === user.id && queued.missionId === mission.id);
  const application = mission.application && !isUndone(mission.application) ? mission.application : null;
  const refusal = application ? null : refusalOf(mission, choice, now);
  const open = application === null && refusal === null && !waits;
  const urgent = urgentText(mission, open, now);
  const trigger = (
    <ApplyTrigger
      inPage={form.applying}
      count={choice.isFree ? choice.chosen.length : undefined}
      onOpen={() => apply.start(mission.id)}
    />
  );
  const asked = application ? applied.filter(({ status }) => status !== "refused") : choice.chosen;
  const isOver = Date.parse(asked.at(-1)?.endsAt ?? mission.endDate ?? mission.startDate) <= now;
  const expected = application?.status === "accepted" && application.candidate_status !== "withdrawn" && !isOver;
  return (
    <>
      <MissionDetail
        mission={mission}
        texts={texts}
        chosen={asked}
        rendered={rendered}
        calm={paused}
        className="pb-20 md:pb-0"
        back={{ to: CANDIDATE_HOME, label: "Retour aux missions" }}
        banner={urgent !== undefined && <UrgentBanner text={urgent} />}
        why={paused ? undefined : matchReasons(mission, reader)}
        corner={<SaveForm mission={mission} />}
        torn={apply.sent}
        bar={open ? { action: trigger, place: "above-menu" } : undefined}
        shifts={
          open && choice.isFree ? (
            <ShiftPicker mission={mission} choice={choice} now={now} form={form.applying ? FORM : undefined} />
          ) : (
            <ShiftList mission={mission} now={now} statusOf={application ? statusOf(applied) : undefined} />
          )
        }
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
        employer={company && <EmployerHabits answers={company.answers} />}
        share={<ShareMission address={address} title={mission.title} reportHref={`${missionPath(mission)}/signaler`} />}
      >
        {expected && company && (
          <MissionSheet
            startText={startPhrase(asked[0]?.startsAt ?? mission.startDate, now)}
            place={mission.location}
            company={company}
            calendarHref={missionCalendarPath(application.id)}
          />
        )}
        {!application && (
          <ConflictNotice asked={{ missionId: mission.id, shifts: choice.chosen }} bookings={bookings} />
        )}
        {open && form.applying && <ApplyInPage mission={mission} choice={choice} apply={apply} {...form} />}
      </MissionDetail>
      {apply.dialogs}
    </>
  );
}

/** Where the person stands on each shift; one they did not ask for keeps its places. */
function statusOf(applied: readonly AppliedShift[]) {
  return (id: number) => {
    const shift = applied.find((one) => one.id === id);
    return shift && <ShiftStatusBadge status={shift.status} />;
  };
}

/** What a form sent without script had chosen. */
function sentShifts(result: ApplyResult | undefined): number[] | undefined {
  if (!result || !("values" in result) || result.values["choice"] === undefined) return undefined;
  return [result.values["shifts"] ?? []].flat().map(Number);
}

type InPageProps = Pick<CandidateMissionProps, "mission" | "applyKey" | "pageResult"> & {
  choice: ShiftChoice;
  apply: ReturnType<typeof useMissionApply>;
};

function ApplyInPage({ mission, choice, applyKey, pageResult, apply }: InPageProps) {
  const { user } = useCandidate();
  const rendered = useRenderedAt();
  const facts = missionFacts(mission, candidateMissionPath(mission.id), rendered);
  return (
    <Card padding="form" id="postuler" aria-label="Postuler">
      <h2 className="mb-4 text-xl">Postuler</h2>
      <RecapLine
        recap={{
          ...facts,
          earningsText: choice.chosen.length > 0 ? headlinePay(mission, choice.chosen).text : undefined,
          countdown: startCountdown(choice.chosen[0]?.startsAt ?? mission.startDate, rendered),
        }}
      />
      <ConfirmAddressNotice className="mb-5" />
      <ApplyForm
        fetcher={apply.fetcher}
        result={apply.result ?? pageResult}
        idempotencyKey={applyKey}
        formId={FORM}
        onQueued={apply.queue}
        mission={{ ...facts, level: mission.company.level }}
        applicant={{ id: user.id, cvName: user.coverLetterName }}
        profileHref={CANDIDATE_PROFILE}
      />
    </Card>
  );
}

/** Why one cannot apply; a missing profile or address is handled later. */
function refusalOf(mission: MissionView, { shifts, isFree }: ShiftChoice, now: number) {
  const isClash = ({ obstacle }: ChoosableShift) => obstacle?.kind === "clash";
  const free = shifts.filter(({ obstacle }) => obstacle === undefined || obstacle.kind === "clash");
  // Those that can be taken one by one are open until the last of them starts.
  const startsAt = new Date((isFree && free.at(-1)?.startsAt) || mission.startDate);
  const isBooked = isFree ? free.length > 0 && free.every(isClash) : shifts.some(isClash);
  return refuseApplication({
    mission: { ...mission, startsAt, applicationCount: mission.totalApplications },
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
