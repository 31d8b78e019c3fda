import type { ApplicationView } from "@app/contract/applications";
import { applicationFr as fr } from "@app/contract/applications.fr";
import { refuseTransition } from "@app/domain/application";
import { isFilled } from "@app/domain/mission";

export type Decidable = Pick<ApplicationView, "status" | "candidate_status"> & {
  job: Pick<ApplicationView["job"], "status" | "positions" | "acceptedCount">;
};

export type Decision = {
  accept: boolean;
  reject: boolean;
  reopen: boolean;
  /** Why accepting is impossible. */
  obstacle?: string;
};

/** The API checks again. */
export function decisionFor({ status, candidate_status, job }: Decidable): Decision {
  // Reverting an acceptance is a cancellation, which needs a reason.
  const isOpen =
    candidate_status !== "withdrawn" && status !== "accepted" && refuseTransition(status, "rejected") === null;
  if (!isOpen) {
    return { accept: false, reject: false, reopen: status === "rejected" && candidate_status !== "withdrawn" };
  }
  const obstacle = job.status === "completed" ? fr.missionCompleted : isFilled(job) ? fr.positionsFilled : undefined;
  const result = { accept: obstacle === undefined, reject: true, reopen: false };
  return obstacle === undefined ? result : { ...result, obstacle };
}
