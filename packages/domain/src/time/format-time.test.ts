import { describe, expect, test } from "vitest";
import { formatDay, formatHours, formatLongDay, formatMonth, formatPeriod, formatTime } from "./format-time.ts";

describe("days and hours", () => {
  test("are those of Paris", () => {
    expect(formatDay(new Date("2026-11-15T23:30:00Z"))).toBe("lun. 16 nov.");
    expect(formatLongDay(new Date("2026-11-15T23:30:00Z"))).toBe("16 novembre 2026");
    expect(formatLongDay(new Date("2026-12-31T23:30:00Z"))).toBe("1er janvier 2027");
    expect(formatDay(new Date("2026-12-01T12:00:00Z"))).toBe("mar. 1er déc.");
  });

  test.each([
    ["2026-11-16T05:30:00Z", "6\u00a0h\u00a030"],
    ["2026-11-16T17:00:00Z", "18\u00a0h"],
    ["2026-07-16T16:05:00Z", "18\u00a0h\u00a005"],
    ["2026-11-15T23:00:00Z", "0\u00a0h"],
  ])("%s reads %s", (instant, text) => {
    expect(formatTime(new Date(instant))).toBe(text);
  });

  test("hours per day", () => {
    expect(formatHours(6)).toBe("6\u00a0h\u00a0/\u00a0jour");
    expect(formatHours(7.5)).toBe("7\u00a0h\u00a030\u00a0/\u00a0jour");
  });

  test.each([
    ["2026-11-16T08:00:00+01:00", "2026-11-16T17:00:00+01:00", "Lun. 16 nov."],
    ["2026-11-16T08:00:00+01:00", null, "Lun. 16 nov."],
    ["2026-11-14T18:30:00+01:00", "2026-11-15T00:30:00+01:00", "Sam. 14 nov."],
    ["2026-11-14T18:30:00+01:00", "2026-11-16T00:30:00+01:00", "Sam. 14 et dim. 15 nov."],
    ["2026-11-14T00:00:00+01:00", "2026-11-15T23:59:59.999+01:00", "Sam. 14 et dim. 15 nov."],
    ["2026-11-15T08:00:00+01:00", "2026-11-19T17:00:00+01:00", "Du 15 au 19 nov."],
    ["2026-11-15T08:00:00+01:00", "2026-11-17T17:00:00+01:00", "Du 15 au 17 nov."],
    ["2026-11-19T08:00:00+01:00", "2026-12-02T17:00:00+01:00", "Du 19 nov. au 2 déc."],
    ["2026-11-30T08:00:00+01:00", "2026-12-01T17:00:00+01:00", "Lun. 30 nov. et mar. 1er déc."],
    ["2026-12-28T08:00:00+01:00", "2027-01-03T17:00:00+01:00", "Du 28 déc. 2026 au 3 janv. 2027"],
    ["2026-12-31T08:00:00+01:00", "2027-01-01T17:00:00+01:00", "Jeu. 31 déc. 2026 et ven. 1er janv. 2027"],
    ["2026-03-28T08:00:00+01:00", "2026-03-29T17:00:00+02:00", "Sam. 28 et dim. 29 mars"],
  ])("from %s to %s reads %s", (startsAt, endsAt, text) => {
    expect(formatPeriod(new Date(startsAt), endsAt ? new Date(endsAt) : null)).toBe(text);
  });
});

test("a month reads with its year, in Paris time", () => {
  expect(formatMonth(new Date("2026-02-28T23:30:00Z"))).toBe("mars 2026");
});
