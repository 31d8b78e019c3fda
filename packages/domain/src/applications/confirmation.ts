const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Somebody else needs this time to come. */
const BEFORE_START_MS = HOUR_MS;
const LONGEST_MS = 24 * HOUR_MS;
const SHORTEST_MS = 20 * MINUTE_MS;

/**
 * Until when a person accepted must confirm: a day later or one hour before the start, whichever is sooner, with at
 * least twenty minutes. Null when the start leaves no time for it.
 */
export function confirmBefore({ acceptedAt, startsAt }: { acceptedAt: Date; startsAt: Date }): Date | null {
  const [accepted, start] = [acceptedAt.getTime(), startsAt.getTime()];
  const wanted = Math.max(Math.min(accepted + LONGEST_MS, start - BEFORE_START_MS), accepted + SHORTEST_MS);
  return wanted < start ? new Date(wanted) : null;
}
