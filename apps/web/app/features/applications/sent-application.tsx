import type { ApplicationView } from "@app/contract/applications";
import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { CandidateApplicationStatus } from "./candidate-application-status.tsx";

export type SentApplicationFacts = Pick<ApplicationView, "id" | "status" | "candidate_status">;

/** Takes the place of « Postuler » once someone has applied. */
export function SentApplication({ application, to }: { application: SentApplicationFacts; to: string }) {
  return (
    <div className="grid gap-3">
      <p className="flex min-h-11 flex-wrap items-center justify-center gap-2">
        <SentBadge application={application} />
      </p>
      <LinkButton to={`${to}#candidature-${application.id}`} variant="line" block>
        Suivre ma candidature
      </LinkButton>
    </div>
  );
}

/** « Candidature envoyée » until the employer answers, then the answer. */
export function SentBadge({ application }: { application: SentApplicationFacts }) {
  const waiting = application.status === "pending" || application.status === "reviewed";
  if (!waiting || application.candidate_status !== null) return <CandidateApplicationStatus {...application} />;
  return (
    <Badge tone="ok" icon={Check} className="h-11! px-4!">
      Candidature envoyée
    </Badge>
  );
}
