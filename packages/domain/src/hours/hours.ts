/** The hours of a person on one shift: declared by them, agreed by their employer or by silence, never lowered without their yes. */
import { parisDay, parisStartOfDay } from "../time/calendar.ts";
import { hasHours } from "../time/day-without-hours.ts";
import { type WorkedHours, workedMinutes } from "./worked-hours.ts";

export const HOURS_STATES = ["proposed", "declared", "cut", "agreed", "contested"] as const;
export type HoursState = (typeof HOURS_STATES)[number];

export const HOURS_ACTIONS = ["declare", "validate", "cut", "accept", "contest"] as const;
export type HoursAction = (typeof HOURS_ACTIONS)[number];

/** Who made the hours agreed. */
export const HOURS_AGREED_BY = ["company", "silence", "person", "office"] as const;
export type HoursAgreedBy = (typeof HOURS_AGREED_BY)[number];

export type HoursSide = "person" | "company";
const OWN_ACTIONS: Record<HoursSide, readonly HoursAction[]> = {
  person: ["declare", "accept", "contest"],
  company: ["validate", "cut"],
};
export const isOwnAction = (side: HoursSide, action: HoursAction) => OWN_ACTIONS[side].includes(action);

const HOUR_MS = 3_600_000;
/** After so long without an answer of the employer, what the person declared is agreed. */
export const SILENCE_HOURS = 72;
/** After so long without an answer of the person, what the employer proposes goes to the office. */
export const CUT_DAYS = 7;

/** When silence does something; null where nobody is waited for by a clock. Hours nobody declared wait as long as they must. */
export function hoursDueAt(state: HoursState, isDeclared: boolean, at: Date): Date | null {
  if (state === "declared") return new Date(at.getTime() + SILENCE_HOURS * HOUR_MS);
  return state === "cut" && isDeclared ? new Date(at.getTime() + CUT_DAYS * 24 * HOUR_MS) : null;
}

type Planned = { startsAt: Date; endsAt: Date };

/** From when hours may be said: the start, or the beginning of a day whose hours are not specified. */
export const hoursFrom = ({ startsAt }: Pick<Planned, "startsAt">): Date =>
  hasHours(startsAt) ? startsAt : parisStartOfDay(parisDay(startsAt));

export type HoursFacts = { state: HoursState; isDeclared: boolean; startsAt: Date };
export type HoursRefusal = "not_started" | "already_agreed" | "in_office" | "cut_waiting" | "not_declared" | "no_cut";

/** Why an action of one's own side is refused, or nothing. */
export function refuseHours(facts: HoursFacts, action: HoursAction, now: Date): HoursRefusal | null {
  const { state, isDeclared } = facts;
  if (hoursFrom(facts) > now) return "not_started";
  if (state === "agreed") return "already_agreed";
  switch (action) {
    case "declare":
      if (state === "contested") return "in_office";
      // Entered by the employer alone, the person's own declaration still comes first.
      return state === "cut" && isDeclared ? "cut_waiting" : null;
    case "validate":
      // Also takes back a cut, before or after the person contested it.
      return isDeclared ? null : "not_declared";
    case "cut":
      if (state === "contested") return "in_office";
      return state === "cut" && isDeclared ? "cut_waiting" : null;
    case "accept":
      return state === "cut" ? null : "no_cut";
    case "contest":
      if (state !== "cut") return "no_cut";
      return isDeclared ? null : "not_declared";
  }
}

/** What one side may do now. */
export const hoursActions = (side: HoursSide, facts: HoursFacts, now: Date): HoursAction[] =>
  OWN_ACTIONS[side].filter((action) => refuseHours(facts, action, now) === null);

/** What each action leads to. */
export const HOURS_AFTER: Record<HoursAction, HoursState> = {
  declare: "declared",
  validate: "agreed",
  cut: "cut",
  accept: "agreed",
  contest: "contested",
};

/** Work said to begin or end further than this from the shift is a slip of the finger. */
const AROUND_HOURS = 12;
const LONGEST_HOURS = 24;

export type TypedRefusal = { field: "in" | "out" | "breakMinutes"; reason: TypedReason };
export type TypedReason = "whole_minute" | "out_before_in" | "too_long" | "too_far" | "in_future" | "break_too_long";

/** Whether these hours can be those of this shift. */
export function refuseTyped(hours: WorkedHours, shift: Planned, now: Date): TypedRefusal | null {
  const { inAt, outAt, breakMinutes } = hours;
  if (inAt.getTime() % 60_000 !== 0) return { field: "in", reason: "whole_minute" };
  if (outAt.getTime() % 60_000 !== 0) return { field: "out", reason: "whole_minute" };
  if (outAt <= inAt) return { field: "out", reason: "out_before_in" };
  if (outAt.getTime() - inAt.getTime() > LONGEST_HOURS * HOUR_MS) return { field: "out", reason: "too_long" };
  const [from, until] = boundsOf(shift);
  if (inAt < from || inAt >= until) return { field: "in", reason: "too_far" };
  if (outAt > until) return { field: "out", reason: "too_far" };
  if (outAt > now) return { field: "out", reason: "in_future" };
  return breakMinutes < 0 || workedMinutes(hours) < 1 ? { field: "breakMinutes", reason: "break_too_long" } : null;
}

function boundsOf(shift: Planned): [from: Date, until: Date] {
  const around = AROUND_HOURS * HOUR_MS;
  if (hasHours(shift.startsAt)) {
    return [new Date(shift.startsAt.getTime() - around), new Date(shift.endsAt.getTime() + around)];
  }
  const from = hoursFrom(shift);
  return [from, new Date(from.getTime() + 2 * LONGEST_HOURS * HOUR_MS)];
}
