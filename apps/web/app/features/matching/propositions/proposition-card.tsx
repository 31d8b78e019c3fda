import { companyLevelLabel } from "@app/domain/companies/company-level.fr";
import { BadgeCheck } from "lucide-react";
import { Link } from "react-router";
import { candidateMissionPath } from "../../../lib/candidate-paths.ts";
import { cx } from "../../../ui/class-names.ts";
import { Monogram } from "../../../ui/monogram.tsx";
import { AnswerPanel, type AnswerPanelProps } from "./answer-panel.tsx";
import { PropositionFacts } from "./proposition-facts.tsx";
import { ORIGIN_TEXTS } from "./proposition-origin.fr.ts";
import { ageText, propositionTitle, ruleText } from "./proposition-text.fr.ts";
import { WhyBox } from "./why-box.tsx";

const HOUR_MS = 3_600_000;

/** One that waits for an answer. */
export function PropositionCard(props: AnswerPanelProps) {
  const { proposition, now } = props;
  const { id, job, origin, reasons, createdAt, expiresAt } = proposition;
  const from = ORIGIN_TEXTS[origin];
  const isSoon = Date.parse(expiresAt) - now.getTime() < HOUR_MS;
  const title = `proposition-${id}`;
  return (
    <article className={cx("stub-card prop", isSoon ? "tone-soon" : "tone-neutral")} aria-labelledby={title}>
      <div className="stub-card-body prop-rows">
        <div className="beside items-start">
          <Monogram name={job.company.name} src={job.company.logo} size={48} />
          <div className="beside-text">
            {from !== undefined && <p className="font-semibold text-brand-ink text-sm">{from}</p>}
            <h2 id={title} className="text-[min(1.25rem,11cqi)] leading-tight">
              {propositionTitle(proposition, now)}
            </h2>
            <p className="mission-card-emp mt-1">
              <Link to={candidateMissionPath(job.id)} className="link min-w-0 truncate">
                {job.company.name}
              </Link>
              {job.company.level === "verified" && <BadgeCheck className="vf" aria-hidden="true" />}
              <span className="sr-only">{companyLevelLabel(job.company.level, new Date(job.company.level_at))}</span>
              <span className="mission-card-age">{ageText(createdAt, now)}</span>
            </p>
          </div>
        </div>
        <PropositionFacts job={job} now={now} />
        <WhyBox reasons={reasons} hoursKnown={job.hoursKnown} />
        <p className="text-ink-2 text-sm">{ruleText(proposition, now)}</p>
      </div>
      <div className="stub-card-stub">
        <AnswerPanel {...props} />
      </div>
    </article>
  );
}
