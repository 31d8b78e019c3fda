import { expect, test } from "vitest";
import { slipState } from "./card-state.ts";

const NOW = new Date("2026-11-16T14:40:00Z");
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const open = {
  status: "recruiting" as const,
  positions: 3,
  acceptedCount: 2,
  nextStart: inHours(5),
  endsAt: inHours(11),
};

test.each([
  ["a place is left", open, "missing"],
  ["a place is left, two hours before", { ...open, nextStart: inHours(2) }, "soon"],
  ["every place is taken", { ...open, acceptedCount: 3, nextStart: null }, "full"],
  ["one has not confirmed", { ...open, acceptedCount: 3, confirmedCount: 2, nextStart: null }, "full"],
  ["everyone has confirmed", { ...open, acceptedCount: 3, confirmedCount: 3, nextStart: null }, "ready"],
  ["it has begun with a place left", { ...open, nextStart: null }, "over"],
  ["it has ended", { ...open, acceptedCount: 3, confirmedCount: 3, nextStart: null, endsAt: inHours(-1) }, "over"],
  ["it was closed", { ...open, status: "completed" as const }, "over"],
])("%s", (_, mission, state) => {
  expect(slipState(mission, NOW)).toBe(state);
});
