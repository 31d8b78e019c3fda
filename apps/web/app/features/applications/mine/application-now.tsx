import type { ApplicationView } from "@app/contract/applications/applications";
import { refuseConfirm } from "@app/domain/applications/application";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { useEffect, useRef } from "react";
import { CANDIDATE_APPLICATIONS, selectedPath } from "../../../lib/candidate-paths.ts";
import { startPhrase } from "../../../parts/mission/mission-start.ts";
import { ConfirmForm } from "../../../parts/person/confirm-coming-form.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { nextStartOf, startOf } from "../applied/applied-start.ts";
import { DeadlineClock } from "../applied/deadline-clock.tsx";
import { SentBadge } from "../apply/sent-application.tsx";
import { UndoForm } from "../apply/undo-form.tsx";
import { candidateStatusText, whatHappensNow } from "./candidate-status-text.fr.ts";

export interface ApplicationNowProps {
  application: ApplicationView;
  /** How long this employer most often takes to answer. */
  answerMinutes: number | null;
  /** Sent a moment ago, from this page. */
  justSent: boolean;
  rendered: number;
  now: number;
}

/** First on the page of a mission one applied to: where it stands, and what comes next. */
export function ApplicationNow({ application, answerMinutes, justSent, rendered, now }: ApplicationNowProps) {
  const { id, status, candidate_status, job } = application;
  const time = new Date(now);
  const block = useRef<HTMLElement>(null);
  // The form was further down the page.
  useEffect(() => {
    if (justSent) block.current?.focus();
  }, [justSent]);
  const startText = startPhrase(nextStartOf(application, now), now);
  const { lead, rest } = candidateStatusText(application, { company: job.company.name, startText, now: time });
  const next = whatHappensNow(application, answerMinutes, time);
  const startsAt = new Date(startOf(application));
  const hasPlace = status === "accepted" && candidate_status !== "withdrawn" && startsAt > time;
  const toConfirm =
    candidate_status === null && refuseConfirm({ status, candidateStatus: null, startsAt }, time) === null;
  return (
    <section ref={block} tabIndex={-1} aria-label="Votre candidature" className="scroll-mt-24 outline-none">
      <Card padding="form" className={toConfirm ? "ring-2 ring-feu" : "ring-2 ring-line-strong"}>
        <p className="flex min-h-11 flex-wrap items-center gap-2">
          <SentBadge application={application} />
        </p>
        <DeadlineClock application={application} side="candidate" rendered={rendered} className="mt-2" />
        <p className="mt-2">
          {lead !== undefined && <b>{`${lead} `}</b>}
          {rest}
        </p>
        {toConfirm && <p className="mt-1 text-ink-2 text-sm">{WITHDRAWAL_RULE}</p>}
        {next !== undefined && <p className="mt-1 text-ink-2">{next}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          {toConfirm && <ConfirmForm id={id} title={job.title} withRule={false} />}
          {hasPlace && (
            <LinkButton to={selectedPath(id)} variant="line">
              Voir ma place
            </LinkButton>
          )}
          <LinkButton to={`${CANDIDATE_APPLICATIONS}#candidature-${id}`} variant="line">
            Suivre ma candidature
          </LinkButton>
          <UndoForm application={application} rendered={rendered} />
        </div>
      </Card>
    </section>
  );
}
