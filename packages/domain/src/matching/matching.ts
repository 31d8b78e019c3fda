/** Why a person was told, in the order they are shown. */
export const MATCH_REASONS = ["worked_here", "skills", "commitments", "available", "near"] as const;
export type MatchReasonKind = (typeof MATCH_REASONS)[number];

/** Points of a hundred, published on /classement. Distance is a gate of the person's own choice and gives none. */
export const MATCH_WEIGHTS = { skills: 50, commitments: 25, workedHere: 15, freshness: 10 } as const;

/** Fewer missions than this, and a fifth of each wave is for them. */
export const NEWCOMER_MISSIONS = 3;
export const NEWCOMER_SHARE = 0.2;

/** Missions a person is shown as « pour vous », out of so many looked at, those that start soonest; `for_you_limits` in SQL says the same. */
export const FOR_YOU_MOST = 20;
export const FOR_YOU_LOOKED_AT = 500;

/** Somebody of whom nothing was decided yet is neither good nor bad. */
const NEUTRAL_COMMITMENTS = 0.6;
const FRESH_DAYS = 30;
const HUNDREDTHS = 100;

/** All that a score is made of. */
export type MatchFacts = {
  sharedSkills: number;
  wantedSkills: number;
  completedMissions: number;
  /** Percentage of the decided commitments that were met. */
  reliability: number;
  /** Missions for this employer with both sides content. */
  workedHere: number;
  /** Paris days. */
  daysSinceActive: number;
};

/** In hundredths of a point, so that the order never depends on rounding; `match_people` in SQL says the same. */
export function scoreOf(facts: MatchFacts): number {
  const { skills, commitments, workedHere, freshness } = MATCH_WEIGHTS;
  const fresh = Math.max(0, FRESH_DAYS - Math.max(0, facts.daysSinceActive));
  return (
    Math.floor((skills * HUNDREDTHS * facts.sharedSkills) / Math.max(1, facts.wantedSkills)) +
    (hasDecidedCommitment(facts) ? commitments * facts.reliability : commitments * HUNDREDTHS * NEUTRAL_COMMITMENTS) +
    (facts.workedHere > 0 ? workedHere * HUNDREDTHS : 0) +
    Math.floor((freshness * HUNDREDTHS * fresh) / FRESH_DAYS)
  );
}

/** An absence alone lowers the percentage; no mission and 100 % means that nothing was decided. */
function hasDecidedCommitment({
  completedMissions,
  reliability,
}: Pick<MatchFacts, "completedMissions" | "reliability">) {
  return completedMissions > 0 || reliability < 100;
}

export type MatchReason = { kind: MatchReasonKind; skills?: string[]; count?: number };

export type ReasonFacts = Pick<MatchFacts, "completedMissions" | "reliability" | "workedHere"> & {
  sharedSkills: readonly string[];
  /** By a week, an exception or « now », not only by being available in general. */
  isAvailabilityGiven: boolean;
  km: number;
};

/** Each reason is about this person and this mission, or is left out. */
export function reasonsOf(facts: ReasonFacts): MatchReason[] {
  const reasons: MatchReason[] = [];
  if (facts.workedHere > 0) reasons.push({ kind: "worked_here", count: facts.workedHere });
  if (facts.sharedSkills.length > 0) reasons.push({ kind: "skills", skills: [...facts.sharedSkills] });
  if (facts.completedMissions > 0 && facts.reliability === 100)
    reasons.push({ kind: "commitments", count: facts.completedMissions });
  if (facts.isAvailabilityGiven) reasons.push({ kind: "available" });
  reasons.push({ kind: "near", count: Math.max(1, Math.ceil(facts.km)) });
  return reasons;
}
