/** Until when somebody chosen confirmed, until 19 November 2026. To compare (docs/evidence/simulation.md). */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A day later or an hour before the start, whichever is sooner, with twenty minutes at least. */
export function formerlyConfirmBefore({ acceptedAt, startsAt }: { acceptedAt: Date; startsAt: Date }): Date | null {
  const [accepted, start] = [acceptedAt.getTime(), startsAt.getTime()];
  const wanted = Math.max(Math.min(accepted + 24 * HOUR_MS, start - HOUR_MS), accepted + 20 * MINUTE_MS);
  return wanted < start ? new Date(wanted) : null;
}
