import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { isFilled } from "@app/domain/missions/mission";

export type Decidable = Pick<ApplicationView, "status" | "candidate_status"> & {
  /** For what is left of a place that is taken. */
  replaces?: boolean;
  shifts: readonly Pick<
    ApplicationView["shifts"][number],
    "startsAt" | "endsAt" | "status" | "positions" | "accepted"
  >[];
  job: Pick<ApplicationView["job"], "status" | "positions" | "acceptedCount" | "takeSome" | "hoursKnown">;
};

export type Decision = {
  accept: boolean;
  reject: boolean;
  reopen: boolean;
  /** Why accepting is impossible. */
  obstacle?: string;
};

/** The API checks again. */
export function decisionFor({ status, candidate_status, replaces = false, shifts, job }: Decidable): Decision {
  // Reverting an acceptance is a cancellation, which needs a reason; who was left without an answer is asked anew.
  if (candidate_status === "withdrawn" || status === "accepted" || status === "lapsed")
    return { accept: false, reject: false, reopen: false };
  const obstacle = replaces && job.status !== "completed" ? undefined : obstacleOf(shifts, job);
  const isRejected = status === "rejected";
  const result = { accept: obstacle === undefined, reject: !isRejected, reopen: isRejected };
  return obstacle === undefined ? result : { ...result, obstacle };
}

/** With shifts that are taken one by one, those asked for may be full while others are not. */
function obstacleOf(shifts: Decidable["shifts"], job: Decidable["job"]): string | undefined {
  if (job.status === "completed") return fr.missionCompleted;
  if (isFilled(job)) return fr.positionsFilled;
  if (!job.hoursKnown) return fr.hoursNeeded;
  const isTaken = job.takeSome && shifts.length > 0 && shifts.every(({ positions, accepted }) => accepted >= positions);
  return isTaken ? fr.shiftsFilled : undefined;
}
