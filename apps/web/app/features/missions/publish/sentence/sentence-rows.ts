import type { SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import type { DayHours } from "@app/domain/missions/sentence/sentence-hours";
import { atParis } from "@app/domain/time/calendar";
import { EMPTY_ROW, endsNextDay, type ShiftRow } from "../values/shift-rows.ts";

/** Under six hours of work no break is due. */
const BREAK_DUE_MINUTES = 360;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** A sentence without hours leaves those of the form. */
const NO_HOURS = "-";

/** The rows that a sentence fills; null when it says nothing certain of when. What it does not say stays as in `first`. */
export function rowsOfSentence(reading: SentenceReading, first: ShiftRow): ShiftRow[] | null {
  const days = reading.days?.value ?? null;
  const hours = reading.hours?.value ?? null;
  const people = reading.people?.value ?? null;
  if (days === null && hours === null) return null;
  const positions = people === null ? first.positions : String(people);
  const rows = (days ?? [first.day]).flatMap((day) =>
    rangesOn(day, hours).map((range): ShiftRow => {
      const [start = "", end = ""] = range.replace("+1", "").split("-");
      const times = range === NO_HOURS ? { start: first.start, end: first.end } : { start, end };
      const row = { ...EMPTY_ROW, day, ...times, positions };
      return { ...row, pause: pauseOf(row, reading.breakMinutes?.value ?? null) };
    }),
  );
  return rows.length > 0 ? rows : null;
}

const isList = (hours: DayHours): hours is readonly string[] => Array.isArray(hours);

function rangesOn(day: string, hours: DayHours | null): readonly string[] {
  if (hours === null) return [NO_HOURS];
  return isList(hours) ? hours : (hours[day] ?? [NO_HOURS]);
}

function pauseOf(row: ShiftRow, minutes: number | null): string {
  if (minutes !== null) return String(minutes);
  if (row.start === "" || row.end === "") return EMPTY_ROW.pause;
  return lengthOf(row) < BREAK_DUE_MINUTES ? "0" : EMPTY_ROW.pause;
}

/** On a day without a change of clocks. */
function lengthOf(row: ShiftRow): number {
  const [start, end] = [row.start, row.end].map((time) => atParis("2026-01-15", time).getTime() / MINUTE_MS);
  return (end ?? 0) - (start ?? 0) + (endsNextDay(row) ? DAY_MINUTES : 0);
}
