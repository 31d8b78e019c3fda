import { expect, test } from "vitest";
import {
  actionsFor,
  appealDeadline,
  isFactorRecent,
  isReporterLimited,
  isRuleMissing,
  OFFICE_KINDS,
  reversalOf,
} from "./office.ts";

test("every kind of item has something to decide", () => {
  for (const kind of OFFICE_KINDS) expect(actionsFor(kind, kind === "report" ? "user" : "mission")).not.toEqual([]);
  expect(actionsFor("contested", "rating")).toEqual(["keep_rating", "remove_rating"]);
  expect(actionsFor("contested", "application")).toEqual(["clear_absence", "confirm_absence"]);
});

test("a decision against somebody names a rule that was broken", () => {
  expect(isRuleMissing("hide", "rules_respected")).toBe(true);
  expect(isRuleMissing("hide", "accurate_ad")).toBe(false);
  expect(isRuleMissing("release", "rules_respected")).toBe(false);
});

test("an appeal undoes what can be undone", () => {
  expect(reversalOf("hide")).toBe("restore");
  expect(reversalOf("clear_absence")).toBe("confirm_absence");
  expect(reversalOf("set_level")).toBeNull();
});

test("an appeal is possible for six months by the calendar", () => {
  expect(appealDeadline(new Date("2026-11-16T14:31:00Z"))).toEqual(new Date("2027-05-16T14:31:00Z"));
  expect(appealDeadline(new Date("2026-08-31T10:00:00Z"))).toEqual(new Date("2027-02-28T10:00:00Z"));
});

test("a code serves for decisions during fifteen minutes", () => {
  const given = new Date("2026-11-16T14:00:00Z");
  expect(isFactorRecent(given, new Date("2026-11-16T14:15:00Z"))).toBe(true);
  expect(isFactorRecent(given, new Date("2026-11-16T14:15:01Z"))).toBe(false);
  expect(isFactorRecent(null, given)).toBe(false);
});

test("five dismissed reports limit somebody, unless a quarter as many were upheld", () => {
  expect(isReporterLimited({ dismissed: 4, upheld: 0 })).toBe(false);
  expect(isReporterLimited({ dismissed: 5, upheld: 0 })).toBe(true);
  expect(isReporterLimited({ dismissed: 5, upheld: 2 })).toBe(false);
  expect(isReporterLimited({ dismissed: 8, upheld: 2 })).toBe(true);
});
