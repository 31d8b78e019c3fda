import type { Db } from "@app/db/database";
import { recountTrackRecords } from "@app/db/track-records";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";

/** Recounts missions, reliability and badges after a change of attendance or of ratings. */
export async function onCandidateRecount(
  ctx: Context,
  { candidateId }: JobPayload<"candidate.recount">,
): Promise<void> {
  await transaction(ctx, (tx) => recountTrackRecords(tx, [candidateId], ctx.now()));
}

/** About a quarter of a second each. */
const BATCH = 50;
const BATCHES_A_MINUTE = 40;

/** Every minute, until everybody who had worked before the rules changed is counted by the new ones. */
export async function recountBadges(ctx: Context): Promise<void> {
  for (let batch = 0; batch < BATCHES_A_MINUTE; batch += 1)
    if (!(await transaction(ctx, (tx) => recountNext(tx, ctx.now())))) return;
}

async function recountNext(tx: Db, now: Date): Promise<boolean> {
  const cursor = await tx.selectFrom("badgeRecount").select("afterId").forUpdate().skipLocked().executeTakeFirst();
  if (!cursor) return false;
  const rows = await tx
    .selectFrom("candidates")
    .where("userId", ">", cursor.afterId)
    .where("completedMissions", ">", 0)
    .orderBy("userId")
    .limit(BATCH)
    .select("userId")
    .execute();
  const ids = rows.map(({ userId }) => userId);
  await recountTrackRecords(tx, ids, now);
  const last = ids.at(-1);
  if (ids.length < BATCH || last === undefined) await tx.deleteFrom("badgeRecount").execute();
  else await tx.updateTable("badgeRecount").set({ afterId: last }).execute();
  return ids.length === BATCH;
}
