import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { type ApplicationStatus, GIVEN_STATUSES, refuseTransition } from "@app/domain/applications/application";
import { isEmployeeKind } from "@app/domain/missions/contract-kind";
import { startOf, type WithShifts } from "../applied/applied-start.ts";
import { type Decidable, decisionFor } from "./decision.ts";

export type Movable = Pick<ApplicationView, "status" | "candidate_status" | "cancel_until"> & {
  replaces?: boolean;
  shifts: Decidable["shifts"];
  job: Decidable["job"] & WithShifts["job"];
};

/** Why the change is impossible; undefined when it is not. The API checks again. */
export function obstacleTo(application: Movable, to: ApplicationStatus, now: number): string | undefined {
  const { status, candidate_status, cancel_until } = application;
  if (to === status) return undefined;
  if (status === "lapsed") return fr.applicationLapsed;
  if (candidate_status === "withdrawn") return fr.candidateWithdrew;
  if (refuseTransition(status, to) !== null) return "La personne est déjà acceptée.";
  if (status === "accepted" && Date.parse(startOf(application)) <= now) return "La mission a commencé.";
  if (status === "accepted" && cancel_until !== null && Date.parse(cancel_until) < now) return fr.firstYesTooLate;
  return to === "accepted" ? decisionFor(application).obstacle : undefined;
}

/** Of an employee who said yes: cancelling does not end what is owed. */
export const isCancelOwed = ({ candidate_status, job }: Pick<ApplicationView, "candidate_status" | "job">): boolean =>
  candidate_status === "confirmed" && isEmployeeKind(job.contractKind);

export function changeFields(from: ApplicationStatus, to: ApplicationStatus): Record<string, string> {
  if (to === "accepted") return { intent: "accept" };
  if (to === "rejected" && from !== "accepted") return { intent: "reject" };
  return { intent: "status", status: to, from };
}

/** Optimistic, except for accept and reject, which wait for the server. */
export function shownStatus(status: ApplicationStatus, sent: FormData | undefined): ApplicationStatus {
  if (sent?.get("intent") !== "status") return status;
  return GIVEN_STATUSES.find((requested) => requested === sent.get("status") && isReversible(requested)) ?? status;
}

const isReversible = (to: ApplicationStatus) => to === "pending" || to === "reviewed";
