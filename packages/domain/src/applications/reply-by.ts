import { afterWaking, nightEnd, startsSoon } from "../time/night.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const SHORTEST_MS = 15 * MINUTE_MS;
const LONGEST_MS = 24 * HOUR_MS;
/** Time to think once an interview is over. */
const AFTER_INTERVIEW_MS = 2 * HOUR_MS;

export type ReplyFacts = {
  createdAt: Date;
  /** Of the first shift asked for. */
  startsAt: Date;
  /** The last time that an interview has on the table, unless it was declined. */
  interviewAt: Date | null;
  /** When the shifts or the interview changed: the employer has some minutes left after it. */
  changedAt: Date | null;
};

/**
 * Until when an employer answers an application: a quarter of the time left, fifteen minutes at least and a day at most, nights
 * apart unless the start is near. Never after the start.
 */
export function replyBy({ createdAt, startsAt, interviewAt, changedAt }: ReplyFacts): Date {
  const quarter = (startsAt.getTime() - createdAt.getTime()) / 4;
  const given = Math.min(Math.max(quarter, SHORTEST_MS), LONGEST_MS);
  const times = [
    later(createdAt, given, startsAt),
    ...(interviewAt === null ? [] : [new Date(interviewAt.getTime() + AFTER_INTERVIEW_MS)]),
    ...(changedAt === null ? [] : [later(changedAt, SHORTEST_MS, startsAt)]),
  ];
  return new Date(Math.min(startsAt.getTime(), Math.max(...times.map(Number))));
}

const later = (from: Date, ms: number, startsAt: Date) =>
  startsSoon(startsAt, from) ? new Date(from.getTime() + ms) : afterWaking(from, ms);

/** When the employer is reminded, once: half of the time, and not at night unless the start is near. */
export function replyReminderAt({
  createdAt,
  startsAt,
  until,
}: Pick<ReplyFacts, "createdAt" | "startsAt"> & { until: Date }): Date {
  const half = new Date((createdAt.getTime() + until.getTime()) / 2);
  const at = startsSoon(startsAt, half) ? half : (nightEnd(half) ?? half);
  return at < until ? at : until;
}

/** Of an application that waits from now on: until when the employer answers, and when they are reminded. */
export function replyTimes(startsAt: Date, createdAt: Date): [until: Date, remindAt: Date] {
  const until = replyBy({ createdAt, startsAt, interviewAt: null, changedAt: null });
  return [until, replyReminderAt({ createdAt, startsAt, until })];
}
