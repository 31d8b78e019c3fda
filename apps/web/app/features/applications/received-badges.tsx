import type { ApplicationView } from "@app/contract/applications";
import { APPLICATION_STATUS_LABELS, CANDIDATE_STATUS_LABELS } from "@app/domain/catalogue/labels.fr";
import { CheckCheck, Undo2 } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { STATUS_LOOKS } from "./status-look.ts";

/** Where an application stands for the employer, and what the person said since. */
export function ReceivedBadges({ status, candidate_status }: Pick<ApplicationView, "status" | "candidate_status">) {
  const { tone, icon } = STATUS_LOOKS[status];
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {APPLICATION_STATUS_LABELS.employer[status]}
      </Badge>
      {candidate_status === "confirmed" && (
        <Badge tone="ok-line" icon={CheckCheck}>
          {CANDIDATE_STATUS_LABELS.confirmed.label}
        </Badge>
      )}
      {candidate_status === "withdrawn" && (
        <Badge tone="line" icon={Undo2}>
          {CANDIDATE_STATUS_LABELS.withdrawn.label}
        </Badge>
      )}
    </>
  );
}
