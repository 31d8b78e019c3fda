import { describe, expect, test } from "vitest";
import { describeChanges } from "./mission-changes.ts";
import { type EditFacts, isPayLowered, isRescheduled, mustAskAgain, refuseEdit, type Terms } from "./mission-edit.ts";

const now = new Date("2026-11-14T12:00:00Z");
const terms: Terms = {
  location: "Lyon (69)",
  remote: false,
  startsAt: new Date("2026-11-16T07:00:00Z"),
  endsAt: new Date("2026-11-16T15:00:00Z"),
  hoursPerDay: 8,
  payCents: 1400,
  payPeriod: "hourly",
  shifts: [],
};
const started: Terms = { ...terms, startsAt: new Date("2026-11-14T07:00:00Z") };
const later = new Date("2026-11-17T08:00:00Z");
const laterEnd = new Date("2026-11-17T16:00:00Z");

const facts = (extra: Partial<EditFacts> = {}): EditFacts => ({
  status: "recruiting",
  before: terms,
  after: terms,
  acceptedCount: 0,
  applicationCount: 0,
  endedApplications: 0,
  positions: 2,
  maxApplications: null,
  now,
  ...extra,
});

describe("what may be changed", () => {
  test.each<[string, Partial<EditFacts>, ReturnType<typeof refuseEdit>]>([
    ["nothing at all", {}, null],
    ["another start, in the future", { after: { ...terms, startsAt: later, endsAt: laterEnd } }, null],
    ["a lower pay while nobody is accepted", { after: { ...terms, payCents: 1300 } }, null],
    ["a paused mission", { status: "paused" }, null],
    ["a completed mission", { status: "completed" }, "mission_completed"],
    ["a start already past", { after: { ...terms, startsAt: new Date("2026-11-14T11:00:00Z") } }, "start_past"],
    [
      "the start once begun",
      { before: started, after: { ...started, startsAt: later, endsAt: laterEnd } },
      "start_locked",
    ],
    [
      "the seconds of the start once begun",
      { before: { ...started, startsAt: new Date("2026-11-14T07:00:31Z") }, after: started },
      null,
    ],
    ["a later end once begun", { before: started, after: { ...started, endsAt: laterEnd } }, null],
    [
      "an end already past",
      { before: started, after: { ...started, endsAt: new Date("2026-11-14T11:00:00Z") } },
      "end_past",
    ],
    ["a lower pay once someone is accepted", { acceptedCount: 1, after: { ...terms, payCents: 1399 } }, "pay_lowered"],
    ["a higher pay once someone is accepted", { acceptedCount: 1, after: { ...terms, payCents: 1401 } }, null],
    ["fewer places than people accepted", { acceptedCount: 2, positions: 1 }, "positions_below_accepted"],
    ["as many places as people accepted", { acceptedCount: 2, positions: 2 }, null],
    ["a cap below what was received", { applicationCount: 5, maxApplications: 4 }, "cap_below_received"],
    ["a cap at those that still count", { applicationCount: 5, endedApplications: 1, maxApplications: 4 }, null],
    ["a cap at what was received", { applicationCount: 5, maxApplications: 5 }, null],
    ["no cap any more", { applicationCount: 5, maxApplications: null }, null],
  ])("%s", (_what, extra, expected) => {
    expect(refuseEdit(facts(extra))).toBe(expected);
  });
});

describe("a lower pay", () => {
  const daily: Terms = { ...terms, payPeriod: "daily", payCents: 12_000, hoursPerDay: 6 };
  test.each<[string, Terms, Terms, boolean]>([
    ["the same", daily, daily, false],
    ["a longer day for the same money", daily, { ...daily, hoursPerDay: 8 }, true],
    ["a shorter day for less money", daily, { ...daily, hoursPerDay: 5, payCents: 11_000 }, true],
    ["the same by the hour", daily, { ...daily, payPeriod: "hourly", payCents: 2000 }, false],
    ["a cent less by the hour", daily, { ...daily, payPeriod: "hourly", payCents: 1999 }, true],
  ])("%s: %s", (_what, before, after, lowered) => {
    expect(isPayLowered(before, after)).toBe(lowered);
  });
});

describe("who is notified of a change", () => {
  test("nothing when nothing changed, even the seconds", () => {
    expect(describeChanges(terms, { ...terms, startsAt: new Date("2026-11-16T07:00:59Z") })).toEqual([]);
  });

  test("each change with what it replaces", () => {
    const after: Terms = {
      location: "Villeurbanne (69)",
      remote: true,
      startsAt: later,
      endsAt: laterEnd,
      hoursPerDay: null,
      payCents: 1450,
      payPeriod: "hourly",
      shifts: [],
    };
    expect(describeChanges(terms, after)).toEqual([
      "Début\u00a0: mar. 17 nov. à 9\u00a0h (au lieu de lun. 16 nov. à 8\u00a0h)",
      "Fin\u00a0: mar. 17 nov. à 17\u00a0h (au lieu de lun. 16 nov. à 16\u00a0h)",
      "Durée\u00a0: non précisée (au lieu de 8\u00a0h\u00a0/\u00a0jour)",
      "Lieu\u00a0: Villeurbanne (69) (au lieu de Lyon (69))",
      "La mission passe en télétravail",
      "Rémunération\u00a0: 14,50\u00a0€\u00a0/\u00a0heure (au lieu de 14\u00a0€\u00a0/\u00a0heure)",
    ]);
  });

  test("a raise neither moves the hours nor asks again; a place asks again", () => {
    const raise = { ...terms, payCents: 1500 };
    const elsewhere = { ...terms, location: "Villeurbanne (69)" };
    expect([isRescheduled(terms, raise), mustAskAgain(terms, raise)]).toEqual([false, false]);
    expect([isRescheduled(terms, elsewhere), mustAskAgain(terms, elsewhere)]).toEqual([false, true]);
    expect([
      isRescheduled(terms, { ...terms, hoursPerDay: 7 }),
      mustAskAgain(terms, { ...terms, hoursPerDay: 7 }),
    ]).toEqual([true, true]);
  });
});
