import { expect, test } from "vitest";
import { requestedWeek, weekAddress } from "./requested-week.ts";

const NOW = new Date("2026-11-18T09:00:00Z");
const THIS_WEEK = { from: "2026-11-16", to: "2026-11-22" };

test.each([
  ["", THIS_WEEK],
  ["semaine=2026-11-25", { from: "2026-11-23", to: "2026-11-29" }],
  ["semaine=2026-02-30", THIS_WEEK],
  ["semaine=demain", THIS_WEEK],
])("« %s » shows the week %o", (search, week) => {
  expect(requestedWeek(new URLSearchParams(search), NOW)).toEqual(week);
});

test("this week has the plain address", () => {
  expect(weekAddress("/creneaux", "2026-11-16", "2026-11-18")).toBe("/creneaux");
  expect(weekAddress("/creneaux", "2026-11-23", "2026-11-18")).toBe("/creneaux?semaine=2026-11-23");
});
