/** Whom a mission is for: everybody, the company's team before everybody, or the team alone. */
export const AUDIENCES = ["everyone", "team_first", "team_only"] as const;
export type Audience = (typeof AUDIENCES)[number];

export type AudienceFacts = { audience: Audience; teamUntil: Date | null };

/** `teamUntil` is emptied when the mission opens, by the job or by its employer. */
export const isForTeam = ({ audience, teamUntil }: AudienceFacts) =>
  audience === "team_only" || (audience === "team_first" && teamUntil !== null);

/** Null when the employer may change for whom it is. Nothing that everybody has seen is hidden again. */
export function refuseAudienceChange(facts: AudienceFacts): "already_open" | null {
  return isForTeam(facts) ? null : "already_open";
}
