import { expect, test } from "vitest";
import { addDays, atParis, daysBetween, parisEndOfDay } from "../time/calendar.ts";
import { EVERYWHERE, OF_THE_ZONE } from "../time/holiday-table-fixture.ts";
import { HOLIDAY_ZONES, type HolidayZone } from "../time/holidays.ts";
import { handOverBy } from "./hand-over.ts";
import { sourceText } from "./law-source.fr.ts";
import { LAW_SOURCES, type LawSource } from "./law-source.ts";

test.each<[string, string, HolidayZone, string]>([
  // A Wednesday evening: Thursday and Friday.
  ["2026-11-18", "18:35", "metropole", "2026-11-20"],
  ["2026-11-18", "00:30", "metropole", "2026-11-20"],
  ["2026-11-21", "23:30", "metropole", "2026-11-24"],
  ["2026-12-24", "20:00", "metropole", "2026-12-28"],
  ["2026-12-24", "20:00", "alsace-moselle", "2026-12-29"],
  ["2026-03-28", "22:00", "metropole", "2026-03-31"],
])("a contract that starts on %s at %s in %s is given by the end of %s", (day, time, zone, expected) => {
  expect(handOverBy(atParis(day, time), zone)).toEqual(parisEndOfDay(expected));
});

test("every start of 2026 to 2028, in each zone, is as on a calendar whose holidays are written from the law", () => {
  const isSunday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
  const second = (day: string, isOff: (one: string) => boolean) =>
    Array.from({ length: 15 }, (_, index) => addDays(day, index + 1)).filter((one) => !isOff(one))[1] ?? "";
  const wrong: string[] = [];
  let starts = 0;
  let moved = 0;
  for (const zone of HOLIDAY_ZONES) {
    // The last starts of 2028 are over in 2029.
    const off = new Set([...Object.values(EVERYWHERE).flat(), ...OF_THE_ZONE[zone], "2029-01-01"]);
    for (let after = 0; after <= daysBetween("2026-01-01", "2028-12-31"); after += 1) {
      const day = addDays("2026-01-01", after);
      const due = second(day, (one) => isSunday(one) || off.has(one));
      const time = ["00:00", "18:35", "23:59"][after % 3] ?? "";
      if (handOverBy(atParis(day, time), zone).getTime() !== parisEndOfDay(due).getTime())
        wrong.push(`${day} ${time} ${zone}`);
      starts += 1;
      // What a clock without holidays would say.
      if (due !== second(day, isSunday)) moved += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(starts).toBe(10_960);
  expect(moved).toBeGreaterThan(400);
  expect(moved).toBeLessThan(1_200);
});

test("each source is written with its text and its article", () => {
  const texts = (Object.keys(LAW_SOURCES) as LawSource[]).map(sourceText);
  for (const text of texts)
    expect(text).toMatch(/^(?:Code du travail|Convention des hôtels, cafés et restaurants), articles? [LR]?\d/);
  expect(sourceText("hand_over")).toBe("Code du travail, article L1242-13");
  expect(sourceText("waiting_time")).toBe("Code du travail, articles L1244-3-1 et L1244-4-1");
  expect(sourceText("extra_days")).toBe("Convention des hôtels, cafés et restaurants, article 14-1");
});
