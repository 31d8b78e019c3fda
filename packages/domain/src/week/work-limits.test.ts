import { describe, expect, test } from "vitest";
import { addDays, atParis } from "../time/calendar.ts";
import { candidateLimitText, employerLimitText } from "./work-limits.fr.ts";
import { overlaps, type WorkRange, workLimits } from "./work-limits.ts";

const range = (on: string, from: string, to: string, breakMinutes = 0): WorkRange => ({
  startsAt: atParis(on, from),
  endsAt: atParis(to <= from ? addDays(on, 1) : on, to),
  breakMinutes,
});
const MON = "2026-11-16";
const TUE = "2026-11-17";
const WED = "2026-11-18";
const days = (count: number, from: string, to: string, breakMinutes = 0) =>
  Array.from({ length: count }, (_, index) => range(addDays(MON, index), from, to, breakMinutes));

describe("rest between two working days", () => {
  const evening = range(MON, "18:00", "00:30");

  test("eleven hours are enough, a minute less is not", () => {
    expect(workLimits([range(TUE, "11:30", "15:00")], [evening])).toEqual([]);
    expect(workLimits([range(TUE, "11:29", "15:00")], [evening])).toEqual([
      { kind: "rest", minutes: 659, before: atParis(TUE, "00:30"), after: atParis(TUE, "11:29") },
    ]);
  });

  test("the hours off between two shifts of a day are no rest to count", () => {
    const split = [range(MON, "10:00", "14:00"), range(MON, "18:00", "22:00")];
    expect(workLimits(split, [])).toEqual([]);
    expect(workLimits([range(MON, "10:00", "14:00")], [range(MON, "18:00", "22:00")])).toEqual([]);
    expect(workLimits([range(TUE, "08:00", "12:00")], split)).toMatchObject([{ kind: "rest", minutes: 600 }]);
  });

  test("the shortest is said, of the shifts asked for as of those booked, on either side", () => {
    const asked = [range(TUE, "08:00", "12:00"), range(WED, "06:00", "09:00")];
    expect(workLimits(asked, [evening, range(TUE, "18:00", "22:00")])).toMatchObject([{ kind: "rest", minutes: 450 }]);
    expect(workLimits([range(TUE, "18:00", "23:00"), range(WED, "05:00", "09:00")], [])).toMatchObject([
      { kind: "rest", minutes: 360 },
    ]);
  });

  test("what is short already without the shifts asked for is not said", () => {
    const booked = [evening, range(TUE, "08:00", "12:00")];
    expect(workLimits([range("2026-11-20", "09:00", "12:00")], booked)).toEqual([]);
    expect(workLimits([range(TUE, "14:00", "16:00")], booked)).toEqual([]);
  });

  test("is counted in real hours when the clocks change", () => {
    const march = workLimits([range("2026-03-29", "09:30", "12:00")], [range("2026-03-28", "18:00", "23:00")]);
    expect(march).toMatchObject([{ kind: "rest", minutes: 570 }]);
    expect(workLimits([range("2026-10-25", "09:00", "12:00")], [range("2026-10-24", "18:00", "23:00")])).toEqual([]);
  });

  test("one shift right after another is no rest at all", () => {
    expect(workLimits([range(TUE, "00:00", "04:00")], [range(MON, "20:00", "00:00")])).toMatchObject([
      { kind: "rest", minutes: 0 },
    ]);
  });
});

describe("the hours of a day", () => {
  test("ten hours of work are allowed, breaks out; more is said with the day and the figure", () => {
    const morning = range(MON, "08:00", "13:30", 30);
    expect(workLimits([range(MON, "15:00", "20:00")], [morning])).toEqual([]);
    expect(workLimits([range(MON, "15:00", "21:00")], [morning])).toEqual([{ kind: "day", day: MON, minutes: 660 }]);
  });

  test("an evening past midnight belongs to the day it began", () => {
    expect(workLimits([range(MON, "18:00", "01:00")], [range(MON, "09:00", "13:00")])).toMatchObject([
      { kind: "day", day: MON, minutes: 660 },
    ]);
  });

  test("the longest day is said, and only one that was asked for", () => {
    const long = range(MON, "06:00", "18:00");
    expect(workLimits([range(WED, "08:00", "19:00"), range("2026-11-20", "08:00", "20:00")], [long])).toMatchObject([
      { kind: "day", day: "2026-11-20", minutes: 720 },
    ]);
  });
});

describe("the hours of a week", () => {
  test("48 hours from Monday to Sunday are allowed, more is not", () => {
    const booked = days(5, "09:00", "18:00");
    expect(workLimits([range("2026-11-22", "09:00", "12:00")], booked)).toEqual([]);
    expect(workLimits([range("2026-11-22", "09:00", "15:00")], booked)).toEqual([
      { kind: "week", week: MON, minutes: 3060 },
    ]);
    expect(workLimits([range("2026-11-23", "09:00", "15:00")], booked)).toEqual([]);
  });

  test("a night from Sunday to Monday counts in both weeks", () => {
    const booked = days(5, "09:00", "18:00");
    expect(workLimits([range("2026-11-22", "21:00", "05:00")], booked)).toEqual([]);
    expect(workLimits([range("2026-11-22", "20:00", "04:00")], booked)).toMatchObject([
      { kind: "week", minutes: 2940 },
    ]);
    const nextWeek = Array.from({ length: 5 }, (_, index) => range(addDays("2026-11-24", index), "09:00", "18:00"));
    expect(workLimits([range("2026-11-22", "22:00", "06:00")], nextWeek)).toMatchObject([
      { kind: "week", week: "2026-11-23", minutes: 3060 },
    ]);
  });
});

test("each kind is said once, rest first", () => {
  const limits = workLimits(days(7, "06:00", "20:00"), []);
  expect(limits.map(({ kind }) => kind)).toEqual(["rest", "day", "week"]);
});

describe("two shifts at once", () => {
  test("the shift asked for that shares time with one booked, even a minute", () => {
    const booked = [range(TUE, "16:00", "22:00")];
    expect(overlaps([range(MON, "16:00", "22:00"), range(TUE, "10:00", "16:01")], booked)).toBe(1);
    expect(overlaps([range(TUE, "10:00", "16:00"), range(TUE, "22:00", "23:00")], booked)).toBeNull();
    expect(overlaps([], booked)).toBeNull();
  });

  test("two shifts of a day with hours off between them do not overlap", () => {
    expect(overlaps([range(MON, "06:00", "11:00")], [range(MON, "18:00", "23:00")])).toBeNull();
  });
});

describe("what each side reads", () => {
  const rest = (minutes: number) =>
    ({ kind: "rest", minutes, before: atParis(MON, "23:00"), after: atParis(TUE, "08:00") }) as const;

  test.each([
    [rest(540), "Il ne resterait que 9\u00a0h de repos entre deux créneaux\u00a0; la loi en demande 11."],
    [rest(45), "Il ne resterait que 45\u00a0min de repos entre deux créneaux\u00a0; la loi en demande 11\u00a0h."],
    [rest(0), "Il ne resterait aucun repos entre deux créneaux\u00a0; la loi demande 11\u00a0h."],
    [
      { kind: "day", day: TUE, minutes: 660 },
      "Cela ferait 11\u00a0h de travail le 17 novembre\u00a0; la loi en permet 10.",
    ],
    [
      { kind: "week", week: MON, minutes: 3090 },
      "Cela ferait 51\u00a0h\u00a030 dans la semaine du 16 novembre\u00a0; la loi en permet 48.",
    ],
  ] as const)("the candidate: %j", (limit, text) => {
    expect(candidateLimitText(limit)).toBe(text);
  });

  test.each([
    [
      rest(540),
      "Avec ses autres engagements, cette personne n’aurait que 9\u00a0h de repos entre deux créneaux\u00a0; la loi en demande 11.",
    ],
    [
      rest(0),
      "Avec ses autres engagements, cette personne n’aurait aucun repos entre deux créneaux\u00a0; la loi demande 11\u00a0h.",
    ],
    [
      { kind: "day", day: TUE, minutes: 660 },
      "Avec ses autres engagements, cette personne ferait 11\u00a0h de travail le 17 novembre\u00a0; la loi en permet 10.",
    ],
    [
      { kind: "week", week: MON, minutes: 3060 },
      "Avec ses autres engagements, cette personne ferait 51\u00a0h dans la semaine du 16 novembre\u00a0; la loi en permet 48.",
    ],
  ] as const)("the employer: %j", (limit, text) => {
    expect(employerLimitText(limit)).toBe(text);
  });
});
