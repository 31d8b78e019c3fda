import { expect, test } from "vitest";
import { APPLICATION_STATE_LABELS } from "./labels.fr.ts";
import { APPLICATION_STATES, type StateFacts, stateOf } from "./state.ts";

const NOW = new Date("2026-11-18T10:00:00Z");
const facts: StateFacts = {
  status: "pending",
  candidateStatus: null,
  ended: null,
  attendance: null,
  reserve: null,
  vetoUntil: null,
  isAskedAgain: false,
  endsAt: new Date("2026-11-19T18:00:00Z"),
};
const past = { endsAt: new Date("2026-11-17T18:00:00Z") };
const confirmed = { status: "accepted", candidateStatus: "confirmed" } as const;

test.each<[string, Partial<StateFacts>]>([
  ["waiting", {}],
  ["waiting", { status: "reviewed" }],
  ["lapsed", { status: "lapsed" }],
  ["refused", { status: "rejected" }],
  ["cancelled", { status: "rejected", ended: "cancelled" }],
  ["released", { status: "rejected", ended: "released" }],
  ["waiting", { reserve: "in" }],
  ["called", { reserve: "called" }],
  ["reserve", { status: "rejected", reserve: "in" }],
  ["reserve", { status: "lapsed", reserve: "in" }],
  ["vetoable", { ...confirmed, vetoUntil: new Date(NOW.getTime() + 60_000) }],
  ["confirmed", { ...confirmed, vetoUntil: NOW }],
  ["to_confirm", { status: "accepted" }],
  ["confirmed", confirmed],
  ["to_reconfirm", { ...confirmed, isAskedAgain: true }],
  ["done", { ...confirmed, ...past }],
  ["done", { ...confirmed, attendance: "worked" }],
  ["absent", { ...confirmed, ...past, attendance: "absent" }],
  ["withdrawn", { candidateStatus: "withdrawn" }],
  ["withdrawn", { status: "accepted", candidateStatus: "withdrawn" }],
  ["withdrawn", { status: "rejected", candidateStatus: "withdrawn", ended: "cancelled" }],
])("%s", (state, changed) => {
  expect(stateOf({ ...facts, ...changed }, NOW)).toBe(state);
});

test("each state has its words for both sides, and no two of one side are the same", () => {
  for (const labels of Object.values(APPLICATION_STATE_LABELS)) {
    expect(Object.keys(labels).toSorted()).toEqual([...APPLICATION_STATES].toSorted());
    expect(new Set(Object.values(labels)).size).toBe(APPLICATION_STATES.length);
  }
});
