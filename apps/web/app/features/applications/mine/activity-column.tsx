import type { ApplicationView } from "@app/contract/applications/applications";
import { APPLICATION_STATUS_LABELS, CANDIDATE_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import { countdownText } from "@app/domain/time/relative-time";
import { CalendarCheck, Check, CircleCheck, Clock3, Eye, Send } from "lucide-react";
import { Link } from "react-router";
import { agePhrase } from "../../../lib/age-phrase.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";
import { useNow } from "../../../ui/clock.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { nextStartOf } from "../applied/applied-start.ts";

export interface NextMissionProps {
  application: ApplicationView;
  /** « Lun. 16 nov. à 6 h 30 ». */
  startText: string;
  to: string;
  rendered: number;
}

/** « 1 j 7 h ». */
function remaining(application: ApplicationView, now: number): string {
  return countdownText(new Date(nextStartOf(application, now)), new Date(now)).replace("Démarrage dans ", "");
}

export function NextMissionCard({ application, startText, to, rendered }: NextMissionProps) {
  const now = useNow(rendered);
  const { job } = application;
  return (
    <section className="stub-card acc-4" aria-labelledby="prochaine-mission">
      <div className="stub-card-body">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold text-ok text-sm">Prochaine mission</p>
          <Badge tone="ok" icon={Check}>
            {CANDIDATE_STATUS_LABELS.confirmed.label}
          </Badge>
        </div>
        <h2 id="prochaine-mission" className="stub-card-title mt-3">
          {job.title}
        </h2>
        <p className="whole mt-1 text-ink-2 text-sm">
          {job.company.name} <span className="text-ink-3">·</span> {job.location}
        </p>
        <p className="stub-card-meta mt-3">
          <span>
            <Clock3 className="ico" aria-hidden="true" />
            {startText}
          </span>
        </p>
      </div>
      <div className="stub-card-stub">
        <div>
          <p className="gain-l">Démarrage dans</p>
          <p className="gain-v mt-1">{remaining(application, now)}</p>
        </div>
        <LinkButton to={to} variant="line" aria-label={`Voir\u00a0: ${job.title}`}>
          Voir
        </LinkButton>
      </div>
    </section>
  );
}

/** Below 1024 px, one green line. */
export function NextMissionLine({ application, startText, to, rendered }: NextMissionProps) {
  const now = useNow(rendered);
  return (
    <Link to={to} className="beside items-center rounded-lg bg-ok-soft px-4 py-3 no-underline">
      <CalendarCheck className="ico text-ok-ink text-xl" aria-hidden="true" />
      <span className="beside-text whole leading-tight">
        <span className="block font-semibold">{application.job.title}</span>
        <span className="text-ink-2 text-sm">{`${startText}, ${application.job.company.name}`}</span>
      </span>
      <span className="ms-auto text-end text-ok-ink leading-tight">
        <span className="block text-xs">dans</span>
        <span className="num font-bold font-display text-lg">{remaining(application, now)}</span>
      </span>
    </Link>
  );
}

const STYLES = {
  sent: { icon: Send, color: "text-ink-3" },
  seen: { icon: Eye, color: "text-brand" },
  accepted: { icon: CircleCheck, color: "text-ok" },
} as const;

function activityStatus(application: ApplicationView, now: Date): { look: keyof typeof STYLES; text: string } {
  if (application.status === "accepted") {
    const text =
      application.candidate_status === "confirmed"
        ? CANDIDATE_STATUS_LABELS.confirmed.you
        : APPLICATION_STATUS_LABELS.candidate.accepted;
    return { look: "accepted", text };
  }
  if (application.seen_at) {
    return { look: "seen", text: `Lue ${agePhrase(new Date(application.seen_at), now)}` };
  }
  return { look: "sent", text: `Envoyée ${agePhrase(new Date(application.created_at), now)}` };
}

export interface ActiveApplicationsProps {
  applications: readonly ApplicationView[];
  to: string;
  rendered: number;
}

export function ActiveApplications({ applications, to, rendered }: ActiveApplicationsProps) {
  const now = useNow(rendered);
  return (
    <Card aria-labelledby="mes-candidatures">
      <h2 id="mes-candidatures" className="text-lg">
        Mes candidatures
      </h2>
      <ul className="mt-2 grid">
        {applications.map((application) => {
          const { look, text } = activityStatus(application, new Date(now));
          const { icon: Icon, color } = STYLES[look];
          return (
            <li key={application.id}>
              <Link
                to={`${to}#candidature-${application.id}`}
                className="-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 no-underline hover:bg-sunken"
              >
                <Icon className={cx("ico text-lg", color)} aria-hidden="true" />
                <span className="min-w-0">
                  <span className="block font-medium text-[.9375rem] leading-tight">{application.job.title}</span>
                  <span className="text-ink-2 text-xs">{`${application.job.company.name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Link to={to} className="link mt-2 inline-flex min-h-11 items-center text-sm">
        Voir toutes mes candidatures
      </Link>
    </Card>
  );
}
