import { shiftFr } from "@app/contract/missions/shifts.fr";
import { describe, expect, test } from "vitest";
import {
  EMPTY_ROW,
  endsNextDay,
  evenRows,
  hoursPhrase,
  rowErrors,
  rowsIn,
  type ShiftRow,
  shiftOf,
  withDays,
} from "./shift-rows.ts";

const row = (given: Partial<ShiftRow> = {}): ShiftRow => ({
  ...EMPTY_ROW,
  day: "2026-11-14",
  start: "18:30",
  end: "00:30",
  pause: "0",
  ...given,
});

describe("what is typed means Paris, whatever the season", () => {
  test.each([
    ["2026-11-14", "18:30", "23:00", "2026-11-14T17:30:00.000Z", "2026-11-14T22:00:00.000Z"],
    ["2026-07-14", "18:30", "23:00", "2026-07-14T16:30:00.000Z", "2026-07-14T21:00:00.000Z"],
    ["2026-11-14", "18:30", "00:30", "2026-11-14T17:30:00.000Z", "2026-11-14T23:30:00.000Z"],
  ])("%s from %s to %s", (day, start, end, startsAt, endsAt) => {
    const shift = shiftOf(row({ day, start, end }));
    expect([shift?.startsAt.toISOString(), shift?.endsAt.toISOString()]).toEqual([startsAt, endsAt]);
  });

  test.each([{ day: "" }, { start: "" }, { end: "18h" }, { day: "2026-02-30" }, { pause: "dix" }, { positions: "0" }])(
    "%o is not a shift yet",
    (given) => {
      expect(shiftOf(row(given))).toBeNull();
    },
  );

  test("an end at or before the start is on the next day", () => {
    expect(endsNextDay(row())).toBe(true);
    expect(endsNextDay(row({ end: "23:00" }))).toBe(false);
    expect(endsNextDay(row({ end: "" }))).toBe(false);
  });
});

test("an empty box keeps its place in its row", () => {
  const form = new FormData();
  for (const day of ["", "2026-11-15"]) form.append("shiftDay", day);
  for (const start of ["18:00", ""]) form.append("shiftStart", start);
  expect(rowsIn(form)).toMatchObject([
    { day: "", start: "18:00" },
    { day: "2026-11-15", start: "" },
  ]);
  expect(rowsIn(new FormData())).toEqual([]);
});

describe("the rows of a copy", () => {
  const copies = ["0", "2"].map((offset) => row({ day: "", offset }));

  test("follow the first day chosen", () => {
    const [first, second] = copies;
    if (!first || !second) throw new Error("two rows");
    expect(withDays([{ ...first, day: "2026-11-30" }, second]).map(({ day }) => day)).toEqual([
      "2026-11-30",
      "2026-12-02",
    ]);
    expect(
      withDays([
        { ...first, day: "2026-11-30" },
        { ...second, day: "2026-12-24" },
      ])[1]?.day,
    ).toBe("2026-12-24");
  });

  test("wait while none is", () => {
    expect(withDays(copies)).toEqual(copies);
  });

  test("that are not ours stay as they are", () => {
    const crafted = [row({ offset: "0" }), row({ day: "", offset: "9999999999" }), row({ day: "", offset: "x" })];
    expect(withDays(crafted)).toEqual(crafted);
  });
});

test("shifts taken together have the people of the first", () => {
  const rows = [row({ positions: "3" }), row({ positions: "1" })];
  expect(evenRows(rows, false).map(({ positions }) => positions)).toEqual(["3", "3"]);
  expect(evenRows(rows, true)).toEqual(rows);
});

test("the hours are said once each, unless there are too many", () => {
  expect(hoursPhrase([row(), row({ day: "" }), row({ start: "9:0" })])).toBe("18\u00a0h\u00a030 – 0\u00a0h\u00a030");
  expect(hoursPhrase(["08:00", "09:00", "10:00", "11:00"].map((start) => row({ start })))).toBe("");
  expect(hoursPhrase([])).toBe("");
});

describe("errors are said in the box to correct", () => {
  const terms = { takeSome: false, employee: true };
  test.each([
    [[row({ day: "", start: "", end: "" })], ["shiftDay-0", "shiftStart-0", "shiftEnd-0"]],
    [[row(), row({ day: "demain" })], ["shiftDay-1"]],
    [[row({ pause: "x", positions: "0" })], ["shiftBreak-0", "shiftPositions-0"]],
    [[row(), row()], ["shiftDay-1"]],
    [[row({ start: "08:00", end: "21:00" })], ["shiftEnd-0"]],
    [[row({ pause: "400" })], ["shiftBreak-0"]],
    [[], ["shifts"]],
    [[row()], []],
  ])("%#", (rows, names) => {
    expect(Object.keys(rowErrors(rows, terms))).toEqual(names);
  });

  test("thirteen hours are refused to an employee, not to a freelance", () => {
    const rows = [row({ start: "08:00", end: "21:00" })];
    expect(rowErrors(rows, terms)).toEqual({ "shiftEnd-0": shiftFr.refusals.over_twelve_hours });
    expect(rowErrors(rows, { ...terms, employee: false })).toEqual({});
  });
});
