import type { OwnApplication } from "@app/contract/missions";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/actor";
import { sql } from "kysely";

/** How this candidate's applications to some missions stand, by mission. */
export async function readOwnApplications(
  db: Db,
  { userId }: Candidate,
  missionIds: readonly number[],
): Promise<Map<number, OwnApplication>> {
  const rows = await db
    .selectFrom("applications")
    // An array, not a list: whatever their number, the statement is the same one.
    .where("missionId", "=", sql<number>`any(${[...missionIds]}::bigint[])`)
    .where("candidateId", "=", userId)
    .select(["missionId", "id", "status", "candidateStatus", "createdAt", "withdrawnAt"])
    .execute();
  return new Map(
    rows.map(({ missionId, id, status, candidateStatus, createdAt, withdrawnAt }) => [
      missionId,
      {
        id,
        status,
        candidate_status: candidateStatus,
        created_at: createdAt.toISOString(),
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
      },
    ]),
  );
}
