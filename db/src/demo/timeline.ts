import type { ApplicationTimeline } from "../builders/application-rows.ts";
import { APPLICATION_MESSAGES, CANCELLATION_REASONS, REFUSAL_REASONS } from "./material/application-messages.ts";
import type { Random } from "./random.ts";
import { type DemoCandidate, type DemoMission, HOUR_MS, MINUTE_MS, pickFitting } from "./types.ts";
import { wakingTime } from "./waking-hours.ts";

/** How an application ends up; `dropped` and `cancelled` were accepted first. */
export type Outcome =
  | "pending"
  | "seen"
  | "reviewed"
  | "accepted"
  | "confirmed"
  | "dropped"
  | "cancelled"
  | "rejected"
  | "withdrawn"
  | "worked"
  | "absent";

export type TimelineInput = {
  random: Random;
  now: Date;
  id: number;
  mission: DemoMission;
  candidate: DemoCandidate;
  outcome: Outcome;
  /** What this person wrote, when it is not drawn. */
  message?: string;
};

const TAKES_A_POSITION: ReadonlySet<Outcome> = new Set<Outcome>(["accepted", "confirmed", "worked", "absent"]);

export function takesAPosition(outcome: Outcome): boolean {
  return TAKES_A_POSITION.has(outcome);
}

export function isFree({ busy }: DemoCandidate, { shifts }: DemoMission): boolean {
  return shifts.every(({ startsAt, endsAt }) =>
    busy.every((range) => range.endsAt <= startsAt || range.startsAt >= endsAt),
  );
}

/** The last moment at which someone could apply or be answered. */
export function lastMoment({ row }: DemoMission, now: Date): Date {
  const closedAt = row.closedAt instanceof Date ? row.closedAt : now;
  return new Date(Math.min(now.getTime(), row.startsAt.getTime(), closedAt.getTime()));
}

/** Adds the application to its mission and, when it holds a place, its hours to the candidate's. */
export function addTimeline(input: TimelineInput): void {
  const { mission, candidate, outcome } = input;
  mission.timelines.push(buildTimeline(input));
  if (takesAPosition(outcome)) candidate.busy.push(...mission.shifts);
}

/** Each step comes after the one before, and none after the last moment. */
function buildTimeline({ random, now, id, mission, candidate, outcome, message }: TimelineInput): ApplicationTimeline {
  const { row, company } = mission;
  const opened = Math.max(row.publishedAt.getTime(), candidate.since.getTime());
  const time = wakingTime(opened, lastMoment(mission, now).getTime());
  let waking = (0.02 + 0.8 * random.next() ** 1.4) * time.length;
  const createdAt = time.at(waking);
  const next = (hours: number) => {
    waking += Math.min(hours * random.between(0.3, 1.8) * HOUR_MS, (time.length - waking) * random.between(0.3, 0.7));
    return time.at(waking);
  };

  const timeline: ApplicationTimeline = {
    id,
    mission: { ...row, id: mission.id, companyId: company.id, createdBy: company.employerId, shifts: mission.shifts },
    candidateId: candidate.id,
    message: message ?? unusedMessage(random, mission),
    status: "pending",
    createdAt,
  };
  if (outcome === "pending") return timeline;
  if (outcome === "withdrawn") {
    const seenAt = random.chance(0.5) ? next(company.pace) : null;
    return { ...timeline, seenAt, withdrawnAt: next(6) };
  }
  timeline.seenAt = next(company.pace);
  if (outcome === "seen") return timeline;
  if (outcome === "reviewed" || random.chance(0.3)) timeline.reviewedAt = next(1);
  if (outcome === "reviewed") return { ...timeline, status: "reviewed" };
  if (outcome === "rejected") {
    return { ...timeline, status: "rejected", rejectedAt: next(company.pace), reason: random.pick(REFUSAL_REASONS) };
  }

  timeline.status = "accepted";
  timeline.acceptedAt = next(company.pace / 2);
  if (outcome === "accepted") return timeline;
  if (outcome === "cancelled") {
    return { ...timeline, status: "rejected", rejectedAt: next(12), reason: random.pick(CANCELLATION_REASONS) };
  }
  timeline.confirmedAt = next(1);
  if (outcome === "dropped") return { ...timeline, withdrawnAt: next(20) };
  if (outcome === "confirmed") return timeline;
  return { ...timeline, ...attendanceOf(random, now, mission, outcome) };
}

/** Two people do not send the same words to the same employer, as long as there are others left. */
function unusedMessage(random: Random, { sector, row, timelines }: DemoMission): string {
  const messages = new Set(timelines.map(({ message }) => message));
  const left = APPLICATION_MESSAGES.filter(({ text }) => !messages.has(text));
  const fallback = left.some((text) => text.sector === null) ? left : APPLICATION_MESSAGES;
  return pickFitting(random, fallback, sector, row.title).text;
}

const TACIT_MS = 48 * HOUR_MS;

/** Recorded by the employer within the day, else counted as worked two days after the end, else unknown. */
function attendanceOf(random: Random, now: Date, { row }: DemoMission, outcome: Outcome): Partial<ApplicationTimeline> {
  const endsAt = row.endsAt.getTime();
  if (outcome === "absent") {
    const attendanceAt = new Date(row.startsAt.getTime() + random.between(20, 120) * MINUTE_MS);
    const contestedAt = new Date(attendanceAt.getTime() + random.between(3, 30) * HOUR_MS);
    const isContested = contestedAt < now && random.chance(0.2);
    return { attendance: "absent", attendanceAt, ...(isContested ? { contestedAt } : {}) };
  }
  if (random.chance(0.65)) {
    const attendanceAt = new Date(endsAt + random.between(0.1, 0.9) * Math.min(20 * HOUR_MS, now.getTime() - endsAt));
    return { attendance: "worked", attendanceAt };
  }
  const tacitAt = new Date(endsAt + TACIT_MS);
  return tacitAt <= now ? { attendance: "worked", attendanceAt: tacitAt, attendanceByEmployer: false } : {};
}
