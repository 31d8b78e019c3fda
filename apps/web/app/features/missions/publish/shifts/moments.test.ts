import { expect, test } from "vitest";
import { EMPTY_ROW } from "../values/shift-rows.ts";
import { MOMENT_LABELS } from "./moments.fr.ts";
import { momentOf, openMoments, rowAt } from "./moments.ts";

const AT_14 = new Date("2026-11-16T14:12:00+01:00");
const AT_20 = new Date("2026-11-16T20:10:00+01:00");
const recents = [
  {
    title: "Plongeur (H/F)",
    startsAt: "2026-11-10T19:30:00+01:00",
    endsAt: "2026-11-11T01:00:00+01:00",
    breakMinutes: 20,
  },
];
const hours = ({ day, start, end, pause }: ReturnType<typeof rowAt>) => `${day} ${start}-${end} ${pause}`;
const at = (now: Date) => ({ title: "Serveur en salle (H/F)", recents, now });

test("each moment has its day and its usual hours", () => {
  expect(hours(rowAt("tonight", at(AT_14)))).toBe("2026-11-16 18:00-00:30 30");
  expect(hours(rowAt("tomorrow-morning", at(AT_14)))).toBe("2026-11-17 08:00-15:00 30");
  expect(hours(rowAt("tomorrow-noon", at(AT_14)))).toBe("2026-11-17 11:00-15:00 0");
  expect(hours(rowAt("tomorrow-evening", at(AT_14)))).toBe("2026-11-17 18:00-00:30 30");
});

test("the company's last mission of that métier at that moment gives the hours", () => {
  const plongeur = { title: "plongeur (h/f)", recents, now: AT_14 };
  expect(hours(rowAt("tomorrow-evening", plongeur))).toBe("2026-11-17 19:30-01:00 20");
  expect(hours(rowAt("tomorrow-morning", plongeur))).toBe("2026-11-17 08:00-15:00 30");
});

test("tonight never begins in the past, and a short evening has no break", () => {
  expect(hours(rowAt("tonight", at(AT_20)))).toBe("2026-11-16 21:00-00:30 0");
  expect(openMoments(AT_20)).toContain("tonight");
  expect(openMoments(new Date("2026-11-16T23:10:00+01:00"))).toEqual([
    "tomorrow-morning",
    "tomorrow-noon",
    "tomorrow-evening",
  ]);
});

test("every moment has its words", () => {
  expect(Object.values(MOMENT_LABELS)).toEqual(["Ce soir", "Demain matin", "Demain midi", "Demain soir"]);
});

test("a row says its moment", () => {
  const row = { ...EMPTY_ROW, day: "2026-11-16", start: "18:00", end: "00:30" };
  expect(momentOf(row, "2026-11-16")).toBe("tonight");
  expect(momentOf({ ...row, day: "2026-11-17", start: "09:00" }, "2026-11-16")).toBe("tomorrow-morning");
  expect(momentOf({ ...row, day: "2026-11-17", start: "11:30" }, "2026-11-16")).toBe("tomorrow-noon");
  expect(momentOf({ ...row, day: "2026-11-17", start: "15:00" }, "2026-11-16")).toBe("choose");
  expect(momentOf({ ...row, start: "09:00" }, "2026-11-16")).toBe("choose");
  expect(momentOf({ ...row, day: "" }, "2026-11-16")).toBe("choose");
  expect(momentOf(EMPTY_ROW, "2026-11-16")).toBe(null);
});
