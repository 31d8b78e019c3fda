import { expect, test } from "vitest";
import { countRecord, type RecordFacts, recordFact, recordSince } from "./record.ts";

const NOW = new Date("2026-11-19T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const NOTHING: RecordFacts = {
  attendance: null,
  attendanceAt: null,
  lateWithdrawal: false,
  withdrawnAt: null,
  contestedAt: null,
  contestDecidedAt: null,
};
const came: RecordFacts = { ...NOTHING, attendance: "worked", attendanceAt: daysAgo(2) };
const absent = (days: number): RecordFacts => ({ ...NOTHING, attendance: "absent", attendanceAt: daysAgo(days) });
const leftLate = (days: number): RecordFacts => ({ ...NOTHING, lateWithdrawal: true, withdrawnAt: daysAgo(days) });

test("twelve months are looked back on", () => {
  expect(recordSince(NOW).toISOString()).toBe("2025-11-19T12:00:00.000Z");
});

test.each([
  [came, "came"],
  [absent(1), "absent"],
  [leftLate(1), "left_late"],
  // Withdrawn early, or excused by the office.
  [{ ...NOTHING, withdrawnAt: daysAgo(3) }, null],
] as const)("%j is %s", (facts, fact) => {
  expect(recordFact(facts)).toBe(fact);
});

test("what is still open or contested is counted against nobody", () => {
  const lines = [
    came,
    absent(8),
    absent(2),
    { ...absent(9), contestedAt: daysAgo(8) },
    { ...absent(9), contestedAt: daysAgo(8), contestDecidedAt: daysAgo(1) },
    leftLate(10),
    leftLate(6),
  ].map((facts) => ({ ...facts, isReplaced: false }));
  expect(countRecord(lines, NOW)).toEqual({ came: 1, absent: 2, leftLate: 1, replaced: 0 });
  expect(countRecord([{ ...leftLate(10), isReplaced: true }], NOW)).toMatchObject({ leftLate: 1, replaced: 1 });
});
