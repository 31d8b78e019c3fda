import type { OwnApplication } from "@app/contract/missions/missions";
import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Candidate } from "@app/domain/accounts/actor";
import { statusForCandidate, type UndoableDecision } from "@app/domain/applications/decision-undo";
import { type Selectable, sql } from "kysely";

/** By mission. */
export async function readOwnApplications(
  db: Db,
  { userId }: Candidate,
  missionIds: readonly number[],
  now: Date,
): Promise<Map<number, OwnApplication>> {
  const rows = await db
    .selectFrom("applications")
    // An array keeps the statement the same for any number of ids.
    .where("missionId", "=", sql<number>`any(${[...missionIds]}::bigint[])`)
    .where("candidateId", "=", userId)
    .select(["missionId", "id", "status", "candidateStatus", "createdAt", "withdrawnAt"])
    .select(["statusBeforeDecision", "decisionVisibleAt"])
    .execute();
  return new Map(rows.map((row) => [row.missionId, presentOwnApplication(row, now)]));
}

type OwnApplicationRow = Pick<Selectable<DB["applications"]>, "id" | "candidateStatus" | "createdAt" | "withdrawnAt"> &
  UndoableDecision;

export function presentOwnApplication(row: OwnApplicationRow, now: Date): OwnApplication {
  return {
    id: row.id,
    status: statusForCandidate(row, now),
    candidate_status: row.candidateStatus,
    created_at: row.createdAt.toISOString(),
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  };
}
