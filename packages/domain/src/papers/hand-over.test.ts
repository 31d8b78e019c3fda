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

test("every start of 2026 to 2028, in each zone, is as on a calendar whose holidays are written from the law", {
  timeout: 60_000,
}, () => {
  const length = daysBetween("2026-01-01", "2028-12-31") + 1;
  const days = Array.from({ length: length + 15 }, (_, after) => addDays("2026-01-01", after));
  const sundays = days.map((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0);
  const ends = days.map((day) => parisEndOfDay(day).getTime());
  const starts = days.map((day, at) => atParis(day, ["00:00", "18:35", "23:59"][at % 3] ?? ""));
  const second = (from: number, isOff: (at: number) => boolean) => {
    let [at, left] = [from, 2];
    while (left > 0) {
      at += 1;
      if (!isOff(at)) left -= 1;
    }
    return at;
  };
  const wrong: string[] = [];
  let judged = 0;
  let moved = 0;
  for (const zone of HOLIDAY_ZONES) {
    // The last starts of 2028 are over in 2029.
    const holidays = new Set([...Object.values(EVERYWHERE).flat(), ...OF_THE_ZONE[zone], "2029-01-01"]);
    const off = days.map((day, at) => sundays[at] === true || holidays.has(day));
    for (let at = 0; at < length; at += 1) {
      const due = second(at, (one) => off[one] === true);
      if (handOverBy(starts[at] ?? new Date(0), zone).getTime() !== ends[due]) wrong.push(`${days[at]} ${zone}`);
      judged += 1;
      // What a clock without holidays would say.
      if (due !== second(at, (one) => sundays[one] === true)) moved += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(judged).toBe(10_960);
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
