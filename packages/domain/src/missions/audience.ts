/** Whom a mission is for: everybody, the company's team before everybody, or the team alone. */
export const AUDIENCES = ["everyone", "team_first", "team_only"] as const;
export type Audience = (typeof AUDIENCES)[number];

const MINUTE_MS = 60_000;
const LONGEST_DEFAULT_MS = 30 * MINUTE_MS;
/** A head start shorter than this helps nobody. */
const SHORTEST_MS = MINUTE_MS;

type Times = { now: Date; startsAt: Date };

/** When everybody sees a mission of `team_first`, unless its employer chose: half an hour later, or a quarter of the time left. */
export function defaultTeamUntil({ now, startsAt }: Times): Date {
  const left = startsAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.max(SHORTEST_MS, Math.min(LONGEST_DEFAULT_MS, left / 4)));
}

/** What the employer chose must be to come, and before the start. */
export function refuseTeamUntil(until: Date, { now, startsAt }: Times): "team_until_past" | "team_until_late" | null {
  if (until <= now) return "team_until_past";
  return until >= startsAt ? "team_until_late" : null;
}

export type AudienceFacts = { audience: Audience; teamUntil: Date | null };

/** `teamUntil` is emptied when the mission opens, by the job or by its employer. */
export const isForTeam = ({ audience, teamUntil }: AudienceFacts) =>
  audience === "team_only" || (audience === "team_first" && teamUntil !== null);

/** Null when the employer may change for whom it is. Nothing that everybody has seen is hidden again. */
export function refuseAudienceChange(facts: AudienceFacts): "already_open" | null {
  return isForTeam(facts) ? null : "already_open";
}
