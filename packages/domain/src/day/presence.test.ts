import { describe, expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { dayWithoutHours } from "../time/day-without-hours.ts";
import {
  isAskedAbout,
  isRecordable,
  type PresenceFacts,
  type PresenceKind,
  presenceOf,
  presenceState,
  type RecordedEvent,
  refusePresence,
  timeOfEvent,
} from "./presence.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = "2026-11-18";
const shift = { startsAt: atParis(DAY, "18:00"), endsAt: atParis(DAY, "23:00") };
const at = (time: string) => atParis(DAY, time);
const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

describe("when an event took place", () => {
  const read = (deviceAt: Date, sentAt: Date, receivedAt: Date) => timeOfEvent({ deviceAt, sentAt, receivedAt }, shift);

  test("sent at once, by a phone that is on time", () => {
    expect(read(at("17:56"), at("17:56"), at("17:56"))).toEqual({ at: at("17:56"), skewSeconds: 0, flagged: false });
  });

  test("sent later, with a clock that is forty minutes ahead: the hour is right, and flagged", () => {
    const [tapped, sent, received] = [at("18:36"), at("19:16"), at("18:36")];
    expect(read(tapped, sent, received)).toEqual({ at: at("17:56"), skewSeconds: 2400, flagged: true });
  });

  test.each([
    ["three minutes late", at("17:53"), at("17:53"), at("17:56"), false],
    ["a second more", at("17:53"), at("17:53"), after(at("17:56"), 1000), true],
    ["waited twelve hours", at("17:56"), after(at("17:56"), 12 * HOUR), after(at("17:56"), 12 * HOUR), false],
    ["waited longer", at("17:56"), after(at("17:56"), 12 * HOUR + 1), after(at("17:56"), 12 * HOUR + 1), true],
    ["an hour before the start", at("17:00"), at("17:00"), at("17:00"), false],
    ["earlier", at("16:59"), at("16:59"), at("16:59"), true],
    [
      "four hours after the end",
      after(at("23:00"), 4 * HOUR),
      after(at("23:00"), 4 * HOUR),
      after(at("23:00"), 4 * HOUR),
      false,
    ],
    ["tapped after it was sent: the clock was changed", at("18:10"), at("18:00"), at("18:00"), true],
  ])("%s", (_, deviceAt, sentAt, receivedAt, flagged) => {
    expect(read(deviceAt, sentAt, receivedAt).flagged).toBe(flagged);
  });

  test("is never after it was received", () => {
    expect(read(at("23:00"), at("18:00"), at("18:00")).at).toEqual(at("18:00"));
  });
});

test.each([
  ["thirteen hours before", after(shift.startsAt, -13 * HOUR), "too_early"],
  ["twelve hours before", after(shift.startsAt, -12 * HOUR), null],
  ["a week after", after(shift.endsAt, 7 * 24 * HOUR), null],
  ["later", after(shift.endsAt, 7 * 24 * HOUR + 1), "too_late"],
])("received %s the shift", (_, received, refusal) => {
  expect(refusePresence(shift, received)).toBe(refusal);
});

test.each([
  ["now", "19:00", true],
  ["in an hour", "20:00", false],
  ["six hours before the start", "12:00", true],
  ["earlier", "11:59", false],
])("a member records %s", (_, time, expected) => {
  expect(isRecordable(shift, at(time), at("19:00"))).toBe(expected);
});

const waiting: PresenceFacts = {
  ...shift,
  enRouteAt: null,
  inAt: null,
  outAt: null,
  confirmedAt: at("09:00"),
  attendance: null,
  attendanceAt: null,
};

describe("the state of a person", () => {
  test.each([
    ["not confirmed", { confirmedAt: null }, "17:00", "to_confirm", null],
    ["confirmed", {}, "17:00", "confirmed", "09:00"],
    ["on the way", { enRouteAt: at("17:20") }, "17:30", "en_route", "17:20"],
    ["a moment before being late", {}, "18:04", "confirmed", "09:00"],
    ["late", {}, "18:05", "late", "18:00"],
    ["late on the way", { enRouteAt: at("17:20") }, "18:05", "late", "18:00"],
    ["not recorded by the end", {}, "23:00", "confirmed", "09:00"],
    ["arrived", { enRouteAt: at("17:20"), inAt: at("17:54") }, "18:30", "arrived", "17:54"],
    ["arrived after an absence was said", { inAt: at("18:15"), attendance: "absent" }, "18:30", "arrived", "18:15"],
    ["absent", { attendance: "absent", attendanceAt: at("18:12") }, "18:30", "absent", "18:12"],
    ["said to be there", { attendance: "worked", attendanceAt: at("18:12") }, "18:30", "arrived", null],
    ["said to have been there", { attendance: "worked", attendanceAt: at("23:12") }, "23:30", "done", null],
    ["gone", { inAt: at("17:54"), outAt: at("22:50") }, "22:55", "done", "22:50"],
    ["back after leaving early", { inAt: at("17:54"), outAt: at("17:50") }, "18:55", "arrived", "17:54"],
    ["gone, without an arrival", { outAt: at("22:50") }, "22:55", "done", "22:50"],
  ] as const)("%s", (_, facts, now, state, since) => {
    expect(presenceState({ ...waiting, ...facts }, at(now))).toEqual({ state, since: since && at(since) });
  });

  test("on a day without hours nobody is late", () => {
    const startsAt = dayWithoutHours(DAY);
    const facts = { ...waiting, startsAt, endsAt: after(startsAt, 8 * HOUR) };
    expect(presenceState(facts, after(startsAt, HOUR)).state).toBe("confirmed");
  });

  test("somebody late is asked about ten minutes after the start", () => {
    expect(["18:09", "18:10"].map((time) => isAskedAbout("late", shift.startsAt, at(time)))).toEqual([false, true]);
    expect(isAskedAbout("absent", shift.startsAt, at("18:30"))).toBe(false);
  });
});

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Tap = { id: string; kind: PresenceKind; trueAt: Date; deviceAt: Date; phone: number };

test("three phones, two without a network, clocks forty minutes off, replayed and reordered: each counts once, 500 times", () => {
  let flaggedRuns = 0;
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = randomFrom(seed);
    const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
    const shuffled = <T>(list: readonly T[]) =>
      list
        .map((item) => [random(), item] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, item]) => item);
    const skews = [0, 1, 2].map(() => between(-40, 40) * MINUTE);
    const taps = Array.from({ length: between(3, 12) }, (_, index): Tap => {
      const kind = (["en_route", "in", "out"] as const)[between(0, 2)] ?? "in";
      const trueAt = after(shift.startsAt, between(-60, 8 * 60) * MINUTE + between(0, 59_000));
      const phone = between(0, 2);
      return { id: `${seed}-${index}`, kind, trueAt, deviceAt: after(trueAt, skews[phone] ?? 0), phone };
    });
    const lastTap = Math.max(...taps.map(({ trueAt }) => trueAt.getTime()));
    // Those without a network send everything at the end, twice or three times, in any order.
    const sendings = shuffled(taps.flatMap((tap) => Array.from({ length: between(1, 3) }, () => tap)));
    const counted = new Map<string, RecordedEvent>();
    for (const [place, tap] of sendings.entries()) {
      const isOnline = tap.phone === 0;
      const sentAt = isOnline ? tap.trueAt : after(new Date(lastTap), (place + 1) * MINUTE);
      const times = {
        deviceAt: tap.deviceAt,
        sentAt: after(sentAt, skews[tap.phone] ?? 0),
        receivedAt: after(sentAt, between(0, 900)),
      };
      if (!counted.has(tap.id)) counted.set(tap.id, { kind: tap.kind, ...timeOfEvent(times, shift) });
    }
    expect(counted.size, `seed ${seed}`).toBe(taps.length);
    for (const tap of taps) {
      const event = counted.get(tap.id);
      expect(Math.abs((event?.at.getTime() ?? 0) - tap.trueAt.getTime()), `seed ${seed}`).toBeLessThan(1000);
      const skew = Math.abs(skews[tap.phone] ?? 0);
      if (skew > 3 * MINUTE) expect(event?.flagged, `seed ${seed}`).toBe(true);
      if (skew < 3 * MINUTE) expect(event?.flagged, `seed ${seed}`).toBe(false);
    }
    const events = [...counted.values()];
    const presence = presenceOf(events);
    expect(presenceOf(shuffled(events)), `seed ${seed}`).toEqual(presence);
    const trueOf = (kind: PresenceKind) =>
      taps.filter((tap) => tap.kind === kind).map(({ trueAt }) => trueAt.getTime());
    const near = (found: Date | null, expected: number) =>
      Number.isFinite(expected) ? Math.abs((found?.getTime() ?? 0) - expected) < 1000 : found === null;
    expect(near(presence.inAt, Math.min(...trueOf("in"))), `seed ${seed}`).toBe(true);
    expect(near(presence.outAt, Math.max(...trueOf("out"))), `seed ${seed}`).toBe(true);
    if (presence.flagged) flaggedRuns += 1;
  }
  expect(flaggedRuns).toBeGreaterThan(300);
});
