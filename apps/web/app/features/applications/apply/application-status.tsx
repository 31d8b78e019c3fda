import type { ApplicationView } from "@app/contract/applications/applications";
import {
  APPLICATION_STATE_LABELS,
  APPLICATION_STATUS_LABELS,
  CANDIDATE_STATUS_LABELS,
} from "@app/domain/applications/labels.fr";
import { CalendarX, CheckCheck, Hourglass, type LucideIcon, Minus, PartyPopper, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

type ApplicationState = Pick<ApplicationView, "status" | "candidate_status"> & {
  /** Where the page knows it. */
  state?: ApplicationView["state"];
};

const STYLES: Record<ApplicationView["status"], { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: "blue", icon: Hourglass },
  reviewed: { tone: "blue", icon: Hourglass },
  accepted: { tone: "solid-ok", icon: PartyPopper },
  rejected: { tone: "grey", icon: Minus },
  lapsed: { tone: "grey", icon: Minus },
};

export function CandidateApplicationStatus({ status, candidate_status, state }: ApplicationState) {
  if (candidate_status === "withdrawn") {
    return (
      <Badge tone="line" icon={Undo2}>
        {CANDIDATE_STATUS_LABELS.withdrawn.label}
      </Badge>
    );
  }
  if (state === "cancelled" || state === "released") {
    return (
      <Badge tone="grey" icon={CalendarX}>
        {APPLICATION_STATE_LABELS.candidate[state]}
      </Badge>
    );
  }
  return (
    <>
      <Badge {...STYLES[status]}>{APPLICATION_STATUS_LABELS.candidate[status]}</Badge>
      {candidate_status === "confirmed" && status === "accepted" && (
        <Badge tone="ok-line" icon={CheckCheck}>
          {CANDIDATE_STATUS_LABELS.confirmed.label}
        </Badge>
      )}
    </>
  );
}
