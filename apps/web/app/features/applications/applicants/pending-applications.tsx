import type { ApplicationView } from "@app/contract/applications/applications";
import { useRef } from "react";
import { Link } from "react-router";
import { agePhrase } from "../../../lib/age-phrase.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { useRestoreFocus } from "../../../ui/overlays/restore-focus.ts";
import { decisionFor } from "../decisions/decision.ts";
import { DecisionForm } from "../decisions/decision-form.tsx";
import { ApplicantRecord } from "./applicant-record.tsx";

export interface PendingApplicationsProps {
  /** By start, then by waiting time. */
  applications: readonly ApplicationView[];
  total: number;
  received: number;
  /** One is at `{href}/{id}`. */
  href: string;
  allHref: string;
  /** « ce soir à 18 h ». */
  startText: (application: ApplicationView) => string;
  now: number;
}

export function PendingApplications({ applications, total, received, ...list }: PendingApplicationsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, applications.map(({ id }) => id).join());
  return (
    <section aria-labelledby="a-traiter" className="card min-w-0">
      <div className="flex items-center gap-2.5 border-line border-b px-4 md:px-5">
        <h2 id="a-traiter" ref={heading} tabIndex={-1} className="py-3 text-lg outline-none">
          À traiter
        </h2>
        {total > 0 && (
          <Badge tone="blue" className="num">
            {total}
          </Badge>
        )}
        {total > 0 && (
          <Link to={list.allHref} className="link ms-auto inline-flex min-h-11 items-center text-sm">
            {total > 1 ? `Voir les ${total}\u00a0candidatures` : "Voir la candidature"}
          </Link>
        )}
      </div>
      {applications.length === 0 ? (
        <p className="px-4 py-4 text-ink-2 md:px-5">
          {received === 0
            ? "Dès que quelqu’un postule à une de vos missions, vous pouvez lui répondre ici."
            : "Vous avez répondu à tout le monde. Les nouvelles candidatures arriveront ici."}
        </p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {applications.map((application) => (
              <Row key={application.id} application={application} {...list} />
            ))}
          </ul>
          <p className="border-line border-t px-4 py-2.5 text-ink-2 text-sm md:px-5">
            Les créneaux les plus proches d’abord, puis l’attente la plus longue.
          </p>
        </>
      )}
    </section>
  );
}

type RowProps = Pick<PendingApplicationsProps, "href" | "startText" | "now"> & { application: ApplicationView };

function Row({ application, href, startText, now }: RowProps) {
  const { candidate, job } = application;
  const decision = decisionFor(application);
  return (
    <li className="flex items-start gap-3 px-4 py-3 md:px-5">
      <Avatar id={candidate.id} name={candidate.name} src={candidate.profileImage} />
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-2 text-base">
          <Link
            to={`${href}/${application.id}`}
            className="font-bold font-display no-underline underline-offset-3 hover:underline"
          >
            {candidate.name}
          </Link>
          <ApplicantRecord {...candidate} />
        </h3>
        <p className="text-ink-2 text-sm">{`${job.title}, ${startText(application)}`}</p>
        <p className="text-ink-3 text-sm">{agePhrase(new Date(application.created_at), new Date(now))}</p>
        {decision.obstacle !== undefined && <p className="text-ink-2 text-sm">{decision.obstacle}</p>}
      </div>
      <DecisionForm id={application.id} name={candidate.name} decision={decision} compact reversed />
    </li>
  );
}
