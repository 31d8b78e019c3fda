import type { ApplicationView } from "@app/contract/applications/applications";
import { APPLICATION_STATE_LABELS, CANDIDATE_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import { AVAILABILITY_LABELS } from "@app/domain/profiles/labels.fr";
import { CalendarX, CheckCheck, Flame, Hourglass, Snowflake, Undo2 } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

/** For an employer, what happened beside the status: the person’s answer, or how an acceptance ended. */
export function CandidateStatusBadge({ candidate_status, state }: Pick<ApplicationView, "candidate_status" | "state">) {
  if (state === "released" || state === "cancelled")
    return (
      <Badge tone="grey" icon={CalendarX}>
        {APPLICATION_STATE_LABELS.employer[state]}
      </Badge>
    );
  if (state === "to_reconfirm")
    return (
      <Badge tone="warn" icon={Hourglass}>
        {APPLICATION_STATE_LABELS.employer.to_reconfirm}
      </Badge>
    );
  if (candidate_status === null) return null;
  const confirmed = candidate_status === "confirmed";
  return (
    <Badge tone={confirmed ? "ok-line" : "line"} icon={confirmed ? CheckCheck : Undo2}>
      {CANDIDATE_STATUS_LABELS[candidate_status].label}
    </Badge>
  );
}

type Availability = ApplicationView["candidate"]["availability"];

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  if (availability === null) return null;
  const available = availability === "on_fire";
  return (
    <Badge tone={available ? "feu-soft" : "glace"} icon={available ? Flame : Snowflake}>
      {AVAILABILITY_LABELS[availability]}
    </Badge>
  );
}

/** The badge shows the same in words. */
export function ringOf(availability: Availability): "fire" | "ice" | undefined {
  if (availability === null) return undefined;
  return availability === "on_fire" ? "fire" : "ice";
}
