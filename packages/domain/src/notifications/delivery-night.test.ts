import { describe, expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { DAILY_PUSHES, whenToSend } from "./delivery.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "./notification-kinds.ts";

type Recipient = "employer" | "accepted" | "applicant" | "anyone";

/** Who is notified of each event, and who of them is woken for a mission that starts before noon. */
const EXPECTED: Record<NotificationKind, { immediate?: Recipient[]; delayed?: Recipient[] }> = {
  application_received: { immediate: ["employer"] },
  application_sent: { delayed: ["applicant"] },
  application_seen: { delayed: ["applicant"] },
  application_reopened: { delayed: ["applicant"] },
  application_lapsed: { immediate: ["employer", "applicant"] },
  reply_soon: { immediate: ["employer"] },
  application_accepted: { immediate: ["accepted"] },
  application_rejected: { immediate: ["applicant"] },
  application_cancelled: { immediate: ["accepted"] },
  application_confirmed: { immediate: ["employer"] },
  confirm_again: { immediate: ["accepted"] },
  unconfirmed: { immediate: ["employer"] },
  application_withdrawn: { immediate: ["employer"] },
  call_answered: { immediate: ["employer"] },
  place_given: { immediate: ["accepted"] },
  confirmation_asked: { immediate: ["accepted"] },
  mission_changed: { immediate: ["accepted", "applicant"] },
  mission_closed: { immediate: ["accepted", "applicant"] },
  mission_filled: { delayed: ["employer", "applicant"] },
  mission_held: { immediate: ["employer", "accepted", "applicant"] },
  mission_released: { immediate: ["employer", "accepted", "applicant"] },
  mission_hidden: { immediate: ["accepted", "applicant"] },
  mission_restored: { immediate: ["accepted", "applicant"] },
  interview_proposed: { immediate: ["applicant"] },
  interview_chosen: { immediate: ["employer", "applicant"] },
  interview_declined: { immediate: ["employer", "applicant"] },
  interview_countered: { immediate: ["employer", "applicant"] },
  interview_soon: { immediate: ["employer", "applicant"] },
  new_message: { immediate: ["employer", "accepted", "applicant"] },
  attendance_worked: { delayed: ["accepted"] },
  attendance_absent: { delayed: ["accepted"] },
  attendance_contested: { delayed: ["employer"] },
  contract_to_sign: { immediate: ["employer", "accepted"] },
  contract_replaced: { immediate: ["accepted"] },
  contract_signed: { delayed: ["employer", "accepted"] },
  hours_to_declare: { delayed: ["accepted"] },
  hours_declared: { delayed: ["employer"] },
  hours_cut: { delayed: ["accepted"] },
  hours_agreed: { delayed: ["accepted"] },
  declarations_missing: { delayed: ["employer"] },
  rating_received: { delayed: ["employer", "accepted"] },
  rating_replied: { delayed: ["employer", "accepted"] },
  arrived: { delayed: ["employer"] },
  late: { delayed: ["employer"] },
  presence_asked: { delayed: ["employer"] },
  // Without the choice of night alerts.
  proposition: { delayed: ["anyone"] },
  standby_called: { delayed: ["anyone"] },
  search_alert: { delayed: ["anyone"] },
  availability_renewal: { delayed: ["applicant"] },
  certificate_ends: { delayed: ["applicant"] },
  team_asked: { delayed: ["applicant"] },
  team_renewal: { delayed: ["applicant"] },
  followed_mission: { delayed: ["anyone"] },
  job_match: { delayed: ["anyone"] },
  new_job: { delayed: ["anyone"] },
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

  const rows = Object.entries(EXPECTED).flatMap(([kind, { immediate = [], delayed = [] }]) => [
    ...immediate.map((recipient) => [kind, recipient, "is woken"] as const),
    ...delayed.map((recipient) => [kind, recipient, "sleeps"] as const),
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
