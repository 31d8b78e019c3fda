import { expect, test } from "vitest";
import { dayTitle, hoursText, longDay, shortDayName, weekText } from "./week-text.fr.ts";

test("a week is named by its two ends", () => {
  expect(weekText("2026-11-16", "2026-11-22")).toBe("16 au 22 novembre");
  expect(weekText("2026-11-30", "2026-12-06")).toBe("30 novembre au 6 décembre");
  expect(weekText("2027-02-01", "2027-02-07")).toBe("1er au 7 février");
});

test("a day is written as people say it", () => {
  expect([dayTitle("2026-11-16"), dayTitle("2026-12-01")]).toEqual(["Lundi\u00a016", "Mardi\u00a01er"]);
  expect(shortDayName("2026-11-22")).toBe("dim.");
  expect(longDay("2026-11-16")).toBe("lundi 16 novembre");
});

test("hours are those of Paris, past midnight too", () => {
  expect(hoursText({ startsAt: "2026-11-16T17:00:00.000Z", endsAt: "2026-11-16T23:30:00.000Z" })).toBe(
    "18\u00a0h à 0\u00a0h\u00a030",
  );
});
