import { accessFr } from "@app/contract/http/access.fr";
import { missionFr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { forbidden, notFound } from "../../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../../platform/http/idempotency.ts";
import { isVisibleTo } from "../../../views/mission-visibility.ts";

export type SaveInput = { missionId: number; userId: number | undefined; saved: boolean | undefined };

/** Saves or removes, as asked; toggles when not specified. */
export async function saveMission(
  ctx: Context,
  candidate: Candidate,
  { missionId, userId, saved }: SaveInput,
  idempotencyKey: IdempotencyKey | null,
): Promise<{ saved: boolean }> {
  if (userId !== undefined && userId !== candidate.userId)
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  return transaction(
    ctx,
    async (tx) => {
      // A saved mission that no longer exists can still be removed.
      const wasSaved = saved !== true && (await remove(tx, candidate, missionId));
      if (saved === false || wasSaved) return { saved: false };
      await requireVisible(tx, candidate, missionId);
      await tx
        .insertInto("savedMissions")
        .values({ userId: candidate.userId, missionId, createdAt: ctx.now() })
        .onConflict((oc) => oc.doNothing())
        .execute();
      return { saved: true };
    },
    { idempotencyKey },
  );
}

async function remove(tx: Db, candidate: Candidate, missionId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("savedMissions")
    .where("userId", "=", candidate.userId)
    .where("missionId", "=", missionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function requireVisible(tx: Db, candidate: Candidate, missionId: number): Promise<void> {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", missionId)
    .where("deletedAt", "is", null)
    .where(isVisibleTo(candidate))
    .select("id")
    .executeTakeFirst();
  if (!mission) throw notFound("mission_not_found", missionFr.notFound);
}
