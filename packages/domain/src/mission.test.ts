import { describe, expect, test } from "vitest";
import {
  duplicateTitle,
  hourlyCents,
  hoursOfDay,
  isFilled,
  isOpen,
  isStartLocked,
  MAX_TITLE,
  type MissionStatus,
  missionEnd,
  placesLeft,
  recruitment,
  refuseDelete,
  refuseMissionTransition,
  withoutCopySuffix,
} from "./mission.ts";

const now = new Date("2026-11-14T12:00:00Z");
const later = new Date("2026-11-14T12:00:00.001Z");
const open = { status: "recruiting" as MissionStatus, startsAt: later, positions: 2, acceptedCount: 1 };

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
    [null, 40, null],
    [10, 0, 10],
    [10, 9, 1],
    [10, 10, 0],
    [10, 12, 0],
  ])("a cap of %s with %i applications leaves %s", (cap, count, left) => {
    expect(placesLeft(cap, count)).toBe(left);
  });

  test.each([
    [2, 1, false],
    [2, 2, true],
    [2, 3, true],
  ])("%i positions with %i people accepted: filled is %s", (positions, acceptedCount, filled) => {
    expect(isFilled({ positions, acceptedCount })).toBe(filled);
  });

  test("a mission is open while it recruits, has not started and wants someone", () => {
    expect(isOpen(open, now)).toBe(true);
    expect(isOpen({ ...open, startsAt: now }, now)).toBe(false);
    expect(isOpen({ ...open, acceptedCount: 2 }, now)).toBe(false);
    expect(isOpen({ ...open, status: "paused" }, now)).toBe(false);
    expect(isOpen({ ...open, status: "completed" }, now)).toBe(false);
  });
});

describe("recruitment as a candidate sees it", () => {
  const base = {
    status: "recruiting" as MissionStatus,
    maxApplications: 20,
    applicationCount: 0,
    positions: 2,
    acceptedCount: 0,
  };

  test.each([
    [15, { state: "open", ratio: 0.75, placesLeft: 5, tone: "ok" }],
    [16, { state: "almost_full", ratio: 0.8, placesLeft: 4, tone: "feu" }],
    [20, { state: "almost_full", ratio: 1, placesLeft: 0, tone: "feu" }],
    [23, { state: "almost_full", ratio: 1, placesLeft: 0, tone: "feu" }],
  ])("%i applications out of 20", (applicationCount, expected) => {
    expect(recruitment({ ...base, applicationCount })).toEqual(expected);
  });

  test("the bar turns orange at 80 % of the cap, even when many places remain", () => {
    const large = { ...base, maxApplications: 100 };
    expect(recruitment({ ...large, applicationCount: 79 }).tone).toBe("ok");
    expect(recruitment({ ...large, applicationCount: 80 })).toMatchObject({ state: "open", tone: "feu" });
  });

  test("without a cap it is never almost full", () => {
    expect(recruitment({ ...base, maxApplications: null, applicationCount: 900 })).toEqual({
      state: "open",
      ratio: 0,
      placesLeft: null,
      tone: "ok",
    });
  });

  test("paused, filled and completed show a full grey bar", () => {
    const grey = { ratio: 1, placesLeft: 20, tone: "grey" };
    expect(recruitment({ ...base, status: "paused" })).toEqual({ state: "paused", ...grey });
    expect(recruitment({ ...base, acceptedCount: 2 })).toEqual({ state: "filled", ...grey });
    expect(recruitment({ ...base, status: "completed", acceptedCount: 2 })).toEqual({ state: "closed", ...grey });
  });
});

describe("end of a mission", () => {
  const startsAt = new Date("2026-11-16T08:00:00Z");
  test.each([
    ["its end date", "2026-11-18T16:00:00Z", 9, "2026-11-18T16:00:00.000Z"],
    ["start and days when there is no end", null, 3, "2026-11-19T08:00:00.000Z"],
    ["a day later when nothing is said", null, null, "2026-11-17T08:00:00.000Z"],
    ["a day later for zero days", null, 0, "2026-11-17T08:00:00.000Z"],
    ["days when the end equals the start", "2026-11-16T08:00:00Z", 2, "2026-11-18T08:00:00.000Z"],
    ["days when the end precedes the start", "2026-11-01T08:00:00Z", null, "2026-11-17T08:00:00.000Z"],
  ])("%s", (_, endsAt, totalDays, expected) => {
    const end = missionEnd({ startsAt, endsAt: endsAt ? new Date(endsAt) : null, totalDays, payPeriod: "hourly" });
    expect(end.toISOString()).toBe(expected);
  });

  test("counts weeks when pay is weekly", () => {
    expect(missionEnd({ startsAt, endsAt: null, totalDays: 2, payPeriod: "weekly" })).toEqual(
      new Date("2026-11-30T08:00:00Z"),
    );
  });

  test("keeps the Paris hour when the clocks change", () => {
    const saturday = new Date("2026-03-28T09:00:00+01:00");
    expect(missionEnd({ startsAt: saturday, endsAt: null, totalDays: 2, payPeriod: "daily" })).toEqual(
      new Date("2026-03-30T09:00:00+02:00"),
    );
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

test("a duplicate says so in its title, within the length of a title", () => {
  expect(duplicateTitle("Serveur en salle (H/F)")).toBe("Serveur en salle (H/F) (copie)");
  expect(duplicateTitle("é".repeat(MAX_TITLE))).toHaveLength(MAX_TITLE);
  expect(duplicateTitle("é".repeat(MAX_TITLE)).endsWith("é (copie)")).toBe(true);
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
