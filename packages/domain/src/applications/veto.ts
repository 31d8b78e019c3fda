const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** How long an employer may give up a person whom a yes brought. */
export const VETO_MINUTES = 10;
/** Nearer than that, a yes that takes the place is final at once. */
export const VETO_HOURS = 3;

type Times = { now: Date; startsAt: Date };

export const isTooNearForVeto = ({ now, startsAt }: Times): boolean =>
  startsAt.getTime() - now.getTime() <= VETO_HOURS * HOUR_MS;

export const vetoEnd = (now: Date): Date => new Date(now.getTime() + VETO_MINUTES * MINUTE_MS);

/** Until when a yes given now can be given up, with a reason; null when it is final at once. */
export const vetoUntil = (times: Times): Date | null => (isTooNearForVeto(times) ? null : vetoEnd(times.now));

export type VetoRefusal = "not_vetoable" | "too_late";

/** `vetoUntil`: of an application; null when there was nothing to give up. */
export function refuseVeto(
  { isConfirmed, vetoUntil: until }: { isConfirmed: boolean; vetoUntil: Date | null },
  now: Date,
): VetoRefusal | null {
  if (!isConfirmed || until === null) return "not_vetoable";
  return until > now ? null : "too_late";
}
