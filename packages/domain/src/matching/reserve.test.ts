import { expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { callableNow, callsFor, refuseToAccept, refuseToStay, yesOutcome } from "./reserve.ts";

const startsAt = atParis("2026-11-20", "18:00");
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

test("one call for each place, two when the start is near", () => {
  expect([5, 3, 2.9].map((hours) => callsFor(2, { now: before(hours), startsAt }))).toEqual([2, 2, 4]);
});

test("what a yes does", () => {
  expect(yesOutcome(false, { now: before(5), startsAt })).toBe("asks");
  expect(yesOutcome(true, { now: before(3.1), startsAt })).toBe("vetoable");
  expect(yesOutcome(true, { now: before(3), startsAt })).toBe("booked");
});

test.each([
  ["at noon", "2026-11-20", "12:00", "everybody"],
  ["at night, for a start within hours", "2026-11-20", "06:15", "night_alerts"],
  ["at night, for a later start", "2026-11-20", "05:00", "nobody"],
] as const)("who may be called %s", (_, day, time, who) => {
  expect(callableNow({ now: atParis(day, time), startsAt })).toBe(who);
});

const facts = { isWaiting: false, isRefused: true, answer: null, isLive: true, calledUntil: null } as const;

test("whoever was refused may stay, and always leave", () => {
  expect(refuseToStay(facts, true)).toBeNull();
  expect(refuseToStay({ ...facts, isRefused: false, isWaiting: true }, true)).toBe("not_for_reserve");
  expect(refuseToStay({ ...facts, isLive: false }, true)).toBe("mission_over");
  expect(refuseToStay({ ...facts, isLive: false }, false)).toBeNull();
});

test("an employer accepts beforehand who waits or stayed, never who left; a call holds", () => {
  const waiting = { ...facts, isRefused: false, isWaiting: true };
  const now = before(5);
  expect(refuseToAccept(waiting, true, now)).toBeNull();
  expect(refuseToAccept({ ...waiting, answer: "no" }, true, now)).toBe("not_for_reserve");
  expect(refuseToAccept(facts, true, now)).toBe("not_for_reserve");
  expect(refuseToAccept({ ...facts, answer: "standby" }, true, now)).toBeNull();
  expect(refuseToAccept({ ...facts, calledUntil: before(4) }, false, now)).toBe("call_running");
  expect(refuseToAccept({ ...facts, calledUntil: before(6) }, false, now)).toBeNull();
});
