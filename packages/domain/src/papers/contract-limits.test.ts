import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONTRACT_KINDS, type ContractKind, type ContractMotive } from "../missions/contract-kind.ts";
import { addDays, atParis, daysBetween } from "../time/calendar.ts";
import { dayWithoutHours } from "../time/day-without-hours.ts";
import { EVERYWHERE } from "../time/holiday-table-fixture.ts";
import { limitText } from "./contract-limits.fr.ts";
import { type AskedContract, type ContractHistory, contractFindings, type LimitFinding } from "./contract-limits.ts";
import { extraDaysWith, quarterOf } from "./extra-days.ts";
import { contractDays, vacationsOf } from "./vacations.ts";
import { type OpeningDays, type PostContract, waitingDays, waitingTime } from "./waiting-time.ts";

const SIX_DAYS: OpeningDays = { weekdays: [0, 1, 2, 3, 4, 5], onHolidays: false, zone: "metropole" };
const EVERY_DAY: OpeningDays = { weekdays: [0, 1, 2, 3, 4, 5, 6], onHolidays: true, zone: "metropole" };
const evening = (day: string) => ({ startsAt: atParis(day, "18:00"), endsAt: atParis(addDays(day, 1), "00:30") });
const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, index) => addDays(day, index));
const extra = (...days: string[]): AskedContract => ({
  kind: "extra",
  motive: null,
  hotels: true,
  shifts: days.map(evening),
});
const NOTHING: ContractHistory = { extraDays: [], post: [] };

describe("days of an extra in a quarter", () => {
  test.each<[number, LimitFinding["severity"] | null]>([
    [43, null],
    [44, "warned"],
    [59, "warned"],
    [60, "refused"],
    [75, "refused"],
  ])("after %i days, one more is: %s", (count, severity) => {
    const history = { ...NOTHING, extraDays: daysFrom("2026-10-01", count) };
    const found = contractFindings(extra("2026-12-31"), history, SIX_DAYS);
    expect(found).toEqual(
      severity === null
        ? []
        : [{ kind: "extra_days", severity, source: "extra_days", quarter: "2026-Q4", days: count + 1 }],
    );
  });

  test("start again with the quarter, by the day on which work begins", () => {
    const history = { ...NOTHING, extraDays: daysFrom("2026-10-15", 60) };
    expect(contractFindings(extra("2026-12-31"), history, SIX_DAYS)).toMatchObject([{ severity: "refused" }]);
    expect(contractFindings(extra("2027-01-01"), history, SIX_DAYS)).toEqual([]);
  });

  test("are counted once, whatever the services of a day", () => {
    expect(extraDaysWith(["2026-11-16", "2026-11-16"], ["2026-11-16", "2026-11-17"])).toEqual([
      { quarter: "2026-Q4", days: 2 },
    ]);
  });

  test("bind neither another contract, nor another agreement", () => {
    const history = { ...NOTHING, extraDays: daysFrom("2026-10-01", 80) };
    const asked = extra("2026-12-31");
    expect(contractFindings({ ...asked, hotels: false }, history, SIX_DAYS)).toEqual([]);
    expect(contractFindings({ ...asked, kind: "cdd", motive: "replacement" }, history, SIX_DAYS)).toEqual([]);
  });

  test.each([
    ["2026-01-01", "2026-Q1"],
    ["2026-03-31", "2026-Q1"],
    ["2026-04-01", "2026-Q2"],
    ["2026-09-30", "2026-Q3"],
    ["2026-10-01", "2026-Q4"],
    ["2026-12-31", "2026-Q4"],
  ])("%s is in %s", (day, quarter) => {
    expect(quarterOf(day)).toBe(quarter);
  });
});

describe("one contract by vacation", () => {
  test("two days are two contracts, two services of a day are one", () => {
    expect(contractFindings(extra("2026-11-16", "2026-11-17"), NOTHING, SIX_DAYS)).toEqual([
      { kind: "one_per_vacation", severity: "refused", source: "one_per_vacation", vacations: 2 },
    ]);
    const lunch = { startsAt: atParis("2026-11-16", "11:00"), endsAt: atParis("2026-11-16", "15:00") };
    expect(vacationsOf([evening("2026-11-16"), lunch, evening("2026-11-17")])).toEqual([
      [lunch, evening("2026-11-16")],
      [evening("2026-11-17")],
    ]);
  });
});

describe("a season", () => {
  const season = (hotels: boolean, ...days: string[]): AskedContract => ({
    kind: "seasonal",
    motive: null,
    hotels,
    shifts: days.map(evening),
  });

  test("of which a person takes a week is too short in a hotel, and free elsewhere", () => {
    expect(contractFindings(season(true, "2026-07-01", "2026-07-06"), NOTHING, SIX_DAYS)).toEqual([
      {
        kind: "season_under_a_month",
        severity: "refused",
        source: "season",
        firstDay: "2026-07-01",
        lastDay: "2026-07-07",
      },
    ]);
    expect(contractFindings(season(false, "2026-07-01"), NOTHING, SIX_DAYS)).toEqual([]);
    expect(contractFindings(season(true, "2026-07-01", "2026-07-30"), NOTHING, SIX_DAYS)).toEqual([]);
    expect(contractFindings(season(true, "2026-01-01", "2026-12-01"), NOTHING, SIX_DAYS)).toMatchObject([
      { kind: "season_over_nine_months", severity: "refused" },
    ]);
  });

  test("days are those of Paris: an end at midnight opens none, and a day without hours is one", () => {
    const untilMidnight = { startsAt: atParis("2026-07-01", "18:00"), endsAt: atParis("2026-07-02", "00:00") };
    expect(contractDays([untilMidnight])).toEqual({ firstDay: "2026-07-01", lastDay: "2026-07-01" });
    const open = dayWithoutHours("2026-07-01");
    const withoutHours = { startsAt: open, endsAt: new Date(open.getTime() + 8 * 3_600_000) };
    expect(contractDays([withoutHours])).toEqual({ firstDay: "2026-07-01", lastDay: "2026-07-01" });
  });
});

describe("the waiting time", () => {
  const increase = (firstDay: string, lastDay: string): PostContract => ({
    kind: "cdd",
    motive: "increase",
    firstDay,
    lastDay,
    leftEarly: false,
  });

  test.each([
    // Half under 14 days, a third from 14 days; a part of a day is a day.
    ["2026-11-16", "2026-11-16", 1],
    ["2026-11-16", "2026-11-17", 1],
    ["2026-11-16", "2026-11-18", 2],
    ["2026-11-16", "2026-11-25", 5],
    ["2026-11-16", "2026-11-28", 7],
    ["2026-11-16", "2026-11-29", 5],
    ["2026-11-16", "2026-12-06", 7],
    // 68 days, 22.67 of waiting: the example of a guide.
    ["2024-06-03", "2024-08-09", 23],
  ])("after a contract from %s to %s is %i opening days", (firstDay, lastDay, days) => {
    expect(waitingDays({ firstDay, lastDay })).toBe(days);
  });

  const next = { kind: "cdd", motive: "increase", firstDay: "2026-11-20" } as const;
  test("is counted in opening days, holidays and closed days apart", () => {
    // Ten days, five of waiting: from Friday 6 to Wednesday 11, a holiday, to Thursday 12.
    const past = increase("2026-10-27", "2026-11-05");
    expect(waitingTime({ ...next, firstDay: "2026-11-12" }, [past], SIX_DAYS)).toEqual({
      days: 5,
      until: "2026-11-12",
    });
    expect(waitingTime({ ...next, firstDay: "2026-11-13" }, [past], SIX_DAYS)).toBeNull();
    expect(waitingTime({ ...next, firstDay: "2026-11-10" }, [past], EVERY_DAY)).toEqual({
      days: 5,
      until: "2026-11-10",
    });
    expect(waitingTime({ ...next, firstDay: "2026-11-11" }, [past], EVERY_DAY)).toBeNull();
    const weekdays = { ...SIX_DAYS, weekdays: [0, 1, 2, 3, 4] };
    expect(waitingTime({ ...next, firstDay: "2026-11-10" }, [past], weekdays)).toEqual({
      days: 5,
      until: "2026-11-13",
    });
  });

  const PAST = increase("2026-11-01", "2026-11-18");
  test.each<[string, Partial<PostContract>, { kind: ContractKind; motive: ContractMotive | null }, boolean]>([
    ["an increase after an increase", {}, { kind: "cdd", motive: "increase" }, true],
    ["a replacement after an increase", {}, { kind: "cdd", motive: "replacement" }, true],
    ["an extra after an increase", {}, { kind: "extra", motive: null }, true],
    ["an increase after a replacement", { motive: "replacement" }, { kind: "cdd", motive: "increase" }, true],
    ["a replacement after a replacement", { motive: "replacement" }, { kind: "cdd", motive: "replacement" }, false],
    ["an extra after an extra", { kind: "extra", motive: null }, { kind: "extra", motive: null }, false],
    ["a season after an extra", { kind: "extra", motive: null }, { kind: "seasonal", motive: null }, false],
    ["an increase after who left early", { leftEarly: true }, { kind: "cdd", motive: "increase" }, false],
    ["a freelance after an increase", {}, { kind: "freelance", motive: null }, false],
    ["an increase after an agency", { kind: "agency", motive: null }, { kind: "cdd", motive: "increase" }, false],
    ["beside a contract that runs", { lastDay: "2026-11-20" }, { kind: "cdd", motive: "increase" }, false],
  ])("%s", (_, past, asked, owed) => {
    const waiting = waitingTime({ ...asked, firstDay: "2026-11-20" }, [{ ...PAST, ...past }], SIX_DAYS);
    expect(waiting !== null).toBe(owed);
  });

  test("is the one that ends last", () => {
    const long = increase("2026-09-01", "2026-11-14");
    const short = increase("2026-11-17", "2026-11-18");
    expect(waitingTime(next, [short, long], SIX_DAYS)).toEqual(waitingTime(next, [long], SIX_DAYS));
  });
});

/** The same rules, gone through day by day with a calendar written by hand; slow, and plain. */
function plainFindings(asked: AskedContract, history: ContractHistory, opening: OpeningDays): string[] {
  const found: string[] = [];
  const paris = (at: number) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short" }).format(new Date(at));
  const starts = asked.shifts.map(({ startsAt }) => paris(startsAt.getTime()));
  const firstDay = starts.reduce((a, b) => (a < b ? a : b));
  const lastDay = asked.shifts.map(({ endsAt }) => paris(endsAt.getTime() - 1)).reduce((a, b) => (a > b ? a : b));

  if (asked.kind === "extra" && asked.hotels) {
    for (const year of [2026, 2027, 2028]) {
      for (const [index, months] of [
        ["01", "02", "03"],
        ["04", "05", "06"],
        ["07", "08", "09"],
        ["10", "11", "12"],
      ].entries()) {
        let count = 0;
        let isAsked = false;
        for (const month of months) {
          for (let day = 1; day <= 31; day += 1) {
            const text = `${year}-${month}-${String(day).padStart(2, "0")}`;
            if (starts.includes(text)) isAsked = true;
            if (starts.includes(text) || history.extraDays.includes(text)) count += 1;
          }
        }
        if (isAsked && count > 60) found.push(`refused extra_days ${year}-Q${index + 1} ${count}`);
        else if (isAsked && count >= 45) found.push(`warned extra_days ${year}-Q${index + 1} ${count}`);
      }
    }
    const vacations = starts.filter((day, index) => starts.indexOf(day) === index).length;
    if (vacations > 1) found.push(`refused one_per_vacation ${vacations}`);
  }

  if (asked.kind === "seasonal" && asked.hotels) {
    const monthsLater = (months: number) => {
      const [year = 0, month = 0, day = 0] = firstDay.split("-").map(Number);
      const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
      return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) - 1)).toISOString().slice(0, 10);
    };
    if (lastDay < monthsLater(1)) found.push("refused season_under_a_month");
    if (lastDay > monthsLater(9)) found.push("refused season_over_nine_months");
  }

  const frees = (kind: ContractKind, motive: ContractMotive | null) =>
    kind === "extra" || kind === "seasonal" || (kind === "cdd" && motive === "replacement");
  const isOurs = (kind: ContractKind) => kind === "extra" || kind === "seasonal" || kind === "cdd";
  const off = new Set(Object.values(EVERYWHERE).flat());
  let worst = "";
  let worstDays = 0;
  for (const one of history.post) {
    if (one.lastDay >= firstDay || one.leftEarly || !isOurs(one.kind) || !isOurs(asked.kind)) continue;
    if (frees(one.kind, one.motive) && frees(asked.kind, asked.motive)) continue;
    const length = (Date.parse(one.lastDay) - Date.parse(one.firstDay)) / 86_400_000 + 1;
    const share = length >= 14 ? length / 3 : length / 2;
    let waited = 0;
    let at = Date.parse(one.lastDay);
    let day = one.lastDay;
    while (waited < share) {
      at += 86_400_000;
      day = new Date(at).toISOString().slice(0, 10);
      const weekday = (new Date(at).getUTCDay() + 6) % 7;
      if (opening.weekdays.includes(weekday) && (opening.onHolidays || !off.has(day))) waited += 1;
    }
    if (day >= firstDay && day > worst) [worst, worstDays] = [day, waited];
  }
  if (worst !== "") found.push(`warned waiting_time ${worst} ${worstDays}`);
  return found.toSorted();
}

function inWords(finding: LimitFinding): string {
  const { severity, kind } = finding;
  if (kind === "extra_days") return `${severity} ${kind} ${finding.quarter} ${finding.days}`;
  if (kind === "one_per_vacation") return `${severity} ${kind} ${finding.vacations}`;
  return kind === "waiting_time" ? `${severity} ${kind} ${finding.until} ${finding.days}` : `${severity} ${kind}`;
}

test("1,000 random histories are judged as by a plain reading of the rules", () => {
  const day = (from: string, to: string) =>
    fc.integer({ min: 0, max: daysBetween(from, to) }).map((count) => addDays(from, count));
  const kind = fc.constantFrom<ContractKind>("extra", "cdd", "seasonal", ...CONTRACT_KINDS);
  const motiveOf = (of: ContractKind): fc.Arbitrary<ContractMotive | null> =>
    of === "cdd" ? fc.constantFrom<ContractMotive>("replacement", "increase") : fc.constant(null);
  const typed = kind.chain((of) => fc.record({ kind: fc.constant(of), motive: motiveOf(of) }));
  const post = fc
    .tuple(typed, day("2026-10-01", "2027-02-20"), fc.integer({ min: 0, max: 80 }), fc.boolean())
    .map(([of, firstDay, length, leftEarly]): PostContract => {
      return { ...of, firstDay, lastDay: addDays(firstDay, length), leftEarly: leftEarly && length % 3 === 0 };
    });
  // Many days of one quarter, as somebody has who works there all the time, with some of others.
  const extraDays = fc
    .tuple(
      fc.constantFrom("2026-10-01", "2027-01-01", "2027-04-01"),
      fc.integer({ min: 30, max: 75 }),
      fc.array(day("2026-09-01", "2027-05-30"), { maxLength: 20 }),
    )
    .map(([from, count, others]) => [...daysFrom(from, count), ...others]);
  const shift = fc
    .tuple(fc.constantFrom("00:00", "06:00", "11:30", "18:00", "23:45"), fc.integer({ min: 60, max: 720 }))
    .map(([time, minutes]) => ({ time, minutes }));
  const asked = fc
    .tuple(
      typed,
      fc.boolean(),
      day("2026-11-01", "2027-05-01"),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), shift), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(1, 4, 40, 300),
    )
    .map(([of, hotels, from, shifts, span]): AskedContract => {
      return {
        ...of,
        hotels,
        shifts: shifts.map(([after, { time, minutes }]) => {
          const startsAt = atParis(addDays(from, after % span), time);
          return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
        }),
      };
    });
  const opening = fc.record({
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
    onHolidays: fc.boolean(),
    zone: fc.constant("metropole" as const),
  });
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(
      asked,
      fc.record({ extraDays, post: fc.array(post, { maxLength: 6 }) }),
      opening,
      (one, history, open) => {
        const found = contractFindings(one, history, open);
        expect(found.map(inWords).toSorted()).toEqual(plainFindings(one, history, open));
        for (const { kind: of, severity } of found)
          seen.set(`${severity} ${of}`, (seen.get(`${severity} ${of}`) ?? 0) + 1);
      },
    ),
    { numRuns: 1_000, seed: 34 },
  );
  // A rule that no history meets would agree with anything.
  expect([...seen.keys()].toSorted()).toEqual([
    "refused extra_days",
    "refused one_per_vacation",
    "refused season_over_nine_months",
    "refused season_under_a_month",
    "warned extra_days",
    "warned waiting_time",
  ]);
});

test("a finding is a sentence with its article, and never how many days are left", () => {
  const history = { extraDays: daysFrom("2026-10-01", 50), post: [] };
  const [near] = contractFindings(extra("2026-12-31"), history, SIX_DAYS);
  expect(near && limitText(near)).toBe(
    "51\u00a0jours d’extra connus ici au 4e trimestre 2026, pour cette personne et cet établissement. Au-delà de 60\u00a0jours, elle peut demander un CDI. Convention des hôtels, cafés et restaurants, article 14-1.",
  );
  const waiting = { kind: "waiting_time", severity: "warned", source: "waiting_time" } as const;
  expect(limitText({ ...waiting, days: 1, until: "2026-12-01" })).toBe(
    "Un contrat vient de finir sur ce poste\u00a0: sauf accord de votre branche, aucun autre CDD jusqu’au 1er décembre 2026 (1\u00a0jour d’ouverture). Code du travail, articles L1244-3-1 et L1244-4-1.",
  );
  expect(
    limitText({ kind: "one_per_vacation", severity: "refused", source: "one_per_vacation", vacations: 2 }),
  ).toMatch(/^Un extra a un contrat par vacation\u00a0: 2\u00a0contrats, et non un seul\. /);
  const season = { severity: "refused", source: "season", firstDay: "", lastDay: "" } as const;
  expect(limitText({ ...season, kind: "season_under_a_month" })).toMatch(/un mois au moins\. .*article 14-2\.$/);
  expect(limitText({ ...season, kind: "season_over_nine_months" })).toMatch(/9\u00a0mois au plus\. /);
});
