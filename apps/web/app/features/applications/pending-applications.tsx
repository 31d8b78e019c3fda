import type { ApplicationView } from "@app/contract/applications";
import { useRef } from "react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { useRestoreFocus } from "../../ui/restore-focus.ts";
import { Stars } from "../../ui/stars.tsx";
import { agePhrase } from "./age-phrase.ts";
import { decisionFor } from "./decision.ts";
import { DecisionForm } from "./decision-form.tsx";

export interface PendingApplicationsProps {
  applications: readonly ApplicationView[];
  total: number;
  received: number;
  /** One is at `{href}/{id}`. */
  href: string;
  allHref: string;
  now: number;
}

export function PendingApplications({ applications, total, received, href, allHref, now }: PendingApplicationsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, applications.map(({ id }) => id).join());
  return (
    <section aria-labelledby="a-traiter" className="card min-w-0 px-5 py-5 md:px-6">
      <div className="flex items-center gap-2.5">
        <h2 id="a-traiter" ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
          À traiter
        </h2>
        {total > 0 && (
          <Badge tone="warn" className="num">
            {total}
          </Badge>
        )}
      </div>
      {applications.length === 0 ? (
        <p className="mt-2 text-ink-2">
          {received === 0
            ? "Dès que quelqu’un postule à une de vos missions, vous pouvez lui répondre ici."
            : "Vous avez répondu à tout le monde. Les nouvelles candidatures arriveront ici."}
        </p>
      ) : (
        <>
          <ul className="mt-1 divide-y divide-line">
            {applications.map((application) => (
              <Row key={application.id} application={application} href={`${href}/${application.id}`} now={now} />
            ))}
          </ul>
          <LinkButton to={allHref} variant="soft" block className="mt-2">
            {total > 1 ? `Voir les ${total} candidatures` : "Voir la candidature"}
          </LinkButton>
        </>
      )}
    </section>
  );
}

function Row({ application, href, now }: { application: ApplicationView; href: string; now: number }) {
  const { candidate, job } = application;
  const decision = decisionFor(application);
  return (
    <li className="flex items-start gap-3.5 py-4">
      <Avatar id={candidate.id} name={candidate.name} src={candidate.profileImage} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="font-sans text-base tracking-normal">
            <Link to={href} className="font-semibold no-underline hover:underline">
              {candidate.name}
            </Link>
          </h3>
          {candidate.rating !== null && <Stars value={candidate.rating} compact />}
          <span className="ml-auto text-ink-3 text-xs">
            {agePhrase(new Date(application.created_at), new Date(now))}
          </span>
        </div>
        <p className="text-ink-2 text-sm">{job.title}</p>
        <p className="clamp2 mt-1.5 text-sm">{application.message}</p>
        {decision.obstacle !== undefined && <p className="mt-2 text-ink-2 text-sm">{decision.obstacle}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          <DecisionForm id={application.id} name={candidate.name} decision={decision} size="sm" />
          <LinkButton
            to={href}
            variant="ghost"
            size="sm"
            className="text-brand!"
            aria-label={`Lire la candidature de ${candidate.name}`}
          >
            Lire
          </LinkButton>
        </div>
      </div>
    </li>
  );
}
