import { describe, expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { nightEnd } from "../time/night.ts";
import {
  DAILY_DISCOVERIES,
  DAILY_MAILS,
  DAILY_PUSHES,
  mailRetryDelay,
  nextMorning,
  pushUrgency,
  readRetryAfter,
  retryDelay,
  serverPause,
  type Waiting,
  whenToSend,
} from "./delivery.ts";

const seen: Waiting = { type: "application_update", kind: "application_seen", missionStartsAt: null, held: false };
const nothing = { all: 0, discoveries: 0 };
const noon = atParis("2026-11-15", "12:00");
const late = atParis("2026-11-15", "23:10");

describe("the night, in Paris", () => {
  test.each([
    ["2026-11-15", "21:59", null],
    ["2026-11-15", "22:00", ["2026-11-16", "06:30"]],
    ["2026-11-16", "00:00", ["2026-11-16", "06:30"]],
    ["2026-11-16", "06:29", ["2026-11-16", "06:30"]],
    ["2026-11-16", "06:30", null],
    // Clocks change that night, and the morning is still at half past six.
    ["2026-03-28", "23:00", ["2026-03-29", "06:30"]],
    ["2026-10-24", "22:30", ["2026-10-25", "06:30"]],
  ] as const)("%s at %s", (day, time, end) => {
    expect(nightEnd(atParis(day, time))).toEqual(end && atParis(end[0], end[1]));
  });

  test("the next morning is today's before dawn, and tomorrow's by day", () => {
    expect(nextMorning(atParis("2026-11-15", "03:00"))).toEqual(atParis("2026-11-15", "06:30"));
    expect(nextMorning(noon)).toEqual(atParis("2026-11-16", "06:30"));
  });
});

describe("now, or in the morning", () => {
  test("by day at once, at night in the morning", () => {
    expect(whenToSend(seen, nothing, DAILY_PUSHES, noon)).toBe("now");
    expect(whenToSend(seen, nothing, DAILY_PUSHES, late)).toEqual(atParis("2026-11-16", "06:30"));
  });

  test("what wakes leaves whatever was sent before it", () => {
    const accepted = { ...seen, kind: "application_accepted", missionStartsAt: atParis("2026-11-16", "06:00") };
    expect(whenToSend(accepted, { all: 99, discoveries: 0 }, 1, late)).toBe("now");
  });

  test.each([DAILY_PUSHES, DAILY_MAILS])("%i in a day, then the rest in the morning", (most) => {
    expect(whenToSend(seen, { all: most - 1, discoveries: 0 }, most, noon)).toBe("now");
    expect(whenToSend(seen, { all: most, discoveries: 0 }, most, noon)).toEqual(atParis("2026-11-16", "06:30"));
  });

  test("missions to discover fill up sooner, and take nothing from the rest", () => {
    const sent = { all: DAILY_DISCOVERIES, discoveries: DAILY_DISCOVERIES };
    expect(whenToSend({ ...seen, type: "job_match" }, sent, DAILY_PUSHES, noon)).not.toBe("now");
    expect(whenToSend({ ...seen, type: "new_job" }, sent, DAILY_PUSHES, noon)).not.toBe("now");
    expect(whenToSend(seen, sent, DAILY_PUSHES, noon)).toBe("now");
  });

  test("what was held back leaves in the morning, whatever was sent since", () => {
    const morning = atParis("2026-11-16", "06:30");
    expect(whenToSend({ ...seen, held: true }, { all: 99, discoveries: 99 }, DAILY_PUSHES, morning)).toBe("now");
  });
});

test("what cannot wait is urgent and short-lived; what can is neither", () => {
  expect(pushUrgency({ type: "application_update", kind: "application_accepted" })).toEqual({
    ttl: 43200,
    urgency: "high",
  });
  expect(pushUrgency({ type: "other", kind: "new_message" }).urgency).toBe("high");
  expect(pushUrgency({ type: "new_job", kind: "new_job" })).toEqual({ ttl: 3600, urgency: "low" });
  expect(pushUrgency({ type: "rating_received", kind: "rating_received" }).urgency).toBe("normal");
});

test("another try comes later each time, and never before the service wants it", () => {
  expect([1, 2, 3, 20].map((attempt) => retryDelay(attempt, null))).toEqual([60_000, 120_000, 240_000, 3_600_000]);
  expect(retryDelay(1, 900_000)).toBe(900_000);
  expect(retryDelay(3, 1_000)).toBe(240_000);
});

test("a mail waits half a minute, then twice as long each time, an hour at most; its server thirty seconds at most", () => {
  expect([1, 2, 3, 8, 80].map(mailRetryDelay)).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
  expect([1, 2, 5, 6, 60].map(serverPause)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000]);
});

test.each([
  ["120", 120_000],
  [new Date(noon.getTime() + 30_000).toUTCString(), 30_000],
  [new Date(noon.getTime() - 30_000).toUTCString(), 0],
  ["soon", null],
  ["", null],
  [null, null],
])("Retry-After: %s", (header, ms) => {
  expect(readRetryAfter(header, noon)).toBe(ms);
});
