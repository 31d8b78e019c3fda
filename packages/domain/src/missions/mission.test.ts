import { describe, expect, test } from "vitest";
import { workedDays } from "../time/worked-days.ts";
import {
  hourlyCents,
  hoursOfDay,
  isFilled,
  isStartLocked,
  type MissionStatus,
  missionEnd,
  refuseDelete,
  refuseMissionTransition,
  withoutCopySuffix,
} from "./mission.ts";

const now = new Date("2026-11-14T12:00:00Z");
const later = new Date("2026-11-14T12:00:00.001Z");

describe("start lock", () => {
  test.each([
    ["2026-11-14T12:00:00.001Z", false],
    ["2026-11-14T12:00:00.000Z", true],
    ["2026-11-14T11:59:59.999Z", true],
  ])("a start at %s is locked at noon: %s", (startsAt, locked) => {
    expect(isStartLocked({ startsAt: new Date(startsAt) }, now)).toBe(locked);
  });
});

describe("places", () => {
  test.each([
    [2, 1, false],
    [2, 2, true],
    [2, 3, true],
  ])("%i positions with %i people accepted: filled is %s", (positions, acceptedCount, filled) => {
    expect(isFilled({ positions, acceptedCount })).toBe(filled);
  });
});

describe("end of a mission", () => {
  const startsAt = new Date("2026-11-16T08:00:00Z");
  test.each([
    ["its end date", "2026-11-18T16:00:00Z", 9, "2026-11-18T16:00:00.000Z"],
    ["the last day's work when there is no end", null, 3, "2026-11-18T14:00:00.000Z"],
    ["the day's work by default", null, null, "2026-11-16T14:00:00.000Z"],
    ["the day's work for zero days", null, 0, "2026-11-16T14:00:00.000Z"],
    ["days when the end equals the start", "2026-11-16T08:00:00Z", 2, "2026-11-17T14:00:00.000Z"],
    ["days when the end precedes the start", "2026-11-01T08:00:00Z", null, "2026-11-16T14:00:00.000Z"],
  ])("%s", (_, end, totalDays, expected) => {
    const endsAt = end ? new Date(end) : null;
    const span = { startsAt, endsAt, totalDays, payPeriod: "hourly", hoursPerDay: 6 } as const;
    expect(missionEnd(span).toISOString()).toBe(expected);
  });

  const derived = { startsAt, endsAt: null, totalDays: 2, payPeriod: "weekly", hoursPerDay: null } as const;

  test("counts weeks when pay is weekly, and eight hours a day when nobody says", () => {
    expect(missionEnd(derived)).toEqual(new Date("2026-11-29T16:00:00Z"));
  });

  test("keeps the Paris hour when the clocks change", () => {
    const saturday = new Date("2026-03-28T09:00:00+01:00");
    expect(missionEnd({ ...derived, startsAt: saturday, payPeriod: "daily" })).toEqual(
      new Date("2026-03-29T17:00:00+02:00"),
    );
  });

  test("an evening's work ends after midnight, and is still one day", () => {
    const evening = new Date("2026-11-16T20:00:00+01:00");
    const end = missionEnd({ ...derived, startsAt: evening, totalDays: 1, payPeriod: "hourly" });
    expect(end).toEqual(new Date("2026-11-17T04:00:00+01:00"));
    expect(workedDays(evening, end)).toBe(1);
  });
});

describe("hourly equivalent", () => {
  test.each([
    ["hourly", 1450, 6, 1450],
    ["daily", 12_000, 6, 2000],
    ["daily", 12_000, null, 1500],
    ["daily", 12_000, 0, 1500],
    ["weekly", 50_000, 6, 1429],
    ["monthly", 186_700, null, 1231],
  ] as const)("%s pay of %i cents, %s h a day, is %i cents an hour", (payPeriod, payCents, hoursPerDay, expected) => {
    expect(hourlyCents({ payCents, payPeriod, hoursPerDay })).toBe(expected);
  });
});

test.each([
  ["2026-11-20T19:30:00Z", "2026-11-21T00:30:00Z", { startTime: "20:30", endTime: "01:30" }],
  ["2026-11-20T08:00:00Z", "2026-11-22T16:00:00Z", { startTime: "09:00", endTime: null }],
  ["2026-11-20T08:00:00Z", null, { startTime: "09:00", endTime: null }],
])("a copy of a mission from %s to %s keeps its hours", (start, end, hours) => {
  expect(hoursOfDay(new Date(start), end === null ? null : new Date(end))).toEqual(hours);
});

test.each([
  ["Serveur (H/F) (copie)", "Serveur (H/F)"],
  ["Serveur (copie) (copie)", "Serveur"],
  ["Serveur (H/F)", "Serveur (H/F)"],
  ["Photocopie (copie) de plans", "Photocopie (copie) de plans"],
  ["(copie)", "(copie)"],
])("the title « %s » of a copy is published as « %s »", (title, published) => {
  expect(withoutCopySuffix(title)).toBe(published);
});

describe("the status of a mission", () => {
  test.each<[MissionStatus, MissionStatus, boolean]>([
    ["recruiting", "paused", true],
    ["recruiting", "completed", true],
    ["paused", "recruiting", true],
    ["paused", "completed", true],
    ["completed", "recruiting", false],
    ["completed", "paused", false],
    ["paused", "paused", false],
  ])("from %s to %s: %s", (from, to, allowed) => {
    expect(refuseMissionTransition(from, to)).toBe(allowed ? null : "invalid_transition");
  });

  test.each<[string, MissionStatus, number, Date, boolean]>([
    ["nobody is accepted", "recruiting", 0, later, true],
    ["someone counts on it", "recruiting", 1, later, false],
    ["someone counts on it, and it is paused", "paused", 1, later, false],
    ["it was closed", "completed", 1, later, true],
    ["it is over", "recruiting", 1, now, true],
  ])("deleted when %s", (_what, status, acceptedCount, endsAt, allowed) => {
    expect(refuseDelete({ status, acceptedCount, endsAt }, now)).toBe(allowed ? null : "people_accepted");
  });
});
