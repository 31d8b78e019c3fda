import { normalizeText } from "@app/domain/text/relevance";
import { addDays, atParis, isDay, isTime, parisDay, parisTime } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import { EMPTY_ROW, type ShiftRow, shiftOf } from "../values/shift-rows.ts";

export const MOMENTS = ["tonight", "tomorrow-morning", "tomorrow-noon", "tomorrow-evening"] as const;
export type Moment = (typeof MOMENTS)[number];

/** A mission the company published: its hours are proposed for the next one of that métier. */
export interface RecentMission {
  title: string;
  startsAt: string;
  endsAt: string;
  breakMinutes: number;
}

type Hours = Pick<ShiftRow, "start" | "end" | "pause">;

const EVENING: Hours = { start: "18:00", end: "00:30", pause: "30" };
const MORNING: Hours = { start: "08:00", end: "15:00", pause: "30" };
/** A service of four hours: no break is due. */
const NOON: Hours = { start: "11:00", end: "15:00", pause: "0" };
const NOON_FROM = "10:30";
const NOON_UNTIL = "14:00";
const EVENING_FROM = "16:00";
const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** Under six hours of work no break is due. */
const BREAK_DUE_MINUTES = 360;

const USUAL: Record<Moment, Hours> = {
  tonight: EVENING,
  "tomorrow-morning": MORNING,
  "tomorrow-noon": NOON,
  "tomorrow-evening": EVENING,
};

const dayOf = (moment: Moment, today: string) => (moment === "tonight" ? today : addDays(today, 1));

function isAt(start: string, moment: Moment): boolean {
  if (moment === "tomorrow-morning") return start < NOON_FROM;
  if (moment === "tomorrow-noon") return start >= NOON_FROM && start < NOON_UNTIL;
  return start >= EVENING_FROM;
}

/** The moments that can still begin. */
export function openMoments(now: Date): Moment[] {
  return MOMENTS.filter((moment) => moment !== "tonight" || parisDay(soonest(now)) === parisDay(now));
}

/** The hours of the last mission of that métier at that moment, else the usual ones; tonight never begins in the past. */
export function rowAt(
  moment: Moment,
  { title, recents, now }: { title: string; recents: readonly RecentMission[]; now: Date },
): ShiftRow {
  const wanted = normalizeText(title);
  const last = recents.find(
    ({ title: known, startsAt }) =>
      normalizeText(known) === wanted && hasHours(new Date(startsAt)) && isAt(parisTime(new Date(startsAt)), moment),
  );
  const hours = last ? hoursOf(last) : USUAL[moment];
  const row = { ...EMPTY_ROW, ...hours, day: dayOf(moment, parisDay(now)) };
  return moment === "tonight" ? notBefore(row, soonest(now)) : row;
}

function hoursOf({ startsAt, endsAt, breakMinutes }: RecentMission): Hours {
  return { start: parisTime(new Date(startsAt)), end: parisTime(new Date(endsAt)), pause: String(breakMinutes) };
}

/** The next half hour, half an hour from now at least. */
function soonest(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + HALF_HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS);
}

function notBefore(row: ShiftRow, earliest: Date): ShiftRow {
  if (atParis(row.day, row.start) >= earliest) return row;
  const late = { ...row, start: parisTime(earliest) };
  const shift = shiftOf(late);
  const minutes = shift ? (shift.endsAt.getTime() - shift.startsAt.getTime()) / MINUTE_MS : 0;
  return minutes < BREAK_DUE_MINUTES ? { ...late, pause: "0" } : late;
}

/** The moment a row says; « choose » for another day or hour, null for an empty one. */
export function momentOf({ day, start, end }: ShiftRow, today: string): Moment | "choose" | null {
  if (day === "" && start === "" && end === "") return null;
  if (!isDay(day) || !isTime(start)) return "choose";
  return MOMENTS.find((moment) => dayOf(moment, today) === day && isAt(start, moment)) ?? "choose";
}
