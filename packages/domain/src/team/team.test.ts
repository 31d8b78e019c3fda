import { describe, expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { defaultTeamUntil, refuseTeamUntil } from "./head-start.ts";
import { booksAtOnce, consentUntil, isInTeam, renewableFrom } from "./team.ts";

const now = atParis("2026-11-19", "14:12");

test.each([
  ["2026-11-19T14:12:00Z", "2028-11-19T14:12:00Z"],
  ["2028-02-29T08:00:00Z", "2030-02-28T08:00:00Z"],
])("a consent of %s lasts two years: until %s", (from, until) => {
  expect(consentUntil(new Date(from)).getTime()).toBe(new Date(until).getTime());
});

test("it can be given again in its last thirty days", () => {
  expect(renewableFrom(new Date("2028-11-19T14:12:00Z")).toISOString()).toBe("2028-10-20T14:12:00.000Z");
});

describe("the head start of a team", () => {
  test.each([
    ["a start in four days", atParis("2026-11-23", "18:00"), "14:42"],
    ["a start in an hour: a quarter of the time left", atParis("2026-11-19", "15:12"), "14:27"],
    ["a start at once: a minute", atParis("2026-11-19", "14:13"), "14:13"],
  ])("%s", (_, startsAt, until) => {
    expect(defaultTeamUntil({ now, startsAt })).toEqual(atParis("2026-11-19", until));
  });

  test("of a mission published at night begins in the morning, unless it starts within hours", () => {
    const night = atParis("2026-11-19", "23:10");
    expect(defaultTeamUntil({ now: night, startsAt: atParis("2026-11-22", "18:00") })).toEqual(
      atParis("2026-11-20", "07:00"),
    );
    expect(defaultTeamUntil({ now: night, startsAt: atParis("2026-11-20", "07:10") })).toEqual(
      atParis("2026-11-19", "23:40"),
    );
  });

  test("ends after now, and before the start", () => {
    const times = { now, startsAt: atParis("2026-11-20", "18:00") };
    expect(refuseTeamUntil(now, times)).toBe("team_until_past");
    expect(refuseTeamUntil(times.startsAt, times)).toBe("team_until_late");
    expect(refuseTeamUntil(atParis("2026-11-19", "15:00"), times)).toBeNull();
  });
});

test.each([
  ["came by a link", {}, false],
  ["approved", { approvedAt: now }, true],
  ["worked there", { worked: 1 }, true],
  ["left", { state: "left", worked: 3 }, false],
  ["whose consent is over", { consentUntil: now, approvedAt: now }, false],
] as const)("who %s has a place at once: %s", (_, facts, expected) => {
  const member = {
    state: "in",
    consentUntil: new Date(now.getTime() + 1),
    approvedAt: null,
    worked: 0,
    ...facts,
  } as const;
  expect(booksAtOnce(member, now)).toBe(expected);
  if (expected) expect(isInTeam(member, now)).toBe(true);
});
