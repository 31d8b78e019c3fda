import { describe, expect, test } from "vitest";
import { existing, formatDay, parseDay, parseTime } from "./parse-date.ts";

const FROM = "2026-11-14";

describe("a day, as French keyboards type it", () => {
  test.each([
    ["14/11/2026", "2026-11-14"],
    ["1/2/2027", "2027-02-01"],
    ["14.11.26", "2026-11-14"],
    ["14-11-2026", "2026-11-14"],
    ["14 11 2026", "2026-11-14"],
    ["14112026", "2026-11-14"],
    ["141126", "2026-11-14"],
    [" 2026-11-14 ", "2026-11-14"],
    ["29/02/2028", "2028-02-29"],
  ])("%s is %s", (typed, day) => {
    expect(parseDay(typed, FROM)).toBe(day);
  });

  test.each([
    ["14/11", "2026-11-14"],
    ["31/12", "2026-12-31"],
    ["13/11", "2027-11-13"],
  ])("%s without a year is the next one, %s", (typed, day) => {
    expect(parseDay(typed, FROM)).toBe(day);
  });

  test.each(["", "14", "30/02/2026", "11/14/2026", "demain", "14/11/202", "2026-13-01"])("%s is none", (typed) => {
    expect(parseDay(typed, FROM)).toBeUndefined();
  });
});

test("a day is shown the French way, and anything else as it was typed", () => {
  expect(["2026-11-14", "demain", ""].map(formatDay)).toEqual(["14/11/2026", "demain", ""]);
});

test("only a day of the calendar exists", () => {
  const typed = ["2028-02-29", "2026-02-29", "31/02/2027", "2026-11", "", undefined];
  expect(typed.map(existing)).toEqual(["2028-02-29", ...Array(5).fill(undefined)]);
});

describe("an hour, on 24", () => {
  test.each([
    ["18:30", "18:30"],
    ["18h30", "18:30"],
    ["18 h 30", "18:30"],
    ["18 H", "18:00"],
    ["1830", "18:30"],
    ["830", "08:30"],
    ["9", "09:00"],
    ["0:05", "00:05"],
    ["23:59", "23:59"],
  ])("%s is %s", (typed, time) => {
    expect(parseTime(typed)).toBe(time);
  });

  test.each(["", "24:00", "18:60", "6 pm", "18:3", "12345"])("%s is none", (typed) => {
    expect(parseTime(typed)).toBeUndefined();
  });
});
