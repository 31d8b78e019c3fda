import type { ApplicationDetail } from "@app/contract/applications/applications";
import type { InterviewView } from "@app/contract/applications/interviews";
import { isInterviewPossible } from "@app/domain/applications/interview";
import { withDe } from "@app/domain/text/elision";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { CalendarClock, MapPin } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import type { Outcome } from "../../../ui/outcome.ts";
import { useRestoreFocus } from "../../../ui/overlays/restore-focus.ts";
import { AnswerForm, TimesForm } from "./interview-forms.tsx";

export interface InterviewCardProps {
  application: ApplicationDetail;
  interview: InterviewView | null;
  now: number;
  /** The result of a form sent without script. */
  pageResult: Outcome | RefusedForm | undefined;
}

export function InterviewCard({ application, interview, now, pageResult }: InterviewCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, `${interview?.status}-${interview?.updated_at}`);
  const { status, candidate_status } = application;
  const possible = isInterviewPossible({ status, candidateStatus: candidate_status });
  const live = interview !== null && interview.status !== "declined";
  if (!possible && !live) return null;
  const form = { application, now, pageResult };
  return (
    <section id="entretien" className="card card-pad" aria-labelledby="titre-entretien">
      <h2 id="titre-entretien" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Entretien
      </h2>
      <State application={application} interview={interview} />
      {possible && live && (
        <>
          {interview.my_turn && <AnswerForm {...form} interview={interview} />}
          <TimesForm
            {...form}
            interview={interview}
            title={interview.status === "chosen" ? "Déplacer l’entretien" : "Proposer d’autres créneaux"}
          />
          <AnswerForm {...form} interview={interview} decline />
        </>
      )}
      {possible && !live && <TimesForm {...form} title="Proposer un entretien" />}
    </section>
  );
}

function State({ application, interview }: Pick<InterviewCardProps, "application" | "interview">) {
  const [firstName] = application.candidate.name.split(" ");
  if (!interview) {
    return (
      <p className="mt-2 text-ink-2">{`Un échange de dix minutes suffit souvent. Proposez jusqu’à trois créneaux à ${firstName}.`}</p>
    );
  }
  if (interview.status === "declined") return <p className="mt-2 text-ink-2">Le dernier échange a été décliné.</p>;
  if (interview.status === "chosen" && interview.chosen_time !== null) {
    return (
      <>
        <Line icon={CalendarClock}>
          <b>{momentText(interview.chosen_time)}</b>
        </Line>
        <Place place={interview.place} />
      </>
    );
  }
  return (
    <>
      <p className="mt-2 text-ink-2">
        {interview.my_turn
          ? `${firstName} propose ${interview.times.length > 1 ? "ces créneaux" : "ce créneau"}. Choisissez-en un, ou proposez-en d’autres.`
          : `En attente de la réponse ${withDe(firstName ?? "")}. Vos créneaux\u00a0:`}
      </p>
      {!interview.my_turn && (
        <ul className="mt-1">
          {interview.times.map((time) => (
            <li key={time}>
              <Line icon={CalendarClock}>{momentText(time)}</Line>
            </li>
          ))}
        </ul>
      )}
      <Place place={interview.place} />
    </>
  );
}

/** « Lun. 16 nov. à 9 h 30 » */
function momentText(time: string): string {
  const date = new Date(time);
  const day = formatDay(date);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} à ${formatTime(date)}`;
}

function Place({ place }: { place: string }) {
  return place === "" ? null : <Line icon={MapPin}>{place}</Line>;
}

function Line({ icon: Icon, children }: { icon: typeof MapPin; children: ReactNode }) {
  return (
    <p className="mt-2 flex items-start gap-3">
      <Icon className="ico mt-0.5 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
