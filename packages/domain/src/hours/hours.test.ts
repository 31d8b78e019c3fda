import { describe, expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { dayWithoutHours } from "../time/day-without-hours.ts";
import { formatBreak, hoursLabel } from "./hours.fr.ts";
import {
  HOURS_ACTIONS,
  HOURS_STATES,
  type HoursAction,
  type HoursState,
  hoursActions,
  hoursDueAt,
  hoursFrom,
  refuseHours,
  refuseTyped,
} from "./hours.ts";
import {
  formatWorked,
  hoursPay,
  nearestClock,
  plannedMinutes,
  proposedHours,
  weekOf,
  workedMinutes,
} from "./worked-hours.ts";

const startsAt = atParis("2026-11-17", "18:00");
const endsAt = atParis("2026-11-18", "00:30");
const now = atParis("2026-11-18", "09:00");
/** No code was typed. */
const NONE = { inAt: null, outAt: null };
const shift = { startsAt, endsAt, breakMinutes: 30, breakPaid: false };

describe("what each state allows", () => {
  const ALLOWED: Record<HoursState, { declared: HoursAction[]; undeclared: HoursAction[] }> = {
    proposed: { declared: [], undeclared: ["declare", "cut"] },
    declared: { declared: ["declare", "validate", "cut"], undeclared: [] },
    cut: { declared: ["validate", "accept", "contest"], undeclared: ["declare", "cut", "accept"] },
    agreed: { declared: [], undeclared: [] },
    contested: { declared: ["validate"], undeclared: [] },
  };
  const cases = HOURS_STATES.flatMap((state) =>
    ([true, false] as const)
      .map((isDeclared) => ({ state, isDeclared, allowed: ALLOWED[state][isDeclared ? "declared" : "undeclared"] }))
      // Proposed hours are not declared, and those that are declared or contested are.
      .filter(({ isDeclared }) => isDeclared !== (state === "proposed") || state === "cut" || state === "agreed"),
  );
  test.each(cases)("$state, declared: $isDeclared", ({ state, isDeclared, allowed }) => {
    const facts = { state, isDeclared, startsAt };
    expect(HOURS_ACTIONS.filter((action) => refuseHours(facts, action, now) === null)).toEqual(allowed);
    expect([...hoursActions("person", facts, now), ...hoursActions("company", facts, now)].toSorted()).toEqual(
      allowed.toSorted(),
    );
  });

  test("nothing before the start, nor before the day whose hours are not specified", () => {
    const facts = { state: "proposed", isDeclared: false, startsAt } as const;
    expect(refuseHours(facts, "declare", new Date(startsAt.getTime() - 1))).toBe("not_started");
    expect(refuseHours(facts, "declare", startsAt)).toBeNull();
    expect(hoursFrom({ startsAt: dayWithoutHours("2026-11-17") })).toEqual(atParis("2026-11-17", "00:00"));
  });

  test("silence waits for 72 hours after a declaration, and for 7 days after a cut of it", () => {
    expect(hoursDueAt("declared", true, now)).toEqual(new Date(now.getTime() + 72 * 3_600_000));
    expect(hoursDueAt("cut", true, now)).toEqual(new Date(now.getTime() + 7 * 86_400_000));
    expect([
      hoursDueAt("cut", false, now),
      hoursDueAt("agreed", true, now),
      hoursDueAt("contested", true, now),
    ]).toEqual([null, null, null]);
  });
});

describe("hours typed", () => {
  const typed = { inAt: atParis("2026-11-17", "18:20"), outAt: atParis("2026-11-18", "00:45"), breakMinutes: 30 };
  test.each([
    ["as they were", {}, null],
    ["with seconds", { inAt: new Date(typed.inAt.getTime() + 1000) }, ["in", "whole_minute"]],
    ["with seconds at the end", { outAt: new Date(typed.outAt.getTime() + 1) }, ["out", "whole_minute"]],
    ["ending when they begin", { outAt: typed.inAt }, ["out", "out_before_in"]],
    ["twelve hours before the shift", { inAt: atParis("2026-11-17", "06:00") }, null],
    ["a minute sooner", { inAt: atParis("2026-11-17", "05:59") }, ["in", "too_far"]],
    ["later than now", { outAt: atParis("2026-11-18", "09:01") }, ["out", "in_future"]],
    ["all break", { breakMinutes: 385 }, ["breakMinutes", "break_too_long"]],
    ["a minute of work", { breakMinutes: 384 }, null],
    ["a negative break", { breakMinutes: -1 }, ["breakMinutes", "break_too_long"]],
  ] as const)("%s", (_, fields, expected) => {
    const refusal = refuseTyped({ ...typed, ...fields }, shift, now);
    expect(refusal && [refusal.field, refusal.reason]).toEqual(expected);
  });

  test("of a day without hours are on that day or end the day after", () => {
    const open = { startsAt: dayWithoutHours("2026-11-16"), endsAt: dayWithoutHours("2026-11-16") };
    const day = (from: string, to: string) => ({
      inAt: atParis("2026-11-16", from),
      outAt: atParis("2026-11-16", to),
      breakMinutes: 0,
    });
    expect(refuseTyped(day("08:00", "16:00"), open, now)).toBeNull();
    const before = { ...day("08:00", "16:00"), inAt: atParis("2026-11-15", "23:00") };
    expect(refuseTyped(before, open, now)).toEqual({ field: "in", reason: "too_far" });
  });
});

describe("proposed", () => {
  test("as planned, and the line says so", () => {
    expect(proposedHours(shift, NONE)).toEqual({ inAt: startsAt, outAt: endsAt, breakMinutes: 30, source: "planned" });
  });
  test("a paid break is not taken away", () => {
    expect(proposedHours({ ...shift, breakPaid: true }, NONE)?.breakMinutes).toBe(0);
    expect([plannedMinutes(shift), plannedMinutes({ ...shift, breakPaid: true })]).toEqual([360, 390]);
  });
  test("from the codes, to the minute, from the planned start at the earliest", () => {
    const at = (time: string, day = "2026-11-17") => new Date(atParis(day, time).getTime() + 20_500);
    const late = proposedHours(shift, { inAt: at("18:20"), outAt: at("00:47", "2026-11-18") });
    expect(late).toEqual({
      inAt: atParis("2026-11-17", "18:20"),
      outAt: atParis("2026-11-18", "00:47"),
      breakMinutes: 30,
      source: "code",
    });
    expect(proposedHours(shift, { inAt: at("17:52"), outAt: null })).toMatchObject({
      inAt: startsAt,
      outAt: endsAt,
      source: "code",
    });
  });
  test("nothing for a day without hours", () => {
    expect(proposedHours({ ...shift, startsAt: dayWithoutHours("2026-11-17") }, NONE)).toBeNull();
  });
  test("as planned when the codes leave no work", () => {
    expect(proposedHours(shift, { inAt: startsAt, outAt: startsAt })).toMatchObject({
      outAt: endsAt,
      source: "planned",
    });
  });
});

describe("the clock nearest to what was planned", () => {
  test.each([
    ["the same evening", "18:20", startsAt, "2026-11-17T17:20:00.000Z"],
    ["after midnight", "00:45", endsAt, "2026-11-17T23:45:00.000Z"],
    ["before midnight, of an end after it", "23:50", endsAt, "2026-11-17T22:50:00.000Z"],
    ["the second passage of October", "02:30", new Date("2026-10-25T01:40:00Z"), "2026-10-25T01:30:00.000Z"],
    ["the first passage of October", "02:30", new Date("2026-10-25T00:20:00Z"), "2026-10-25T00:30:00.000Z"],
    ["the hour skipped in March", "02:30", new Date("2026-03-29T01:10:00Z"), "2026-03-29T01:30:00.000Z"],
  ] as const)("%s", (_, time, near, expected) => {
    expect(nearestClock(time, near).toISOString()).toBe(expected);
  });
});

test("a night when clocks change counts what was lived", () => {
  const night = (day: string, next: string) => ({
    inAt: atParis(day, "22:00"),
    outAt: atParis(next, "06:00"),
    breakMinutes: 20,
  });
  expect(workedMinutes(night("2026-10-24", "2026-10-25"))).toBe(9 * 60 - 20);
  expect(workedMinutes(night("2026-03-28", "2026-03-29"))).toBe(7 * 60 - 20);
});

test("minutes and pay are written to the minute and the cent", () => {
  expect([formatWorked(355), formatWorked(360), formatWorked(5)]).toEqual([
    "5\u00a0h\u00a055",
    "6\u00a0h\u00a000",
    "0\u00a0h\u00a005",
  ]);
  expect(hoursPay(355, { payCents: 1450, payPeriod: "hourly" })).toBe(8579);
  expect(hoursPay(355, { payCents: 10_000, payPeriod: "daily" })).toBeNull();
  expect([formatBreak(0), formatBreak(30), formatBreak(75)]).toEqual(["sans pause", "30\u00a0min", "1\u00a0h\u00a015"]);
  expect(weekOf(atParis("2026-11-22", "23:30"))).toBe("2026-11-16");
});

test("who made hours agreed is said", () => {
  const of = (agreedBy: "company" | "silence" | "office") =>
    hoursLabel({ state: "agreed", isDeclared: true, agreedBy });
  expect([of("company"), of("silence"), of("office")]).toEqual([
    "Validé",
    "Validé, par silence",
    "Validé, par le bureau",
  ]);
});
