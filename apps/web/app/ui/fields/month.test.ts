import { expect, test } from "vitest";
import { addDays, addMonths, longDay, monthName, weekdayIndex, weekdayName, weeksOf } from "./month.ts";

test("a month begins on Monday and shows its own days only", () => {
  const weeks = weeksOf("2026-11-14");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), "2026-11-01"]);
  expect(weeks[5]).toEqual(["2026-11-30", ...Array(6).fill(undefined)]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf("2027-02-10")).toHaveLength(4);
  expect(weeksOf("2026-12-31").at(-1)?.filter(Boolean)).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
  ]);
});

test("days and months move across years, and a short month keeps its last day", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
  expect(addMonths("2026-11-14", 2)).toBe("2027-01-14");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
  expect(weekdayIndex("2026-11-15")).toBe(6);
});

test("names are French", () => {
  expect(monthName("2026-11-14")).toBe("novembre 2026");
  expect(longDay("2026-11-14")).toBe("samedi 14 novembre 2026");
  expect(weekdayName("2026-11-14")).toBe("sam.");
});
