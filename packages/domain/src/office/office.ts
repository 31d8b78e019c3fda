/** What waits for a person, what they may decide, and the published rules a decision refers to. */
export const OFFICE_KINDS = [
  "report",
  "suspension",
  "company",
  "held",
  "overruled",
  "contested",
  "appeal",
  "contact",
  "hours",
  "undeclared",
] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];

export const OFFICE_SUBJECTS = [
  "mission",
  "user",
  "message",
  "rating",
  "company",
  "application",
  "appeal",
  "contact",
  "hours",
] as const;
export type OfficeSubject = (typeof OFFICE_SUBJECTS)[number];

/** The published rules, in the order of their numbers. */
export const PUBLISHED_RULES = [
  "real_employer",
  "no_discrimination",
  "declared_work",
  "lawful_pay",
  "accurate_ad",
  "no_advertising",
  "nothing_to_pay",
  "personal_data",
  "respect",
  "honest_ratings",
  "commitments",
  "safety",
] as const;

/** `rules_respected`: nothing against the rules was found. */
export const DECISION_RULES = [...PUBLISHED_RULES, "rules_respected"] as const;
export type DecisionRule = (typeof DECISION_RULES)[number];

export const OFFICE_ACTIONS = [
  "release",
  "hide",
  "restore",
  "suspend",
  "confirm_suspension",
  "lapse_suspension",
  "reinstate",
  "dismiss",
  "set_level",
  "keep_rating",
  "remove_rating",
  "restore_rating",
  "confirm_absence",
  "clear_absence",
  "uphold",
  "overturn",
  "keep_hours",
  "take_cut",
  "lift_hold",
] as const;
export type OfficeAction = (typeof OFFICE_ACTIONS)[number];

/**
 * These close an item and are no decision: `no_action` when nobody is concerned, `answer` to write to whoever used the
 * contact form. Both are in the audit.
 */
const CLOSING_ACTIONS = ["no_action", "answer"] as const;
export const ITEM_ACTIONS = [...OFFICE_ACTIONS, ...CLOSING_ACTIONS] as const;
export type ItemAction = (typeof ITEM_ACTIONS)[number];

export const isDecision = (action: ItemAction): action is OfficeAction =>
  !(CLOSING_ACTIONS as readonly ItemAction[]).includes(action);

const REPORTED: Partial<Record<OfficeSubject, readonly ItemAction[]>> = {
  mission: ["hide", "suspend", "dismiss"],
  user: ["suspend", "dismiss"],
  message: ["suspend", "dismiss"],
  rating: ["remove_rating", "dismiss"],
  company: ["suspend", "dismiss"],
};

/** The decisions that an item allows. */
export function actionsFor(kind: OfficeKind, subject: OfficeSubject): readonly ItemAction[] {
  switch (kind) {
    case "report":
      return REPORTED[subject] ?? [];
    case "suspension":
      return ["confirm_suspension", "reinstate"];
    case "held":
      return ["release", "hide"];
    case "overruled":
      return ["hide", "no_action"];
    case "company":
      return ["set_level", "no_action"];
    case "contested":
      return subject === "rating" ? ["keep_rating", "remove_rating"] : ["clear_absence", "confirm_absence"];
    case "appeal":
      return ["uphold", "overturn"];
    case "contact":
      return ["answer", "no_action"];
    case "hours":
      return ["keep_hours", "take_cut"];
    case "undeclared":
      return ["lift_hold", "no_action"];
  }
}

const RESTRICTING: readonly OfficeAction[] = [
  "hide",
  "suspend",
  "confirm_suspension",
  "remove_rating",
  "confirm_absence",
];

/** A decision against somebody names the rule that was broken. */
export function isRuleMissing(action: ItemAction, rule: DecisionRule): boolean {
  return rule === "rules_respected" && (RESTRICTING as readonly ItemAction[]).includes(action);
}

const REVERSALS = {
  hide: "restore",
  suspend: "reinstate",
  confirm_suspension: "reinstate",
  remove_rating: "restore_rating",
  confirm_absence: "clear_absence",
  clear_absence: "confirm_absence",
  keep_hours: "take_cut",
  take_cut: "keep_hours",
} as const satisfies Partial<Record<OfficeAction, OfficeAction>>;

/** What undoes a decision after an appeal; null when another decision must be made instead. */
export function reversalOf(action: OfficeAction): (typeof REVERSALS)[keyof typeof REVERSALS] | null {
  return action in REVERSALS ? REVERSALS[action as keyof typeof REVERSALS] : null;
}

/** How far back the reports of one person count. */
export const REPORTER_MEMORY_DAYS = 90;
export const MANY_DISMISSED = 5;
export const DISMISSED_PER_UPHELD = 4;

/** Most of what this person reports is dismissed. */
export function isReporterLimited({ dismissed, upheld }: { dismissed: number; upheld: number }): boolean {
  return dismissed >= MANY_DISMISSED && dismissed >= DISMISSED_PER_UPHELD * upheld;
}

/** Within this time somebody else confirms a suspension, or it ends. */
export const SUSPENSION_CHECK_HOURS = 72;

const SUSPENSION_CHECK_MS = SUSPENSION_CHECK_HOURS * 3_600_000;

/** When a suspension ends if nobody else confirms it. */
export const suspensionEnd = (decidedAt: Date): Date => new Date(decidedAt.getTime() + SUSPENSION_CHECK_MS);

/** Suspensions decided before this and not confirmed have ended. */
export const suspensionLapsedBefore = (now: Date): Date => new Date(now.getTime() - SUSPENSION_CHECK_MS);

/** Whoever takes an item has it for this long. */
export const LEASE_MINUTES = 20;
const APPEAL_MONTHS = 6;
/** A decision needs a code given in this session less than so many minutes ago. */
const RECENT_FACTOR_MINUTES = 15;

export function isFactorRecent(checkedAt: Date | null, now: Date): boolean {
  return checkedAt !== null && now.getTime() - checkedAt.getTime() <= RECENT_FACTOR_MINUTES * 60_000;
}

/** Months by the calendar, in UTC. */
export function appealDeadline(decidedAt: Date): Date {
  const deadline = new Date(decidedAt);
  deadline.setUTCMonth(deadline.getUTCMonth() + APPEAL_MONTHS);
  // The 31st of August plus six months is the last day of February.
  if (deadline.getUTCDate() !== decidedAt.getUTCDate()) deadline.setUTCDate(0);
  return deadline;
}
