import { Check, WifiOff } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { CandidateApplicationStatus } from "./application-status.tsx";
import type { SentApplicationFacts } from "./apply-result.ts";

/** « Candidature envoyée » until the employer answers, then the answer. */
export function SentBadge({ application }: { application: SentApplicationFacts }) {
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
