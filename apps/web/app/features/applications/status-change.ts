import type { ApplicationView } from "@app/contract/applications";
import { applicationFr as fr } from "@app/contract/applications.fr";
import { APPLICATION_STATUSES, type ApplicationStatus, refuseTransition } from "@app/domain/application";
import { decisionFor } from "./decision.ts";

export type Movable = Pick<ApplicationView, "status" | "candidate_status"> & {
  job: Pick<ApplicationView["job"], "status" | "positions" | "acceptedCount" | "startDate">;
};

/** Why the application cannot go there from where it is; undefined when it can. The API has the last word. */
export function obstacleTo(application: Movable, to: ApplicationStatus, now: number): string | undefined {
  const { status, candidate_status, job } = application;
  if (to === status) return undefined;
  if (candidate_status === "withdrawn") return fr.candidateWithdrew;
  if (refuseTransition(status, to) !== null) {
    return status === "rejected" ? "Repassez d’abord par «\u00a0Examiné\u00a0»." : "La personne est déjà acceptée.";
  }
  if (status === "accepted" && Date.parse(job.startDate) <= now) return "La mission a commencé.";
  return to === "accepted" ? decisionFor(application).obstacle : undefined;
}

/** What a change of status posts: an answer has its own action, the rest is a plain change. */
export function changeFields(from: ApplicationStatus, to: ApplicationStatus): Record<string, string> {
  if (to === "accepted") return { intent: "accept" };
  if (to === "rejected" && from !== "accepted") return { intent: "reject" };
  return { intent: "status", status: to, from };
}

/**
 * The status to show while a change is under way. Whoever may take it back sees it at once, and sees it go back if it fails;
 * a yes or a no waits for the server's word.
 */
export function shownStatus(status: ApplicationStatus, sent: FormData | undefined): ApplicationStatus {
  if (sent?.get("intent") !== "status") return status;
  return APPLICATION_STATUSES.find((asked) => asked === sent.get("status") && isReversible(asked)) ?? status;
}

const isReversible = (to: ApplicationStatus) => to === "pending" || to === "reviewed";
