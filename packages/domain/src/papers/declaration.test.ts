import { expect, test } from "vitest";
import { isDeclarable, isDeclarationDue, refuseDeclaredAt } from "./declaration.ts";

const starts = new Date("2026-11-21T17:00:00Z");
const now = new Date("2026-11-22T08:00:00Z");

test.each([
  ["2026-11-13T16:59:59Z", "too_early"],
  ["2026-11-13T17:00:00Z", null],
  ["2026-11-21T17:00:00Z", null],
  ["2026-11-22T07:00:00Z", null],
  ["2026-11-22T08:00:01Z", "in_future"],
])("declared at %s: %s", (text, refusal) => {
  expect(refuseDeclaredAt(new Date(text), starts, now)).toBe(refusal);
});

test.each([
  ["2026-11-21T14:59:59Z", false],
  ["2026-11-21T15:00:00Z", true],
  ["2026-11-21T18:00:00Z", true],
])("at %s it is due: %s", (text, expected) => {
  expect(isDeclarationDue(starts, new Date(text))).toBe(expected);
});

const yes = { status: "accepted", candidateStatus: "confirmed", contractKind: "extra" } as const;
test.each([
  [yes, true],
  // Asked again because the hours moved.
  [{ ...yes, candidateStatus: null }, true],
  [{ ...yes, candidateStatus: "withdrawn" as const }, false],
  [{ ...yes, status: "rejected" as const }, false],
  [{ ...yes, contractKind: "agency" as const }, true],
  [{ ...yes, contractKind: "freelance" as const }, false],
  [{ ...yes, contractKind: "internship" as const }, false],
])("%o is a hire to declare: %s", (hire, expected) => {
  expect(isDeclarable(hire)).toBe(expected);
});
