import type { Cents } from "../money/money.ts";
import { addDays, parisDay, parisTime } from "../time/calendar.ts";
import { hasHours } from "../time/day-without-hours.ts";
import { shiftStart } from "../time/worked-days.ts";

// Drafts have a table of their own: they have no status here.
export const MISSION_STATUSES = ["recruiting", "paused", "completed", "held"] as const;
export type MissionStatus = (typeof MISSION_STATUSES)[number];

/** Who chooses: the employer among applications, or the first person who says yes has the place. */
export const BOOKING_MODES = ["choose", "first"] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

export const MISSION_TYPES = ["full-time", "part-time", "contract", "freelance", "internship"] as const;
export type MissionType = (typeof MISSION_TYPES)[number];

export const PAY_PERIODS = ["hourly", "daily", "weekly", "monthly"] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

export const EXPERIENCE_LEVELS = ["entry-level", "mid-level", "senior-level", "executive"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const DEFAULT_HOURS_PER_DAY = 8;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// The legal week, and its average over a month: 35 × 52 / 12.
const HOURS_PER_WEEK = 35;
const HOURS_PER_MONTH = 151.67;

export const MAX_TITLE = 160;
const DAY_MS = 86_400_000;

export type Headcount = { positions: number; acceptedCount: number };

export function isStartLocked({ startsAt }: { startsAt: Date }, now: Date): boolean {
  return startsAt <= now;
}

const URGENT_MS = 72 * HOUR_MS;

/** Urgent means that work starts within three days. */
export function isUrgentStart(startsAt: Date, now: Date): boolean {
  return startsAt > now && startsAt.getTime() - now.getTime() <= URGENT_MS;
}

/** Within a day: marked urgent unless its employer says otherwise. */
export function isUrgentByDefault(startsAt: Date, now: Date): boolean {
  return startsAt > now && startsAt.getTime() - now.getTime() <= DAY_MS;
}

export function isFilled({ positions, acceptedCount }: Headcount): boolean {
  return acceptedCount >= positions;
}

type Span = {
  startsAt: Date;
  endsAt: Date | null;
  totalDays: number | null;
  payPeriod: PayPeriod;
  hoursPerDay: number | null;
};

/** When the mission ends: its end date, else the end of the work of its last Paris day (`totalDays` are weeks when pay is weekly). */
export function missionEnd({ startsAt, endsAt, totalDays, payPeriod, hoursPerDay }: Span): Date {
  if (endsAt && endsAt > startsAt) return endsAt;
  const unit = payPeriod === "weekly" ? 7 : 1;
  const days = totalDays !== null && totalDays > 0 ? Math.ceil(totalDays * unit) : 1;
  const lastShift = shiftStart(startsAt, addDays(parisDay(startsAt), days - 1));
  return new Date(lastShift.getTime() + shiftMs(hoursPerDay));
}

/** The hours of a day's work: as given, else eight. */
export function shiftHours(hoursPerDay: number | null): number {
  return hoursPerDay !== null && hoursPerDay > 0 ? Math.min(hoursPerDay, 24) : DEFAULT_HOURS_PER_DAY;
}

/** The same in whole minutes, as 7.33 hours are meant: 7 hours and 20 minutes. */
export function shiftMs(hoursPerDay: number | null): number {
  return Math.max(1, Math.round(shiftHours(hoursPerDay) * 60)) * MINUTE_MS;
}

/** The hourly equivalent by which missions paid by different periods are compared and sorted. */
export function hourlyCents(pay: { payCents: Cents; payPeriod: PayPeriod; hoursPerDay: number | null }): Cents {
  return Math.round(pay.payCents / hoursPaid(pay.payPeriod, pay.hoursPerDay));
}

/** Copies had a marked title: drafts of that time lose it when published. A title that says nothing else stays. */
export function withoutCopySuffix(title: string): string {
  return title.replace(/(?: {0,3}\(copie\)){1,30} {0,3}$/i, "") || title;
}

/** The hours a copy keeps while its days are still to be chosen: that of the end only when it comes within a day of the start. */
export function hoursOfDay(startsAt: Date, endsAt: Date | null): { startTime: string | null; endTime: string | null } {
  if (!hasHours(startsAt)) return { startTime: null, endTime: null };
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

/** Someone counts on a mission that is neither closed nor over: it is closed first, which notifies them. */
export function refuseDelete(
  mission: { status: MissionStatus; acceptedCount: number; endsAt: Date },
  now: Date,
): "people_accepted" | null {
  return mission.acceptedCount > 0 && mission.status !== "completed" && mission.endsAt > now ? "people_accepted" : null;
}

function hoursPaid(period: PayPeriod, hoursPerDay: number | null): number {
  return { hourly: 1, daily: shiftHours(hoursPerDay), weekly: HOURS_PER_WEEK, monthly: HOURS_PER_MONTH }[period];
}
