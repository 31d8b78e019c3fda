import type { ApplicationView } from "@app/contract/applications";

type ApplicationState = Pick<ApplicationView, "status" | "candidate_status"> & {
  job: Pick<ApplicationView["job"], "startDate">;
};

/** Not refused, not withdrawn, and not started. */
export function isActive(application: ApplicationState, now: number): boolean {
  return (
    application.status !== "rejected" &&
    application.candidate_status !== "withdrawn" &&
    new Date(application.job.startDate).getTime() > now
  );
}

/** The confirmed mission that begins first. */
export function nextMission<T extends ApplicationState>(applications: readonly T[], now: number): T | undefined {
  return applications
    .filter(
      (application) =>
        application.status === "accepted" && application.candidate_status === "confirmed" && isActive(application, now),
    )
    .toSorted((a, b) => new Date(a.job.startDate).getTime() - new Date(b.job.startDate).getTime())[0];
}
