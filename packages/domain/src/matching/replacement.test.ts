import { expect, test } from "vitest";
import { atParis, parisTime } from "../time/calendar.ts";
import { formatTime } from "../time/format-time.ts";
import { lastYesFor, restText } from "./replacement.fr.ts";
import { isTooLittle, restOfShift, restPay } from "./replacement.ts";

const DAY = "2026-11-18";
const at = (time: string) => atParis(DAY, time);
const evening = { startsAt: at("18:00"), endsAt: at("23:00"), breakMinutes: 30 };

test.each([
  ["18:30", "19:00", 24],
  ["18:31", "19:05", 24],
  ["18:34", "19:05", 24],
  ["18:35", "19:05", 24],
  ["20:30", "21:00", 12],
  // Nothing is left to come for.
  ["22:50", "23:20", 0],
])("a yes at %s: from %s, with a break of %i minutes", (yes, from, pause) => {
  const rest = restOfShift(evening, at(yes));
  expect([parisTime(rest.startsAt), rest.endsAt, rest.breakMinutes]).toEqual([from, evening.endsAt, pause]);
});

test("a yes some seconds after the minute begins five minutes later at most", () => {
  const yes = new Date(at("18:30").getTime() + 1);
  expect(parisTime(restOfShift(evening, yes).startsAt)).toBe("19:05");
});

test("two hours are enough, a minute less is not", () => {
  expect(isTooLittle(restOfShift(evening, at("20:30")))).toBe(false);
  expect(isTooLittle(restOfShift(evening, at("20:31")))).toBe(true);
});

test("the night clocks go back, and the night they go forward, hours are those that are lived", () => {
  // 22 h to 6 h is nine hours in October, seven in March.
  const october = {
    startsAt: atParis("2026-10-24", "22:00"),
    endsAt: atParis("2026-10-25", "06:00"),
    breakMinutes: 45,
  };
  const autumn = restOfShift(october, atParis("2026-10-24", "23:30"));
  expect([parisTime(autumn.startsAt), autumn.breakMinutes]).toEqual(["00:00", 35]);
  // A yes in the hour that is lived twice, at its first passage.
  const second = restOfShift(october, new Date(atParis("2026-10-25", "02:00").getTime() + 45 * 60_000));
  expect([parisTime(second.startsAt), (second.endsAt.getTime() - second.startsAt.getTime()) / 3_600_000]).toEqual([
    "02:15",
    3.75,
  ]);
  const march = { startsAt: atParis("2027-03-27", "22:00"), endsAt: atParis("2027-03-28", "06:00"), breakMinutes: 42 };
  const spring = restOfShift(march, atParis("2027-03-28", "01:40"));
  expect([parisTime(spring.startsAt), spring.breakMinutes]).toEqual(["03:10", 17]);
  expect(isTooLittle(spring)).toBe(false);
});

test("the pay is that of the minutes that are left", () => {
  const terms = { payCents: 1450, breakPaid: false, contractKind: "extra", shiftCount: 1, totalDays: 1 } as const;
  const rest = restOfShift(evening, at("18:30"));
  // Four hours less the 24 minutes of break, at 14,50 €.
  expect(restPay({ ...terms, payPeriod: "hourly" }, evening, rest)).toBe(5220);
  expect(restPay({ ...terms, payPeriod: "hourly", breakPaid: true }, evening, rest)).toBe(5800);
  // 90 € a day: 216 of 270 minutes.
  expect(restPay({ ...terms, payCents: 9000, payPeriod: "daily" }, evening, rest)).toBe(7200);
  expect(restPay({ ...terms, payPeriod: "daily", shiftCount: 2 }, evening, rest)).toBeNull();
  expect(restPay({ ...terms, payPeriod: "monthly" }, evening, rest)).toBeNull();
});

test("a sentence says until when a yes gives these hours, and holds whenever it is read", () => {
  const rest = restOfShift(evening, at("18:31"));
  expect(restText(rest, 5128, formatTime(lastYesFor(rest)))).toBe(
    "Un oui avant 18\u00a0h\u00a035 donne 19\u00a0h\u00a005 – 23\u00a0h, pause 24\u00a0min, 51,28\u00a0€ brut\u202f; plus tard, un peu moins.",
  );
  expect(restText({ ...rest, breakMinutes: 0 }, null, "midi")).toContain("– 23\u00a0h, sans pause\u202f;");
  expect(restOfShift(evening, at("18:35")).startsAt).toEqual(rest.startsAt);
});
