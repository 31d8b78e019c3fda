import { type MissedFacts, missedAt, missedState } from "./attendance.ts";

/** What became of a person's yes: they came, they were absent, or they withdrew too late. */
export const RECORD_FACTS = ["came", "absent", "left_late"] as const;
export type RecordFact = (typeof RECORD_FACTS)[number];

const RECORD_MONTHS = 12;

export type RecordFacts = MissedFacts & { contestedAt: Date | null; contestDecidedAt: Date | null };

/** Facts older than that are shown to nobody. */
export function recordSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - RECORD_MONTHS);
  return since;
}

/** Null while nothing is known of it. */
export function recordFact({ attendance, lateWithdrawal }: MissedFacts): RecordFact | null {
  if (attendance === "worked") return "came";
  if (attendance === "absent") return "absent";
  return lateWithdrawal ? "left_late" : null;
}

/** `replaced`: of the late withdrawals, those whose place somebody else took. */
export type RecordCounts = { came: number; absent: number; leftLate: number; replaced: number };

/** What others read: an absence or a late withdrawal only once it counts, which a contest suspends. */
export function countRecord(lines: readonly (RecordFacts & { isReplaced: boolean })[], now: Date): RecordCounts {
  const counts: RecordCounts = { came: 0, absent: 0, leftLate: 0, replaced: 0 };
  for (const line of lines) {
    const fact = recordFact(line);
    if (fact === "came") counts.came += 1;
    const since = missedAt(line);
    if (since === null || missedState({ ...line, since }, now) !== "counted") continue;
    if (fact === "absent") counts.absent += 1;
    else {
      counts.leftLate += 1;
      if (line.isReplaced) counts.replaced += 1;
    }
  }
  return counts;
}
