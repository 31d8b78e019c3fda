import type { RecordLine } from "@app/contract/applications/record";
import { expect, test } from "vitest";
import { countsText, lineText } from "./record-text.fr.ts";

const NONE = { came: 0, absent: 0, left_late: 0, replaced: 0 };

test.each([
  [NONE, undefined],
  [{ ...NONE, came: 1 }, "1\u00a0mission tenue"],
  [{ ...NONE, came: 9, absent: 2 }, "9\u00a0missions tenues, 2\u00a0absences"],
  [{ ...NONE, left_late: 1, replaced: 1 }, "1\u00a0retrait à moins de 24\u00a0h du début, place reprise"],
  [
    { ...NONE, left_late: 3, replaced: 2 },
    "3\u00a0retraits à moins de 24\u00a0h du début, dont 2\u00a0places reprises",
  ],
])("%j", (counts, text) => {
  expect(countsText(counts)).toBe(text);
});

const line: RecordLine = {
  application_id: 1,
  fact: "left_late",
  at: "2026-11-10T09:00:00Z",
  job: { id: 2, title: "Plongeur (H/F)", startDate: "2026-11-10T14:00:00Z" },
  company: { id: 3, name: "Brasserie" },
  minutes_before: 300,
  replaced: true,
  attendance: null,
  attendance_at: null,
  late_withdrawal: true,
  withdrawn_at: "2026-11-10T09:00:00Z",
  contested_at: null,
  contest_decided_at: null,
};

test("a line says when the employer was notified, and what became of the place", () => {
  expect(lineText(line)).toBe("Employeur prévenu 5\u00a0h avant le début. La place a été reprise.");
  expect(lineText({ ...line, minutes_before: null, replaced: false })).toBeUndefined();
});
