import { nightEnd, startsSoon } from "../time/night.ts";

const MINUTE_MS = 60_000;
const LONGEST_DEFAULT_MS = 30 * MINUTE_MS;
const SHORTEST_MS = MINUTE_MS;

type Times = { now: Date; startsAt: Date };

/**
 * When everybody sees a mission for the team first, unless its employer chose: half an hour after the team may be notified, or a quarter
 * of the time left then.
 */
export function defaultTeamUntil({ now, startsAt }: Times): Date {
  const asked = startsSoon(startsAt, now) ? now : (nightEnd(now) ?? now);
  const left = startsAt.getTime() - asked.getTime();
  return new Date(asked.getTime() + Math.max(SHORTEST_MS, Math.min(LONGEST_DEFAULT_MS, left / 4)));
}

/** What the employer chose must be to come, and before the start. */
export function refuseTeamUntil(until: Date, { now, startsAt }: Times): "team_until_past" | "team_until_late" | null {
  if (until <= now) return "team_until_past";
  return until >= startsAt ? "team_until_late" : null;
}
