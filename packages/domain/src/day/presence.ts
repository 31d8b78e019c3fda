import { ABSENT_AFTER_MINUTES, type Attendance } from "../applications/attendance.ts";
import { hasHours } from "../time/day-without-hours.ts";

/** On the way, arrived, gone: the only things that are recorded of a day, and never where somebody is. */
export const PRESENCE_KINDS = ["en_route", "in", "out"] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];
/** `self`: their own tap; `code`: the code of the day; `lead`: a member of the company. */
export const PRESENCE_METHODS = ["code", "lead", "self"] as const;
export type PresenceMethod = (typeof PRESENCE_METHODS)[number];

/** What a phone may have waiting. */
export const MOST_EVENTS = 50;
export const MAX_CODE_TRIES = 5;
/** After the start, without an arrival. */
export const LATE_MINUTES = 5;
/** From then on a person may say that somebody is absent. */
export const ASK_MINUTES = ABSENT_AFTER_MINUTES;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MAX_SKEW = 3 * MINUTE;
const MAX_WAIT = 12 * HOUR;
const BEFORE_START = HOUR;
const AFTER_END = 4 * HOUR;
/** Somebody who taps the wrong mission of their week. */
const TOO_EARLY = 12 * HOUR;
const TOO_LATE = 7 * 24 * HOUR;
/** What a member may record is near the shift. */
const RECORD_BEFORE = 6 * HOUR;
const RECORD_AFTER = 12 * HOUR;

export type ShiftTimes = { startsAt: Date; endsAt: Date };
export type ClockReading = { deviceAt: Date; sentAt: Date; receivedAt: Date };

/**
 * When it happened, by our clock: what the phone counted between the tap and the sending is taken from the moment it was received. Flagged
 * when that may be wrong: its clock differs by more than three minutes, it waited more than twelve hours, or the hour is far from the shift.
 */
export function timeOfEvent(
  { deviceAt, sentAt, receivedAt }: ClockReading,
  shift: ShiftTimes,
): { at: Date; skewSeconds: number; flagged: boolean } {
  const skew = sentAt.getTime() - receivedAt.getTime();
  const wait = sentAt.getTime() - deviceAt.getTime();
  // Its clock was changed while it waited.
  const isImpossible = wait < 0;
  const at = new Date(receivedAt.getTime() - Math.max(wait, 0));
  return {
    at,
    skewSeconds: Math.round(skew / 1000),
    flagged: isImpossible || Math.abs(skew) > MAX_SKEW || wait > MAX_WAIT || isFarFrom(shift, at),
  };
}

const isFarFrom = ({ startsAt, endsAt }: ShiftTimes, at: Date) =>
  at.getTime() < startsAt.getTime() - BEFORE_START || at.getTime() > endsAt.getTime() + AFTER_END;

export type PresenceRefusal = "not_expected" | "too_early" | "too_late" | "code_missing" | "code_wrong" | "code_over";

/** By the moment it is received, which nobody chooses. */
export function refusePresence({ startsAt, endsAt }: ShiftTimes, receivedAt: Date): "too_early" | "too_late" | null {
  if (receivedAt.getTime() < startsAt.getTime() - TOO_EARLY) return "too_early";
  return receivedAt.getTime() > endsAt.getTime() + TOO_LATE ? "too_late" : null;
}

/** Whether a member may record that hour for somebody. */
export const isRecordable = ({ startsAt, endsAt }: ShiftTimes, at: Date, now: Date): boolean =>
  at <= now && at.getTime() >= startsAt.getTime() - RECORD_BEFORE && at.getTime() <= endsAt.getTime() + RECORD_AFTER;

export type RecordedEvent = { kind: PresenceKind; at: Date; flagged: boolean };
export type Presence = {
  enRouteAt: Date | null;
  inAt: Date | null;
  outAt: Date | null;
  /** The arrival or the departure that counts may be wrong. */
  flagged: boolean;
};

/** The first arrival and the last departure count, in whichever order they were received. */
export function presenceOf(events: readonly RecordedEvent[]): Presence {
  const of = (kind: PresenceKind) =>
    events.filter((event) => event.kind === kind).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const arrival = of("in")[0];
  const departure = of("out").at(-1);
  return {
    enRouteAt: of("en_route")[0]?.at ?? null,
    inAt: arrival?.at ?? null,
    outAt: departure?.at ?? null,
    flagged: (arrival?.flagged ?? false) || (departure?.flagged ?? false),
  };
}

/** Of one person on one shift: what the board says. */
export const PRESENCE_STATES = ["to_confirm", "confirmed", "en_route", "late", "arrived", "absent", "done"] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

export type PresenceFacts = ShiftTimes &
  Pick<Presence, "enRouteAt" | "inAt" | "outAt"> & {
    confirmedAt: Date | null;
    attendance: Attendance | null;
    attendanceAt: Date | null;
  };

/** With the moment since when. An arrival that was recorded is never hidden by what somebody says afterwards. */
export function presenceState(facts: PresenceFacts, now: Date): { state: PresenceState; since: Date | null } {
  const { startsAt, endsAt, enRouteAt, inAt, outAt, confirmedAt, attendance, attendanceAt } = facts;
  if (inAt !== null) return outAt !== null && outAt > inAt ? since("done", outAt) : since("arrived", inAt);
  if (outAt !== null) return since("done", outAt);
  if (attendance === "absent") return since("absent", attendanceAt);
  if (attendance === "worked" && startsAt <= now) return since(endsAt <= now ? "done" : "arrived", null);
  if (confirmedAt === null) return since("to_confirm", null);
  if (isLate(facts, now)) return since("late", startsAt);
  if (enRouteAt !== null) return since("en_route", enRouteAt);
  return since("confirmed", confirmedAt);
}

const since = (state: PresenceState, at: Date | null) => ({ state, since: at });

/** Until the end: then nothing was recorded, and nobody says the person did not come. */
function isLate({ startsAt, endsAt }: ShiftTimes, now: Date): boolean {
  return hasHours(startsAt) && now.getTime() >= startsAt.getTime() + LATE_MINUTES * MINUTE && now < endsAt;
}

/** Whether the people on duty are asked if that person is there. */
export const isAskedAbout = (state: PresenceState, startsAt: Date, now: Date): boolean =>
  state === "late" && now.getTime() >= startsAt.getTime() + ASK_MINUTES * MINUTE;
