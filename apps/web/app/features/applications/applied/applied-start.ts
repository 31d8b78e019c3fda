import type { ApplicationView } from "@app/contract/applications/applications";

export type WithShifts = {
  shifts: readonly Pick<ApplicationView["shifts"][number], "startsAt" | "status">[];
  job: Pick<ApplicationView["job"], "startDate" | "takeSome">;
};

const isBooked = ({ status }: WithShifts["shifts"][number]) => status === "accepted" || status === "confirmed";

/** When this person starts: with the first shift they have, else with the first they asked for. */
export function startOf({ shifts, job }: WithShifts): string {
  return (shifts.find(isBooked) ?? shifts[0])?.startsAt ?? job.startDate;
}

/** From then on nothing can be taken back. One who waits for some of the shifts can until the last of them starts. */
export function lockedFrom({ shifts, job }: WithShifts): string {
  const waitsForSome = job.takeSome && !shifts.some(isBooked);
  return (waitsForSome ? shifts.at(-1)?.startsAt : undefined) ?? startOf({ shifts, job });
}

/** The next start of this person, else their first. */
export function nextStartOf(application: WithShifts, now: number): string {
  const booked = application.shifts.filter(isBooked);
  return booked.find(({ startsAt }) => Date.parse(startsAt) > now)?.startsAt ?? startOf(application);
}
