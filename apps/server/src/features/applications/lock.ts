import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/actor";
import { applicationNotFound, missionOf } from "./view.ts";

/**
 * Locks the mission, then the application, until the end of the transaction. Nothing is locked for a caller without
 * access.
 */
export async function lockApplication(tx: Db, applicationId: number, owner: Candidate | Employer) {
  const missionId = await missionOf(tx, applicationId);
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", missionId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("applications")
          .where("missionId", "=", missionId)
          .where("id", "=", applicationId)
          .where(...ownership(owner))
          .select("id"),
      ),
    )
    .select(["status", "startsAt", "endsAt", "hoursPerDay", "positions", "acceptedCount", "deletedAt", "hiddenAt"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!mission) throw applicationNotFound();
  const application = await tx
    .selectFrom("applications")
    .where("missionId", "=", missionId)
    .where("id", "=", applicationId)
    .select(["candidateId", "companyId", "status", "candidateStatus", "createdAt", "seenAt", "answeredAt"])
    .select(["attendance", "attendanceAt", "contestedAt"])
    .select(["decidedAt", "statusBeforeDecision", "decisionVisibleAt"])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { missionId, applicationId, mission, application };
}
export type LockedApplication = Awaited<ReturnType<typeof lockApplication>>;

function ownership(owner: Candidate | Employer): ["companyId" | "candidateId", "=", number] {
  return owner.role === "employer" ? ["companyId", "=", owner.companyId] : ["candidateId", "=", owner.userId];
}
