import { describe, expect, test } from "vitest";
import { atParis } from "./calendar.ts";
import { DAILY_PUSHES, whenToSend } from "./delivery.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "./notification-kinds.ts";

type Recipient = "employer" | "accepted" | "applicant" | "anyone";

/** Who is notified of each event, and who of them is woken for a mission that starts before noon. */
const EXPECTED: Record<NotificationKind, { woken?: Recipient[]; asleep?: Recipient[] }> = {
  application_received: { woken: ["employer"] },
  application_sent: { asleep: ["applicant"] },
  application_seen: { asleep: ["applicant"] },
  application_reopened: { asleep: ["applicant"] },
  application_accepted: { woken: ["accepted"] },
  application_rejected: { woken: ["applicant"] },
  application_cancelled: { woken: ["accepted"] },
  application_confirmed: { woken: ["employer"] },
  application_withdrawn: { woken: ["employer"] },
  mission_changed: { woken: ["accepted", "applicant"] },
  mission_closed: { woken: ["accepted", "applicant"] },
  mission_filled: { asleep: ["employer", "applicant"] },
  mission_held: { woken: ["employer"] },
  mission_released: { woken: ["employer"] },
  mission_hidden: { woken: ["accepted", "applicant"] },
  mission_restored: { woken: ["accepted", "applicant"] },
  interview_proposed: { woken: ["applicant"] },
  interview_chosen: { woken: ["employer", "applicant"] },
  interview_declined: { woken: ["employer", "applicant"] },
  interview_countered: { woken: ["employer", "applicant"] },
  interview_soon: { woken: ["employer", "applicant"] },
  new_message: { woken: ["employer", "accepted", "applicant"] },
  attendance_worked: { asleep: ["accepted"] },
  attendance_absent: { asleep: ["accepted"] },
  attendance_contested: { asleep: ["employer"] },
  rating_received: { asleep: ["employer", "accepted"] },
  rating_replied: { asleep: ["employer", "accepted"] },
  job_match: { asleep: ["anyone"] },
  new_job: { asleep: ["anyone"] },
};

const night = atParis("2026-11-15", "22:47");
const morning = atParis("2026-11-16", "06:30");
const soon = atParis("2026-11-16", "06:00");
const nextEvening = atParis("2026-11-16", "18:00");

function leaves(kind: string, missionStartsAt: Date | null, now = night) {
  const type = kind === "job_match" || kind === "new_job" ? kind : ("application_update" as const);
  return whenToSend({ type, kind, missionStartsAt, held: false }, { all: 0, discoveries: 0 }, DAILY_PUSHES, now);
}

describe("at 22 h 47, for a mission at 6 h", () => {
  test("every event is decided", () => {
    expect(Object.keys(EXPECTED).toSorted()).toEqual(Object.keys(NOTIFICATION_KINDS).toSorted());
  });

  const rows = Object.entries(EXPECTED).flatMap(([kind, { woken = [], asleep = [] }]) => [
    ...woken.map((recipient) => [kind, recipient, "is woken"] as const),
    ...asleep.map((recipient) => [kind, recipient, "sleeps"] as const),
  ]);
  test.each(rows)("%s: the %s %s", (kind, _, outcome) => {
    expect(leaves(kind, soon)).toEqual(outcome === "is woken" ? "now" : morning);
    // For a mission of the next evening, and for none, everyone sleeps.
    expect(leaves(kind, nextEvening)).toEqual(morning);
    expect(leaves(kind, null)).toEqual(morning);
  });
});

test.each([
  ["10:46", "2026-11-16", "now"],
  ["10:47", "2026-11-16", "now"],
  ["10:48", "2026-11-16", "later"],
  // It has begun: nobody is woken for what they already do.
  ["22:47", "2026-11-15", "later"],
  ["21:00", "2026-11-15", "later"],
])("twelve hours are counted to the minute: a start at %s on %s leaves %s", (time, day, when) => {
  expect(leaves("new_message", atParis(day, time)) === "now").toBe(when === "now");
});

test("a kind nobody decided wakes nobody", () => {
  expect(leaves("constructor", soon)).toEqual(morning);
});
