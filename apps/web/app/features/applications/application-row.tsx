import type { ApplicationView } from "@app/contract/applications";
import { Paperclip } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { useFromState } from "../../ui/back-path.ts";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { useRestoreFocus } from "../../ui/restore-focus.ts";
import { Stars } from "../../ui/stars.tsx";
import { agePhrase } from "./age-phrase.ts";
import { AvailabilityBadge, CandidateStatusBadge, ringOf } from "./applicant-badges.tsx";
import { AppliedShifts } from "./applied-shifts.tsx";
import { AttendanceForm, isExpected } from "./attendance-form.tsx";
import { decisionFor } from "./decision.ts";
import { DecisionForm } from "./decision-form.tsx";
import { StatusSelect } from "./status-select.tsx";
import { UndoDecision } from "./undo-decision.tsx";

export interface ApplicationRowProps {
  application: ApplicationView;
  href: string;
  now: number;
  /** Left out in the list of one mission. */
  showMission?: boolean;
  contact?: ReactNode;
}

export function ApplicationRow({ application, href, now, showMission = true, contact }: ApplicationRowProps) {
  const { candidate, job, read } = application;
  const decision = decisionFor(application);
  const here = useFromState();
  const link = useRef<HTMLAnchorElement>(null);
  useRestoreFocus(link, application.status);
  const age = agePhrase(new Date(application.created_at), new Date(now));
  return (
    <li
      className={cx(
        "relative grid overflow-clip gap-x-5 gap-y-3 px-4 py-5 first:rounded-t-lg last:rounded-b-lg md:px-6 lg:grid-cols-[minmax(0,1fr)_160px_244px] lg:items-center",
        !read && "bg-brand-soft/35",
      )}
    >
      <div className="flex min-w-0 gap-4">
        {!read && <span className="absolute inset-y-0 left-0 w-1 bg-brand" />}
        <Avatar
          id={candidate.id}
          name={candidate.name}
          src={candidate.profileImage}
          size={44}
          ring={ringOf(candidate.availability)}
        />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2.5 font-sans">
            <Link
              ref={link}
              to={href}
              state={here}
              className="font-bold font-display text-lg no-underline underline-offset-3 hover:underline"
            >
              {!read && <span className="sr-only">{"Non lue\u00a0: "}</span>}
              {candidate.name}
            </Link>
            <Record rating={candidate.rating} missions={candidate.totalJobs} />
          </h3>
          <p className="text-ink-2 text-sm">
            {showMission && `${job.title} `}
            <span className="text-ink-3">{showMission ? `· ${age}` : `Reçue ${age}`}</span>
          </p>
          {job.shiftCount > 1 && <AppliedShifts shifts={application.shifts} withPlaces className="mt-1 text-sm" />}
          <p className="clamp2 mt-1.5 max-w-150 text-sm">{application.message}</p>
          <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
            <AvailabilityBadge availability={candidate.availability} />
            {application.is_coverLetter && (
              <Badge tone="grey" icon={Paperclip}>
                CV joint
              </Badge>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 md:pl-15 lg:pl-0">
        <StatusSelect application={application} now={now} />
        <CandidateStatusBadge {...application} />
      </div>
      <div className="grid justify-items-end gap-2 empty:hidden">
        {decision.obstacle !== undefined && (
          <p className="w-full text-ink-2 text-sm md:pl-15 lg:pl-0 lg:text-right">{decision.obstacle}</p>
        )}
        {isExpected(application, now) && (
          <AttendanceForm application={application} className="w-full md:w-auto md:pl-15 lg:pl-0" />
        )}
        {contact !== undefined && (
          <div className="flex w-full flex-wrap gap-2 md:pl-15 lg:justify-end lg:pl-0">
            <LinkButton to={href} state={here} variant="line" aria-label={`Voir la candidature de ${candidate.name}`}>
              Voir
            </LinkButton>
            {contact}
          </div>
        )}
        <UndoDecision application={application} now={now} />
        <DecisionForm
          id={application.id}
          name={candidate.name}
          decision={decision}
          className="w-full md:pl-15 lg:justify-end lg:pl-0"
          buttonClass="flex-1 md:flex-none"
        />
      </div>
    </li>
  );
}

function Record({ rating, missions }: { rating: number | null; missions: number }) {
  if (rating === null && missions === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-normal text-sm tracking-normal">
      {rating !== null && <Stars value={rating} compact />}
      {missions > 0 && (
        <span className="text-ink-3">{`${rating === null ? "" : "· "}${missions} mission${missions > 1 ? "s" : ""}`}</span>
      )}
    </span>
  );
}
