import { describe, expect, it, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { expiryOf, type PropositionFacts, propositionState, refuseAnswer, standbyExpiry } from "./proposition.ts";

const now = new Date("2026-11-17T10:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (ms: number) => new Date(now.getTime() + ms);
const minutesUntil = (date: Date) => (date.getTime() - now.getTime()) / MINUTE;

test.each([
  [10 * MINUTE, 10],
  [20 * MINUTE, 20],
  [4 * HOUR - 1, 20],
  [4 * HOUR, 240],
  [24 * HOUR - 1, 240],
  [24 * HOUR, 24 * 60],
  [72 * HOUR, 24 * 60],
])("a proposition made %d ms before the start can be answered", (left, minutes) => {
  expect(minutesUntil(expiryOf({ now, startsAt: at(left) }))).toBe(minutes);
});

test.each([
  ["21:50", "11:00", "07:30"],
  ["18:30", "11:00", "07:30"],
  ["17:30", "11:00", null],
  ["19:00", "07:00", "07:00"],
])("told at %s for tomorrow %s: sleeping costs nobody their answer", (made, starts, until) => {
  const [at, startsAt] = [atParis("2026-11-17", made), atParis("2026-11-18", starts)];
  expect(expiryOf({ now: at, startsAt })).toEqual(
    until === null ? new Date(at.getTime() + 4 * HOUR) : atParis("2026-11-18", until),
  );
});

test.each([
  [2 * MINUTE, 2],
  [3 * HOUR - 1, 5],
  [3 * HOUR, 15],
  [24 * HOUR, 15],
  [24 * HOUR + 1, 120],
])("a standby called %d ms before the start can answer", (left, minutes) => {
  expect(minutesUntil(standbyExpiry({ now, startsAt: at(left) }))).toBe(minutes);
});

const open = { isLive: true, isFilled: false };
const filled = { isLive: true, isFilled: true };
const over = { isLive: false, isFilled: false };
const facts = (overrides: Partial<PropositionFacts> = {}): PropositionFacts => ({
  answer: null,
  expiresAt: at(HOUR),
  calledUntil: null,
  mission: open,
  ...overrides,
});

describe("propositionState", () => {
  test.each<[string, Partial<PropositionFacts>, string]>([
    ["waits", {}, "waiting"],
    ["has expired at its last instant", { expiresAt: now }, "expired"],
    ["is closed once filled", { mission: filled }, "closed"],
    ["is closed with its mission", { mission: over }, "closed"],
    ["stays on standby while filled", { answer: "standby", mission: filled }, "standby"],
    ["waits again when called", { answer: "standby", calledUntil: at(1) }, "waiting"],
    ["stays on standby when the call went unanswered", { answer: "standby", calledUntil: now }, "standby"],
    [
      "stays on standby when another took the place",
      { answer: "standby", calledUntil: at(1), mission: filled },
      "standby",
    ],
    ["says yes for good", { answer: "yes", mission: over }, "yes"],
  ])("%s", (_, overrides, state) => {
    expect(propositionState(facts(overrides), now)).toBe(state);
  });
});

describe("refuseAnswer", () => {
  it("lets someone who came too late stay on standby", () => {
    expect(refuseAnswer(facts({ mission: filled }), "yes", now)).toBe("place_taken");
    expect(refuseAnswer(facts({ mission: filled }), "standby", now)).toBeNull();
  });

  test.each<[string, Partial<PropositionFacts>, "yes" | "no" | "standby", string | null]>([
    ["a waiting one takes any answer", {}, "yes", null],
    ["an expired one takes none", { expiresAt: now }, "no", "proposition_expired"],
    ["a closed mission takes none", { mission: over }, "standby", "proposition_closed"],
    ["a yes is not changed", { answer: "yes" }, "no", "proposition_answered"],
    ["a standby cannot say yes before being called", { answer: "standby" }, "yes", "proposition_answered"],
    ["a standby may leave", { answer: "standby" }, "no", null],
    ["a called standby says yes", { answer: "standby", calledUntil: at(1) }, "yes", null],
    ["too late for the call", { answer: "standby", calledUntil: now }, "yes", "proposition_expired"],
    ["the place was taken meanwhile", { answer: "standby", calledUntil: at(1), mission: filled }, "yes", "place_taken"],
  ])("%s", (_, overrides, to, refusal) => {
    expect(refuseAnswer(facts(overrides), to, now)).toBe(refusal);
  });
});
