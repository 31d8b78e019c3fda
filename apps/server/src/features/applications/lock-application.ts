import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { applicationNotFound, missionOf } from "./application-view.ts";

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
    .select(["status", "startsAt", "endsAt", "takeSome", "positions", "acceptedCount", "deletedAt", "hiddenAt"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!mission) throw applicationNotFound();
  const application = await tx
    .selectFrom("applications")
    .where("missionId", "=", missionId)
    .where("id", "=", applicationId)
    .select(["candidateId", "companyId", "status", "candidateStatus", "createdAt", "seenAt", "answeredAt"])
    .select(["shiftIds", workedHours(missionId, applicationId, mission.takeSome)])
    .select(["attendance", "attendanceAt", "contestedAt", "lateWithdrawal", "withdrawnAt"])
    .select(["decidedAt", "confirmedAt", "confirmBefore", "statusBeforeDecision", "decisionVisibleAt"])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // Someone who takes some of the shifts starts and ends with them.
  const { startsAt, endsAt } = application.hours ?? mission;
  const hours = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return { missionId, applicationId, mission, application: { ...application, ...hours } };
}

/** From the first to the last booked shift. One who waits for some shifts still can until the last of them starts. */
function workedHours(missionId: number, applicationId: number, takeSome: boolean) {
  const firstStart = takeSome ? sql`coalesce(min(lower(b.during)), max(s.starts_at))` : sql`min(s.starts_at)`;
  return sql<{ startsAt: string; endsAt: string } | null>`(
    select json_build_object('startsAt', ${firstStart}, 'endsAt', coalesce(max(upper(b.during)), max(s.ends_at)))
    from shifts s left join bookings b on b.shift_id = s.id and b.application_id = ${applicationId}
    where s.mission_id = ${missionId} and (applications.shift_ids is null or s.id = any(applications.shift_ids))
    having count(*) > 0)`.as("hours");
}
export type LockedApplication = Awaited<ReturnType<typeof lockApplication>>;

function ownership(owner: Candidate | Employer): ["companyId" | "candidateId", "=", number] {
  return owner.role === "employer" ? ["companyId", "=", owner.companyId] : ["candidateId", "=", owner.userId];
}
