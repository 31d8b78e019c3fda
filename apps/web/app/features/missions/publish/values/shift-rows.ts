import { shiftFr } from "@app/contract/missions/shifts.fr";
import { weeklyShifts } from "@app/domain/missions/recurrence";
import type { Shift } from "@app/domain/missions/shift";
import { refuseShifts, type ShiftRule } from "@app/domain/missions/shift-rules";
import { addDays, isDay, isTime, parisDay, parisTime } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import { formatClock } from "@app/domain/time/format-time";
import type { FieldErrors } from "../../../../ui/fields/field-errors.ts";
import type { TypedValues } from "../../../../ui/fields/form-values.ts";

/** A shift as typed. `offset`: how many days after the first it comes, in a copy whose days are still to be chosen. */
export type ShiftRow = Readonly<Record<keyof typeof ROW_FIELDS, string>>;

/** Repeated fields of the form. */
export const ROW_FIELDS = {
  id: "shiftId",
  offset: "shiftOffset",
  day: "shiftDay",
  start: "shiftStart",
  end: "shiftEnd",
  pause: "shiftBreak",
  positions: "shiftPositions",
} as const;

export const EMPTY_ROW: ShiftRow = { id: "", offset: "", day: "", start: "", end: "", pause: "30", positions: "1" };
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MOST_HOURS_LISTED = 3;

/** One row per repeated value. */
export function rowsOf(listed: (name: string) => readonly string[]): ShiftRow[] {
  const names = Object.entries(ROW_FIELDS);
  const columns = new Map(names.map(([key, name]) => [key, listed(name)]));
  const count = Math.max(...[...columns.values()].map((values) => values.length));
  return Array.from({ length: count }, (_, index) => {
    const cell = (key: keyof ShiftRow) => columns.get(key)?.[index]?.trim() ?? "";
    return {
      id: cell("id"),
      offset: cell("offset"),
      day: cell("day"),
      start: cell("start"),
      end: cell("end"),
      pause: cell("pause"),
      positions: cell("positions"),
    };
  });
}

export function rowsIn(form: FormData): ShiftRow[] {
  return rowsOf((name) => form.getAll(name).filter((value) => typeof value === "string"));
}

export function rowValues(rows: readonly ShiftRow[]): TypedValues {
  return Object.fromEntries(
    Object.entries(ROW_FIELDS).map(([key, name]) => [name, rows.map((row) => row[key as keyof ShiftRow])]),
  );
}

export function rowOf(shift: {
  id: number;
  startsAt: string;
  endsAt: string;
  breakMinutes: number;
  positions: number;
}) {
  const [startsAt, endsAt] = [new Date(shift.startsAt), new Date(shift.endsAt)];
  return {
    id: String(shift.id),
    offset: "",
    day: parisDay(startsAt),
    start: hasHours(startsAt) ? parisTime(startsAt) : "",
    end: hasHours(startsAt) ? parisTime(endsAt) : "",
    pause: String(shift.breakMinutes),
    positions: String(shift.positions),
  };
}

const isOffset = (text: string) => /^\d{1,3}$/.test(text);

/** The days of a copy follow the first one chosen. */
export function withDays(rows: readonly ShiftRow[]): ShiftRow[] {
  const anchor = rows.find(({ day, offset }) => isDay(day) && isOffset(offset));
  if (!anchor) return [...rows];
  return rows.map((row) => {
    if (row.day !== "" || !isOffset(row.offset)) return row;
    return { ...row, day: addDays(anchor.day, Number(row.offset) - Number(anchor.offset)) };
  });
}

/** The days of a mission whose hours were to be specified take those of the first row that has them. */
export function withHours(rows: readonly ShiftRow[]): ShiftRow[] {
  const known = rows.find(({ start, end }) => isTime(start) && isTime(end));
  if (!known) return [...rows];
  const { start, end, pause } = known;
  return rows.map((row) => (row.id !== "" && row.start === "" && row.end === "" ? { ...row, start, end, pause } : row));
}

/** Whoever takes all the shifts takes one place of each: the first row says how many. */
export function evenRows(rows: readonly ShiftRow[], takeSome: boolean): ShiftRow[] {
  const [first] = rows;
  return rows.map((row) => (takeSome || !first ? row : { ...row, positions: first.positions }));
}

/** Null while something is missing or cannot be read. */
export function shiftOf({ day, start, end, pause, positions }: ShiftRow): Shift | null {
  const [breakMinutes, people] = [wholeNumber(pause, 0, 720, 0), wholeNumber(positions, 1, 500, 1)];
  if (!isDay(day) || !isTime(start) || !isTime(end) || breakMinutes === null || people === null) return null;
  const hours = { startTime: start, endTime: end, breakMinutes, positions: people };
  return weeklyShifts({ weekdays: EVERY_DAY, from: day, until: day, ...hours })[0] ?? null;
}

function wholeNumber(text: string, min: number, max: number, otherwise: number): number | null {
  if (text === "") return otherwise;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

/** A stored shift whose start has passed. */
export function hasBegun(first: ShiftRow, now: Date): boolean {
  const shift = first.id === "" ? null : shiftOf(first);
  return shift !== null && shift.startsAt <= now;
}

/** At or before the start: the next day. */
export function endsNextDay({ start, end }: ShiftRow): boolean {
  return isTime(start) && isTime(end) && end <= start;
}

/** « 18 h – 0 h 30 »; empty when there are too many different hours to say. */
export function hoursPhrase(rows: readonly ShiftRow[]): string {
  const hours = rows
    .filter(({ start, end }) => isTime(start) && isTime(end))
    .map(({ start, end }) => `${formatClock(start)} – ${formatClock(end)}`);
  const different = [...new Set(hours)];
  return different.length > MOST_HOURS_LISTED ? "" : different.join(", ");
}

const FIELD_OF_RULE: Record<ShiftRule, keyof ShiftRow | null> = {
  none: null,
  too_many: null,
  end_before_start: "end",
  too_long: "end",
  over_twelve_hours: "end",
  break_too_long: "pause",
  overlap: "day",
  uneven_positions: "positions",
  span_too_long: null,
};

/** By row: `shiftDay-0`. The rows have their days and their people. */
export function rowErrors(rows: readonly ShiftRow[], terms: { takeSome: boolean; employee: boolean }): FieldErrors {
  const errors: Record<string, string> = {};
  const add = (index: number, key: keyof ShiftRow, sentence: string | null) => {
    if (sentence !== null) errors[`${ROW_FIELDS[key]}-${index}`] = sentence;
  };
  for (const [index, row] of rows.entries()) {
    add(index, "day", row.day === "" ? shiftFr.dayRequired : isDay(row.day) ? null : shiftFr.dayInvalid);
    add(index, "start", row.start === "" ? shiftFr.startRequired : isTime(row.start) ? null : shiftFr.timeInvalid);
    add(index, "end", row.end === "" ? shiftFr.endRequired : isTime(row.end) ? null : shiftFr.timeInvalid);
    add(index, "pause", wholeNumber(row.pause, 0, 720, 0) === null ? shiftFr.breakInvalid : null);
    add(index, "positions", wholeNumber(row.positions, 1, 500, 1) === null ? shiftFr.positionsInvalid : null);
  }
  if (Object.keys(errors).length > 0) return errors;
  const refusal = refuseShifts(
    rows.flatMap((row) => shiftOf(row) ?? []),
    terms,
  );
  if (!refusal) return errors;
  const key = FIELD_OF_RULE[refusal.rule];
  if (key) add(refusal.index, key, shiftFr.refusals[refusal.rule]);
  else errors["shifts"] = shiftFr.refusals[refusal.rule];
  return errors;
}
