import { expect, test } from "vitest";
import { firstYesCancelUntil } from "./first-yes.ts";

const at = new Date("2026-11-16T21:36:00Z");

test("an acceptance by the first yes can be cancelled for ten minutes, any other has no such end", () => {
  const vetoUntil = new Date("2026-11-16T21:46:00Z");
  const first = { status: "accepted", decidedAt: at, confirmedAt: at, vetoUntil } as const;
  expect(firstYesCancelUntil(first)).toEqual(vetoUntil);
  // The start was too near: it was never possible.
  expect(firstYesCancelUntil({ ...first, vetoUntil: null })).toEqual(at);
  expect(firstYesCancelUntil({ ...first, confirmedAt: null })).toBeNull();
  expect(firstYesCancelUntil({ ...first, confirmedAt: new Date(at.getTime() + 1) })).toBeNull();
  expect(firstYesCancelUntil({ ...first, status: "rejected" })).toBeNull();
});
