import type { ApplicationStatus, CandidateStatus } from "@app/domain/applications/application";
import type { Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Applications } from "../schema.ts";
import { databaseNow } from "./clock.ts";
import { insertApplication } from "./insert-application.ts";
import { reserveIds } from "./insert-many.ts";
import { aMission, type MissionSummary } from "./missions.ts";
import { aCandidate } from "./users.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type ApplicationOverrides = {
  now?: Date;
  mission?: MissionSummary;
  missionId?: number;
  candidate?: { id: number };
  candidateId?: number;
  status?: ApplicationStatus;
  candidateStatus?: CandidateStatus | null;
  /** An answer implies it was seen; true marks a pending one as read. */
  seen?: boolean;
  attendance?: "worked" | "absent";
  /** Some of the mission's shifts. */
  shiftIds?: readonly number[];
  message?: string;
  cvFileId?: number | null;
  reason?: string;
  createdAt?: Date;
};
export type ApplicationSummary = Selectable<Applications>;

/** An application with its history, its bookings and the counters it moves; mission and candidate are made when not given. */
export async function anApplication(db: Db, overrides: ApplicationOverrides = {}): Promise<ApplicationSummary> {
  const { now = await databaseNow(db), status = "pending", candidateStatus, attendance } = overrides;
  const mission = await missionOf(db, overrides, now);
  const lastChance = Math.min(now.getTime(), mission.startsAt.getTime());
  const createdAt = overrides.createdAt ?? new Date(lastChance - HOUR_MS);
  const candidateId = overrides.candidateId ?? (overrides.candidate ?? (await aCandidate(db, { now: createdAt }))).id;
  const [id = 0] = await reserveIds(db, "applications", 1);
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE_MS);
  await insertApplication(db, {
    id,
    mission,
    candidateId,
    message: overrides.message ?? "Bonjour, je suis disponible aux dates et aux horaires indiqués.",
    cvFileId: overrides.cvFileId ?? null,
    shiftIds: overrides.shiftIds ?? null,
    status,
    createdAt,
    seenAt: overrides.seen || status !== "pending" ? after(10) : null,
    reviewedAt: status === "reviewed" ? after(15) : null,
    acceptedAt: status === "accepted" ? after(20) : null,
    rejectedAt: status === "rejected" ? after(20) : null,
    reason: overrides.reason ?? null,
    confirmedAt: candidateStatus === "confirmed" ? after(30) : null,
    withdrawnAt: candidateStatus === "withdrawn" ? after(40) : null,
    attendance: attendance ?? null,
    attendanceAt: attendance ? new Date(mission.endsAt.getTime() + HOUR_MS) : null,
  });
  return db
    .selectFrom("applications")
    .selectAll()
    .where("missionId", "=", mission.id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Someone can only have worked on a mission that is over. */
async function missionOf(
  db: Db,
  { mission, missionId, attendance }: ApplicationOverrides,
  now: Date,
): Promise<MissionSummary> {
  if (mission) return mission;
  if (missionId !== undefined) {
    return db.selectFrom("missions").selectAll().where("id", "=", missionId).executeTakeFirstOrThrow();
  }
  return aMission(db, { now, ...(attendance ? { startsAt: new Date(now.getTime() - 72 * HOUR_MS) } : {}) });
}
