import type { ApplicationView } from "@app/contract/applications/applications";
import type { BookingView } from "@app/contract/applications/bookings";
import { candidateSteps, hasEnded, refuseConfirm } from "@app/domain/applications/application";
import { STEP_LABELS } from "@app/domain/applications/labels.fr";
import { isFilled } from "@app/domain/missions/mission";
import { Banknote, CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { agePhrase } from "../../../lib/age-phrase.ts";
import { companyPath } from "../../../parts/company/company-path.ts";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Countdown, type CountdownProps } from "../../../ui/countdown.tsx";
import { Monogram } from "../../../ui/monogram.tsx";
import { StepTrack } from "../../../ui/step-track.tsx";
import { AppliedShifts } from "../applied/applied-shifts.tsx";
import { startOf } from "../applied/applied-start.ts";
import { DeadlineClock } from "../applied/deadline-clock.tsx";
import { CandidateApplicationStatus } from "../apply/application-status.tsx";
import { ConflictNotice } from "../apply/conflict-notice.tsx";
import { InterviewLine } from "../interviews/interview-line.tsx";
import { CandidateApplicationActions } from "./candidate-application-actions.tsx";
import { candidateStatusText } from "./candidate-status-text.fr.ts";
import { MissedNotice } from "./missed-notice.tsx";
import { isWithdrawable, WithdrawInPage } from "./withdraw-form.tsx";

export interface CandidateApplicationCardProps {
  application: ApplicationView;
  /** The mission as formatted texts. */
  mission: {
    title: string;
    href: string;
    companyName: string;
    companyLogo?: string | null;
    location: string;
    periodText?: string;
    payText?: string;
    earningsText?: string;
  };
  /** « demain à 11 h ». */
  startText: string;
  countdown: Omit<CountdownProps, "className">;
  bookings: readonly BookingView[];
  links: { missions: string; calendar: string; selected: string; papers: string; interview: (id: number) => string };
  /** Named by the fragment of the URL. */
  highlighted: boolean;
  /** Without script: the withdrawal form is in the card. */
  withdrawing: boolean;
  rendered: number;
  now: number;
  contact: ReactNode;
}

export function CandidateApplicationCard(props: CandidateApplicationCardProps) {
  const { application, mission, links, bookings } = props;
  const time = new Date(props.now);
  const startsAt = new Date(startOf(application));
  const isReleased = isOfferFree(application);
  const toConfirm =
    application.candidate_status === null &&
    refuseConfirm({ status: application.status, candidateStatus: null, startsAt, isReleased }, time) === null;
  const isOver = hasEnded({ status: application.status, candidateStatus: application.candidate_status });
  const isComing = !isOver && startsAt > time;
  return (
    <Card
      as="article"
      padding="none"
      id={`candidature-${application.id}`}
      aria-label={`${mission.title}, ${mission.companyName}`}
      className={cx(
        "@container scroll-mt-24 card-pad",
        toConfirm ? "ring-2 ring-ok" : props.highlighted && "ring-2 ring-brand",
      )}
    >
      <div className="beside items-start gap-x-4">
        <Monogram name={mission.companyName} src={mission.companyLogo} size={48} />
        <div className="beside-text">
          <div className="mb-2 flex flex-wrap items-center gap-2">
            <CandidateApplicationStatus {...application} />
            <span className="text-ink-3 text-xs">{`Envoyée ${agePhrase(new Date(application.created_at), time)}`}</span>
          </div>
          <h2 className="stub-card-title">
            <Link to={mission.href} className="no-underline underline-offset-3 hover:underline">
              {mission.title}
            </Link>
          </h2>
          <p className="whole mt-1 text-ink-2 text-sm">
            <Link to={companyPath(application.job.company)} className="link">
              {mission.companyName}
            </Link>{" "}
            <span className="text-ink-3">·</span> {mission.location}
          </p>
          <ul className="stub-card-meta mt-2.5">
            {mission.periodText !== undefined && (
              <li>
                <CalendarDays className="ico" aria-hidden="true" />
                {mission.periodText}
              </li>
            )}
            {mission.payText !== undefined && (
              <li>
                <Banknote className="ico" aria-hidden="true" />
                {mission.payText}
              </li>
            )}
            {isComing && (
              <li>
                <Countdown {...props.countdown} />
              </li>
            )}
          </ul>
        </div>
        {mission.earningsText !== undefined && (
          <div className="ms-auto hidden text-end md:block">
            <p className="gain-l">Gains estimés</p>
            <p className="gain-v mt-0.5">{mission.earningsText}</p>
          </div>
        )}
      </div>
      {application.job.shiftCount > 1 && <AppliedShifts shifts={application.shifts} className="mt-4" />}
      <div className="mt-5 flex flex-wrap items-center gap-4 border-line border-t-2 border-dashed pt-5">
        <div className="min-w-0 flex-1 basis-72">
          <StepTrack label="Avancement" steps={stepsOf(application)} />
          <DeadlineClock application={application} side="candidate" rendered={props.rendered} className="mt-3" />
          <Story {...props} />
        </div>
        <CandidateApplicationActions
          application={application}
          title={mission.title}
          company={mission.companyName}
          links={links}
          toConfirm={toConfirm}
          isComing={isComing}
          rendered={props.rendered}
          now={time}
          contact={props.contact}
        />
      </div>
      {isComing && application.interview && (
        <InterviewLine
          interview={application.interview}
          company={mission.companyName}
          to={links.interview(application.interview.id)}
        />
      )}
      {isComing && application.candidate_status === null && (
        <ConflictNotice
          asked={{
            missionId: application.job.id,
            shifts: application.shifts.filter(({ status }) => status !== "refused"),
          }}
          bookings={bookings}
          className="mt-4"
        />
      )}
      <MissedNotice application={application} company={mission.companyName} now={time} />
      {props.withdrawing && isWithdrawable(application, time) && (
        <WithdrawInPage application={application} company={mission.companyName} now={time} />
      )}
    </Card>
  );
}

/** An offer that ended, whose place nobody has taken. */
const isOfferFree = ({ state, job }: ApplicationView) =>
  state === "released" && job.status === "recruiting" && !isFilled(job);

function stepsOf({ status, candidate_status, seen_at }: ApplicationView) {
  const facts = { status, candidateStatus: candidate_status, seenAt: seen_at === null ? null : new Date(seen_at) };
  return candidateSteps(facts).map(({ key, state }) => ({
    label: STEP_LABELS[key],
    // A refusal, or no answer, is neither a success nor a step to come.
    state: key === "answered" && (status === "rejected" || status === "lapsed") ? ("stopped" as const) : state,
  }));
}

function Story({ application, mission, startText, now }: CandidateApplicationCardProps) {
  const { lead, rest } = candidateStatusText(application, {
    company: mission.companyName,
    startText,
    now: new Date(now),
  });
  return (
    <p className="mt-3 text-ink-2 text-sm">
      {lead !== undefined && <b className="text-ink">{`${lead} `}</b>}
      {rest}
      {isOfferFree(application) && " La place est encore libre\u00a0: vous pouvez la confirmer."}
    </p>
  );
}
