import { expect, test } from "vitest";
import { dateRange, searchDays } from "./search-days.ts";

// A Wednesday, half past midnight in Paris: still Tuesday in UTC.
const wednesday = new Date("2026-11-17T23:30:00Z");
const saturday = new Date("2026-11-21T12:00:00Z");
const sunday = new Date("2026-11-22T12:00:00Z");

test.each([
  ["today", wednesday, ["2026-11-18"]],
  ["tomorrow", wednesday, ["2026-11-19"]],
  ["weekend", wednesday, ["2026-11-21", "2026-11-22"]],
  ["weekend", saturday, ["2026-11-21", "2026-11-22"]],
  ["weekend", sunday, ["2026-11-22"]],
  ["2026-11-20", wednesday, ["2026-11-20"]],
  ["2026-11-20..2026-11-22", wednesday, ["2026-11-20", "2026-11-21", "2026-11-22"]],
  ["2026-11-01..2026-11-19", wednesday, ["2026-11-18", "2026-11-19"]],
  ["2026-10-01..2026-10-02", wednesday, []],
  ["2026-11-22..2026-11-20", wednesday, null],
  ["2026-02-30", wednesday, null],
  ["2026-11-20..", wednesday, null],
  ["demain", wednesday, null],
  ["", wednesday, null],
])("%s asked at %s", (text, now, expected) => {
  expect(searchDays(text, now)).toEqual(expected);
});

test("a range of a year is cut to a season", () => {
  expect(searchDays("2026-11-18..2027-11-18", wednesday)).toHaveLength(92);
});

test.each([
  ["tonight", "2026-11-18T06:30:00+01:00", "2026-11-18T17:00:00+01:00", "2026-11-19T04:00:00+01:00"],
  ["tonight", "2026-11-18T23:59:00+01:00", "2026-11-18T17:00:00+01:00", "2026-11-19T04:00:00+01:00"],
  ["tonight", "2026-10-24T20:00:00+02:00", "2026-10-24T17:00:00+02:00", "2026-10-25T04:00:00+01:00"],
  ["tomorrow", "2026-11-18T23:59:00+01:00", "2026-11-19T00:00:00+01:00", "2026-11-20T00:00:00+01:00"],
])("%s, asked at %s, is from %s to %s", (text, at, from, to) => {
  expect(dateRange(text, new Date(at))).toEqual({ from: new Date(from), to: new Date(to) });
});

test("a text that says no day asks for nothing", () => {
  expect(dateRange("demain", wednesday)).toBeNull();
});
