import { expect, test } from "vitest";
import { atParis, parisEndOfDay } from "../time/calendar.ts";
import type { HolidayZone } from "../time/holidays.ts";
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

test("each source is written with its text and its article", () => {
  const texts = (Object.keys(LAW_SOURCES) as LawSource[]).map(sourceText);
  for (const text of texts)
    expect(text).toMatch(/^(?:Code du travail|Convention des hôtels, cafés et restaurants), articles? [LR]?\d/);
  expect(sourceText("hand_over")).toBe("Code du travail, article L1242-13");
  expect(sourceText("waiting_time")).toBe("Code du travail, articles L1244-3-1 et L1244-4-1");
  expect(sourceText("extra_days")).toBe("Convention des hôtels, cafés et restaurants, article 14-1");
});
