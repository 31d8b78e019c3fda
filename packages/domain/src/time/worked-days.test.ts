import { describe, expect, test } from "vitest";
import { lastWorkedDay, workedDays } from "./worked-days.ts";

describe("the days a mission is worked", () => {
  test.each([
    ["one morning", "2026-11-16T08:00:00+01:00", "2026-11-16T12:00:00+01:00", 1, "2026-11-16"],
    ["a service until midnight", "2026-11-14T18:00:00+01:00", "2026-11-15T00:00:00+01:00", 1, "2026-11-14"],
    ["a service past midnight", "2026-11-14T18:30:00+01:00", "2026-11-15T00:30:00+01:00", 1, "2026-11-14"],
    ["two services past midnight", "2026-11-14T18:30:00+01:00", "2026-11-16T00:30:00+01:00", 2, "2026-11-15"],
    ["two office days", "2026-11-16T09:00:00+01:00", "2026-11-17T17:00:00+01:00", 2, "2026-11-17"],
    ["whole days", "2026-11-15T00:00:00+01:00", "2026-11-19T23:59:59.999+01:00", 5, "2026-11-19"],
    ["an end derived from five days", "2026-11-16T09:00:00+01:00", "2026-11-21T09:00:00+01:00", 5, "2026-11-20"],
    ["an end derived across March", "2026-03-28T10:00:00+01:00", "2026-03-30T10:00:00+02:00", 2, "2026-03-29"],
    ["an end derived across October", "2026-10-24T10:00:00+02:00", "2026-10-25T10:00:00+01:00", 1, "2026-10-24"],
    ["an end before its start", "2026-11-16T09:00:00+01:00", "2026-11-10T09:00:00+01:00", 1, "2026-11-16"],
  ])("%s", (_, startsAt, endsAt, days, lastDay) => {
    expect(workedDays(new Date(startsAt), new Date(endsAt))).toBe(days);
    expect(lastWorkedDay(new Date(startsAt), new Date(endsAt))).toBe(lastDay);
  });
});
