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
  /** A refusal can be taken back. */
  reopen: boolean;
  /** Why nobody can be accepted any more, though an answer is still due. */
  obstacle?: string;
};

/** Which buttons an employer may still press; the API has the last word. */
export function decisionFor({ status, candidate_status, job }: Decidable): Decision {
  // Taking back an acceptance is a cancellation, which needs a reason and is not a button.
  const isOpen =
    candidate_status !== "withdrawn" && status !== "accepted" && refuseTransition(status, "rejected") === null;
  if (!isOpen) {
    return { accept: false, reject: false, reopen: status === "rejected" && candidate_status !== "withdrawn" };
  }
  const obstacle = job.status === "completed" ? fr.missionCompleted : isFilled(job) ? fr.positionsFilled : undefined;
  const answer = { accept: obstacle === undefined, reject: true, reopen: false };
  return obstacle === undefined ? answer : { ...answer, obstacle };
}
