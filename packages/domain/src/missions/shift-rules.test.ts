import { describe, expect, test } from "vitest";
import { addDays, atParis } from "../time/calendar.ts";
import type { Shift } from "./shift.ts";
import { refuseShifts, shiftWarnings } from "./shift-rules.ts";

const shift = (on: string, from: string, to: string, more: Partial<Shift> = {}): Shift => ({
  startsAt: atParis(on, from),
  endsAt: atParis(to <= from ? addDays(on, 1) : on, to),
  breakMinutes: 0,
  positions: 2,
  ...more,
});
const ALL = { takeSome: false, employee: true };
const MONDAY = "2026-11-16";

describe("shifts a mission cannot have", () => {
  const evening = shift(MONDAY, "18:00", "00:30", { breakMinutes: 30 });
  const daily = (count: number) => Array.from({ length: count }, (_, i) => shift(addDays(MONDAY, i), "09:00", "12:00"));

  test.each<[string, Shift[], Partial<typeof ALL>, [string, number] | null]>([
    ["an evening", [evening], {}, null],
    ["no shift", [], {}, ["none", 0]],
    ["a shift every day of eighteen months", daily(545), {}, null],
    ["more shifts than that", daily(551), {}, ["too_many", 550]],
    ["an end at its start", [evening, { ...evening, endsAt: evening.startsAt }], {}, ["end_before_start", 1]],
    ["twelve hours and a break", [shift(MONDAY, "08:00", "20:30", { breakMinutes: 30 })], {}, null],
    [
      "more than twelve hours of work",
      [shift(MONDAY, "08:00", "20:31", { breakMinutes: 30 })],
      {},
      ["over_twelve_hours", 0],
    ],
    ["24 hours of a freelance", [shift(MONDAY, "08:00", "08:00")], { employee: false }, null],
    ["25 hours by the clock of October", [shift("2026-10-24", "12:00", "12:00")], { employee: false }, null],
    [
      "more than 24 hours",
      [shift(MONDAY, "08:00", "20:00", { endsAt: atParis("2026-11-17", "08:01") })],
      { employee: false },
      ["too_long", 0],
    ],
    [
      "a break as long as the shift",
      [shift(MONDAY, "08:00", "09:00", { breakMinutes: 60 })],
      {},
      ["break_too_long", 0],
    ],
    ["two shifts of a day", [shift(MONDAY, "06:00", "11:00"), shift(MONDAY, "18:00", "23:00")], {}, null],
    ["one shift right after the other", [shift(MONDAY, "06:00", "11:00"), shift(MONDAY, "11:00", "14:00")], {}, null],
    ["two shifts at once", [shift(MONDAY, "18:00", "23:00"), shift(MONDAY, "12:00", "18:01")], {}, ["overlap", 0]],
    [
      "a night that runs into the next morning",
      [shift("2026-11-17", "06:00", "10:00"), shift(MONDAY, "22:00", "07:00")],
      {},
      ["overlap", 0],
    ],
    [
      "places that differ when all go together",
      [evening, shift("2026-11-17", "18:00", "23:00", { positions: 3 })],
      {},
      ["uneven_positions", 1],
    ],
    [
      "places that differ when some can be taken",
      [evening, shift("2026-11-17", "18:00", "23:00", { positions: 3 })],
      { takeSome: true },
      null,
    ],
    ["eighteen months of an employee", [evening, shift("2028-05-15", "18:00", "23:00")], {}, null],
    ["more than eighteen months", [evening, shift("2028-05-17", "18:00", "23:00")], {}, ["span_too_long", 1]],
    ["a year and a day of a freelance", [evening, shift("2027-11-17", "12:00", "18:00")], { employee: false }, null],
    ["more than that", [evening, shift("2027-11-17", "12:00", "18:01")], { employee: false }, ["span_too_long", 1]],
  ])("%s", (_, shifts, options, expected) => {
    const refusal = expected && { rule: expected[0], index: expected[1] };
    expect(refuseShifts(shifts, { ...ALL, ...options })).toEqual(refusal);
  });
});

test("the form warns over ten hours of work, and when six hours have no break of twenty minutes", () => {
  const shifts = [
    shift(MONDAY, "09:00", "14:59"),
    shift(MONDAY, "09:00", "15:00"),
    shift(MONDAY, "09:00", "15:20", { breakMinutes: 20 }),
    shift(MONDAY, "09:00", "19:30", { breakMinutes: 30 }),
    shift(MONDAY, "09:00", "19:31", { breakMinutes: 30 }),
    shift(MONDAY, "09:00", "20:00", { breakMinutes: 15 }),
  ];
  expect(shiftWarnings(shifts)).toEqual([
    { warning: "short_break", index: 1 },
    { warning: "over_ten_hours", index: 4 },
    { warning: "over_ten_hours", index: 5 },
    { warning: "short_break", index: 5 },
  ]);
});
