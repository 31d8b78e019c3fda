import { Check, WifiOff } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { CandidateApplicationStatus } from "./application-status.tsx";
import type { SentApplicationFacts } from "./apply-result.ts";
import { UndoForm } from "./undo-form.tsx";

export interface SentApplicationProps {
  application: SentApplicationFacts;
  to: string;
  rendered: number;
}

/** Replaces « Postuler » once applied. */
export function SentApplication({ application, to, rendered }: SentApplicationProps) {
  return (
    <div className="grid gap-3">
      <p className="flex min-h-11 flex-wrap items-center justify-center gap-2">
        <SentBadge application={application} />
      </p>
      <LinkButton to={`${to}#candidature-${application.id}`} variant="line" block>
        Suivre ma candidature
      </LinkButton>
      <UndoForm application={application} rendered={rendered} block />
    </div>
  );
}

/** « Candidature envoyée » until the employer answers, then the answer. */
export function SentBadge({ application }: Pick<SentApplicationProps, "application">) {
  const waiting = application.status === "pending" || application.status === "reviewed";
  if (!waiting || application.candidate_status !== null) return <CandidateApplicationStatus {...application} />;
  return (
    <Badge tone="ok" icon={Check} className="min-h-11! px-4!">
      Candidature envoyée
    </Badge>
  );
}

export function QueuedBadge() {
  return (
    <Badge tone="grey" icon={WifiOff} className="min-h-11! px-4! py-2!">
      Partira au retour du réseau
    </Badge>
  );
}
