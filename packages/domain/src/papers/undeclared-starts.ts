/** Hires that began without an answer about their declaration: what a company is written to for, then held for. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** After the first minute of a hire, to note what was done elsewhere; `follow_hire_start` in SQL does the same. */
export const ANSWER_HOURS = 24;
/** An older start counts no more; `starts_without_answer` in SQL does the same. */
export const COUNTED_DAYS = 90;
/** With so many, the office writes to the owners. */
const WRITTEN_FROM = 2;
/** With so many, nothing more is published until answers come. */
export const HELD_FROM = 3;

export const countedSince = (now: Date): Date => new Date(now.getTime() - COUNTED_DAYS * DAY_MS);

type UndeclaredStep = "none" | "written" | "held";

export function undeclaredStep(starts: number): UndeclaredStep {
  if (starts >= HELD_FROM) return "held";
  return starts >= WRITTEN_FROM ? "written" : "none";
}
