import type { ApplicationView } from "@app/contract/applications/applications";
import { maskedContactFr } from "@app/contract/applications/masked-contact.fr";
import { Phone } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { agePhrase } from "../../../lib/age-phrase.ts";
import { CandidateStatusBadge } from "../../../parts/person/applicant-badges.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { useFromState } from "../../../ui/back-path.ts";
import { buttonClass } from "../../../ui/button-styles.ts";
import { cx } from "../../../ui/class-names.ts";
import { useRestoreFocus } from "../../../ui/overlays/restore-focus.ts";
import { AppliedShifts } from "../applied/applied-shifts.tsx";
import { DeadlineClock } from "../applied/deadline-clock.tsx";
import { AttendanceForm, isExpected } from "../attendance/attendance-form.tsx";
import { certificateLines } from "../certificates/certificate-lines.fr.ts";
import { decisionFor } from "../decisions/decision.ts";
import { DecisionForm } from "../decisions/decision-form.tsx";
import { StatusSelect } from "../decisions/status-select.tsx";
import { UndoDecision } from "../decisions/undo-decision.tsx";
import { ApplicantRecord } from "./applicant-record.tsx";
import { distanceText, missionsText, skillsText, workedHereText } from "./applicant-text.fr.ts";
import { CallApplicant, isCallable } from "./call-applicant.tsx";
import { type Fit, fitOf } from "./fit.ts";

export interface ApplicationRowProps {
  application: ApplicationView;
  href: string;
  now: number;
  /** Left out in the list of one mission. */
  showMission?: boolean;
  contact?: ReactNode;
  /** Known once the person is accepted. */
  phone?: string | null | undefined;
  /** For somebody who was left without an answer. */
  proposal?: ReactNode;
}

export function ApplicationRow(props: ApplicationRowProps) {
  const { application, href, now, showMission = true, contact, phone } = props;
  const { candidate, job, read } = application;
  const decision = decisionFor(application);
  const here = useFromState();
  const link = useRef<HTMLAnchorElement>(null);
  useRestoreFocus(link, application.status);
  const distance = distanceText(application.distance_km);
  return (
    <li data-application={application.id} className={cx("cand", !read && "bg-brand-soft/35")}>
      {!read && <span className="absolute inset-y-0 start-0 w-1 bg-brand" />}
      <Avatar id={candidate.id} name={candidate.name} src={candidate.profileImage} size={44} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 text-[1.0625rem] leading-tight">
          <Link
            ref={link}
            to={href}
            state={here}
            data-row-link
            className="font-bold font-display no-underline underline-offset-3 hover:underline"
          >
            {!read && <span className="sr-only">{"Non lue\u00a0: "}</span>}
            {candidate.name}
          </Link>
          <ApplicantRecord {...candidate} />
        </h3>
        <p className="cand-l">
          {distance !== undefined && (
            <>
              <b>{distance}</b>
              {" · "}
            </>
          )}
          {agePhrase(new Date(application.created_at), new Date(now))}
        </p>
        <DeadlineClock application={application} side="employer" rendered={now} className="cand-l" />
        {showMission && <p className="cand-l">{job.title}</p>}
        {job.shiftCount > 1 && <AppliedShifts shifts={application.shifts} withPlaces className="mt-1 text-sm" />}
      </div>
      <div className="cand-more">
        <Facts application={application} />
      </div>
      <div className={cx("cand-acts", contact !== undefined && "is-row")}>
        <div
          className={cx(
            "flex flex-wrap items-center justify-end gap-1.5",
            // A phone has the tick and the cross; the four statuses are in the person's page.
            decision.reject && "max-md:hidden",
          )}
        >
          <StatusSelect application={application} now={now} />
          <CandidateStatusBadge {...application} />
        </div>
        {(contact !== undefined || phone) && (
          <div className="flex flex-wrap items-center justify-end gap-2">
            {contact}
            {isCallable(application) && <CallApplicant name={candidate.name} href={href} />}
            {phone && (
              <a
                href={`tel:${phone}`}
                className={buttonClass({ variant: "ghost" }, "btn-round btn-call")}
                aria-label={`Appeler ${candidate.name}`}
              >
                <Phone className="ico" aria-hidden="true" />
              </a>
            )}
          </div>
        )}
        <UndoDecision application={application} now={now} />
        <DecisionForm id={application.id} name={candidate.name} decision={decision} compact />
        {props.proposal}
      </div>
      {decision.reject && decision.obstacle !== undefined && (
        <p className="col-span-full text-ink-2 text-sm">{decision.obstacle}</p>
      )}
      {application.status === "accepted" && candidate.contact_reason !== null && (
        <p className="col-span-full text-ink-2 text-sm">{maskedContactFr.reasons[candidate.contact_reason]}</p>
      )}
      {isExpected(application, now) && <AttendanceForm application={application} className="col-span-full" />}
    </li>
  );
}

function Facts({ application }: { application: ApplicationView }) {
  const fit = fitOf(application);
  const skills = fit && skillsText(fit);
  const here = workedHereText(application.worked_here);
  return (
    <>
      {fit && skills !== undefined && (
        <p className="cand-l">
          <FitSquares {...fit} />
          <b className={cx(fit.shared.length === 0 && "text-danger-ink!")}>{skills}</b>
        </p>
      )}
      <p className="cand-l">
        {here === undefined ? missionsText(application.candidate) : <b className="text-brand-ink!">{here}</b>}
      </p>
      {certificateLines(application).map(({ kind, text }) => (
        <p key={kind} className="cand-l">
          {text}
        </p>
      ))}
    </>
  );
}

function FitSquares({ shared, missing }: Fit) {
  return (
    <span className="fit" aria-hidden="true">
      {[...shared.map(() => true), ...missing.map(() => false)].map((has, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- squares have no identity but their place
        <i key={index} className={has ? "on" : undefined} />
      ))}
    </span>
  );
}
