import { addDays, parisDay, parisTime } from "./calendar.ts";
import type { Cents } from "./money.ts";
import { shiftStart } from "./worked-days.ts";

// A draft is its own thing, kept apart from missions: it has no status here.
export const MISSION_STATUSES = ["recruiting", "paused", "completed", "held"] as const;
export type MissionStatus = (typeof MISSION_STATUSES)[number];

export const MISSION_TYPES = ["full-time", "part-time", "contract", "freelance", "internship"] as const;
export type MissionType = (typeof MISSION_TYPES)[number];

export const PAY_PERIODS = ["hourly", "daily", "weekly", "monthly"] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

export const EXPERIENCE_LEVELS = ["entry-level", "mid-level", "senior-level", "executive"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const DEFAULT_HOURS_PER_DAY = 8;

// The legal week, and its average over a month: 35 × 52 / 12.
const HOURS_PER_WEEK = 35;
const HOURS_PER_MONTH = 151.67;

export const MAX_TITLE = 160;
const DAY_MS = 86_400_000;
const COPY_SUFFIX = " (copie)";

const ALMOST_FULL_BELOW = 5;
const ORANGE_FROM = 0.8;

export type Recruitment = {
  state: "open" | "almost_full" | "paused" | "filled" | "closed";
  /** Filled part of the bar, from 0 to 1; without a cap it is 0 and `placesLeft` is null: there is no bar to show. */
  ratio: number;
  placesLeft: number | null;
  tone: "ok" | "feu" | "grey";
};

export type Headcount = { positions: number; acceptedCount: number };

export function isStartLocked({ startsAt }: { startsAt: Date }, now: Date): boolean {
  return startsAt <= now;
}

/** Applications still welcome under the cap; null when there is no cap. */
export function placesLeft(maxApplications: number | null, applicationCount: number): number | null {
  return maxApplications === null ? null : Math.max(0, maxApplications - applicationCount);
}

export function isFilled({ positions, acceptedCount }: Headcount): boolean {
  return acceptedCount >= positions;
}

export function isOpen(mission: Headcount & { status: MissionStatus; startsAt: Date }, now: Date): boolean {
  return mission.status === "recruiting" && !isStartLocked(mission, now) && !isFilled(mission);
}

/** How far along the recruitment is, as a candidate sees it: the cap on applications, not the number of people wanted. */
export function recruitment(
  mission: Headcount & { status: MissionStatus; maxApplications: number | null; applicationCount: number },
): Recruitment {
  const { status, maxApplications, applicationCount } = mission;
  const left = placesLeft(maxApplications, applicationCount);
  if (status === "completed") return { state: "closed", ratio: 1, placesLeft: left, tone: "grey" };
  if (status === "paused" || status === "held") return { state: "paused", ratio: 1, placesLeft: left, tone: "grey" };
  if (isFilled(mission)) return { state: "filled", ratio: 1, placesLeft: left, tone: "grey" };
  if (maxApplications === null || left === null) return { state: "open", ratio: 0, placesLeft: null, tone: "ok" };

  const ratio = maxApplications > 0 ? Math.min(1, applicationCount / maxApplications) : 1;
  return {
    state: left < ALMOST_FULL_BELOW ? "almost_full" : "open",
    ratio,
    placesLeft: left,
    tone: ratio >= ORANGE_FROM ? "feu" : "ok",
  };
}

type Span = { startsAt: Date; endsAt: Date | null; totalDays: number | null; payPeriod: PayPeriod };

/** When the mission ends: its end date, else `totalDays` Paris days after the start (weeks when pay is weekly), else a day after it. */
export function missionEnd({ startsAt, endsAt, totalDays, payPeriod }: Span): Date {
  if (endsAt && endsAt > startsAt) return endsAt;
  const unit = payPeriod === "weekly" ? 7 : 1;
  const days = totalDays !== null && totalDays > 0 ? Math.ceil(totalDays * unit) : 1;
  return shiftStart(startsAt, addDays(parisDay(startsAt), days));
}

/** The hourly equivalent by which missions paid by different periods are compared and sorted. */
export function hourlyCents(pay: { payCents: Cents; payPeriod: PayPeriod; hoursPerDay: number | null }): Cents {
  return Math.round(pay.payCents / hoursPaid(pay.payPeriod, pay.hoursPerDay));
}

/** Within the length a title may have, whatever the number of copies of copies. */
export function duplicateTitle(title: string): string {
  return `${title.slice(0, MAX_TITLE - COPY_SUFFIX.length).trimEnd()}${COPY_SUFFIX}`;
}

/** What a copy of a copy was called first; a title that says nothing else stays. */
export function withoutCopySuffix(title: string): string {
  return title.replace(/(?:\s*\(copie\))+\s*$/i, "") || title;
}

/** The hours a copy keeps while its days are still to be chosen: that of the end only when it comes within a day of the start. */
export function hoursOfDay(startsAt: Date, endsAt: Date | null): { startTime: string; endTime: string | null } {
  const isWithinADay = endsAt !== null && endsAt.getTime() - startsAt.getTime() < DAY_MS;
  return { startTime: parisTime(startsAt), endTime: isWithinADay ? parisTime(endsAt) : null };
}

const NEXT_STATUSES: Record<MissionStatus, readonly MissionStatus[]> = {
  recruiting: ["paused", "completed"],
  // Released by a person of the office or by the register, never by its author.
  held: [],
  paused: ["recruiting", "completed"],
  // What is over stays over: a copy of it can be published.
  completed: [],
};

/** Staying in place is not a transition: a caller who wants repeats to be harmless compares first. */
export function refuseMissionTransition(from: MissionStatus, to: MissionStatus): "invalid_transition" | null {
  return NEXT_STATUSES[from].includes(to) ? null : "invalid_transition";
}

/** Someone counts on a mission that is neither closed nor over: it is closed, which tells them, before it disappears. */
export function refuseDelete(
  mission: { status: MissionStatus; acceptedCount: number; endsAt: Date },
  now: Date,
): "people_accepted" | null {
  return mission.acceptedCount > 0 && mission.status !== "completed" && mission.endsAt > now ? "people_accepted" : null;
}

function hoursPaid(period: PayPeriod, hoursPerDay: number | null): number {
  const perDay = hoursPerDay !== null && hoursPerDay > 0 ? hoursPerDay : DEFAULT_HOURS_PER_DAY;
  return { hourly: 1, daily: perDay, weekly: HOURS_PER_WEEK, monthly: HOURS_PER_MONTH }[period];
}
