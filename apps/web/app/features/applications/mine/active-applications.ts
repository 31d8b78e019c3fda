import type { ApplicationView } from "@app/contract/applications/applications";
import { lockedFrom, nextStartOf, type WithShifts } from "../applied/applied-start.ts";

type ApplicationState = Pick<ApplicationView, "status" | "candidate_status"> & WithShifts;

/** Not refused, not withdrawn, and not started. */
export function isActive(application: ApplicationState, now: number): boolean {
  return (
    application.status !== "rejected" &&
    application.status !== "lapsed" &&
    application.candidate_status !== "withdrawn" &&
    Date.parse(lockedFrom(application)) > now
  );
}

/** The confirmed mission whose next shift begins first. */
export function nextMission<T extends ApplicationState>(applications: readonly T[], now: number): T | undefined {
  return applications
    .filter(
      (application) =>
        application.status === "accepted" &&
        application.candidate_status === "confirmed" &&
        Date.parse(nextStartOf(application, now)) > now,
    )
    .toSorted((a, b) => Date.parse(nextStartOf(a, now)) - Date.parse(nextStartOf(b, now)))[0];
}
