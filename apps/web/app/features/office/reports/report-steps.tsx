import type { followReportRoute } from "@app/contract/office/office";
import { trustFr } from "@app/contract/office/reports.fr";
import { formatMoment } from "@app/domain/time/format-time";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type * as z from "zod";
import { cx } from "../../../ui/class-names.ts";
import { DECISION_TITLES } from "./decision-text.fr.ts";

export type FollowedReport = z.infer<(typeof followReportRoute)["response"]>;

/** Received, read by a person, decided. */
export function ReportSteps({ report }: { report: FollowedReport }) {
  const { decision } = report;
  return (
    <ol className="suivi">
      <Step state="done" title={`Reçu ${formatMoment(new Date(report.created_at))}`}>
        {`Motif\u00a0: ${trustFr.reasons[report.reason]}`}
      </Step>
      <Step state={decision ? "done" : "current"} title="Lu par une personne">
        Une personne lit et décide, pas une machine.
      </Step>
      {decision ? (
        <Step state="done" title={`Décidé ${formatMoment(new Date(decision.decided_at))}`}>
          {`${DECISION_TITLES[decision.action]}.`}
        </Step>
      ) : (
        <Step state="todo" title="Décision et raisons">
          Sur cette page et par e-mail. Si vous n’êtes pas d’accord, vous pourrez le dire.
        </Step>
      )}
    </ol>
  );
}

const STATES = { done: "fait", current: "en cours", todo: "à venir" } as const;

function Step(props: { state: keyof typeof STATES; title: string; children: ReactNode }) {
  return (
    <li className={cx(`is-${props.state}`)}>
      <span className="pt">{props.state === "done" && <Check className="ico" aria-hidden="true" />}</span>
      <span className="min-w-0">
        <span className="block font-semibold">
          {props.title}
          <span className="sr-only">{`, ${STATES[props.state]}`}</span>
        </span>
        <span className="block text-ink-2 text-sm">{props.children}</span>
      </span>
    </li>
  );
}
