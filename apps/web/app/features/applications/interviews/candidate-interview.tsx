import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { InterviewView } from "@app/contract/applications/interviews";
import { interviewFr as fr } from "@app/contract/applications/interviews.fr";
import { isInterviewPossible } from "@app/domain/applications/interview";
import { CalendarClock, CalendarPlus, MapPin } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { buttonClass } from "../../../ui/button-styles.ts";
import { Card } from "../../../ui/card.tsx";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { useRestoreFocus } from "../../../ui/overlays/restore-focus.ts";
import { AnswerForm, TimesForm } from "./interview-forms.tsx";
import { momentOf } from "./interview-line.tsx";

export interface CandidateInterviewProps {
  interview: InterviewView;
  application: ApplicationDetail;
  missionHref: string;
  calendarHref: string;
  now: number;
  /** The result of a form sent without script. */
  pageResult: Outcome | RefusedForm | undefined;
}

export function CandidateInterview({
  interview,
  application,
  missionHref,
  calendarHref,
  ...form
}: CandidateInterviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, `${interview.status}-${interview.updated_at}`);
  const { status, candidate_status } = application;
  const possible =
    isInterviewPossible({ status, candidateStatus: candidate_status }) && interview.status !== "declined";
  const props = { application, interview, ...form };
  return (
    <Card padding="form" className="mt-5">
      <p className="text-ink-2">
        Pour la mission{" "}
        <Link to={missionHref} className="link">
          {interview.job.title}
        </Link>
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-xl outline-none">
        {titleOf(interview)}
      </h2>
      {interview.chosen_time !== null && (
        <Line icon={CalendarClock}>
          <b>{capital(momentOf(interview.chosen_time))}</b>
        </Line>
      )}
      {interview.chosen_time === null && !interview.my_turn && possible && (
        <ul>
          {interview.times.map((time) => (
            <li key={time}>
              <Line icon={CalendarClock}>{capital(momentOf(time))}</Line>
            </li>
          ))}
        </ul>
      )}
      {interview.place !== "" && <Line icon={MapPin}>{interview.place}</Line>}
      {interview.chosen_time !== null && (
        // A file, not a page: the router must not fetch it.
        <a href={calendarHref} download className={`${buttonClass({ variant: "line" })} mt-4`}>
          <CalendarPlus className="ico" aria-hidden="true" />
          Ajouter à mon agenda
        </a>
      )}
      {possible ? (
        <>
          {interview.my_turn && <AnswerForm {...props} />}
          <TimesForm
            {...props}
            title={interview.status === "chosen" ? "Demander un autre créneau" : "Proposer d’autres créneaux"}
          />
          <AnswerForm {...props} decline />
        </>
      ) : (
        interview.status !== "declined" && <p className="mt-3 text-ink-2">{fr.refusals.application_closed}</p>
      )}
    </Card>
  );
}

function titleOf({ status, my_turn, times, company }: InterviewView): string {
  if (status === "declined") return "Cet entretien n’aura pas lieu.";
  if (status === "chosen") return "Votre entretien est fixé.";
  if (!my_turn) return `Vos créneaux sont proposés\u00a0: ${company.name} va choisir.`;
  return times.length > 1 ? "Choisissez un créneau." : "Ce créneau vous convient-il\u202f?";
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Line({ icon: Icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <p className="mt-2 flex items-start gap-3">
      <Icon className="ico mt-0.5 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
