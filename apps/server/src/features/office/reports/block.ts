import { trustFr as fr } from "@app/contract/office/reports.fr";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { orderedPair } from "@app/domain/messages/conversation";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { notFound } from "../../../platform/http/errors.ts";

/** Neither can write to the other; old messages stay readable. */
export async function block(ctx: Context, actor: Actor, otherId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    // The lock that messages take: after the answer, no message in progress can arrive.
    await lockShared(tx, actor.userId, otherId);
    await tx
      .insertInto("blocks")
      .values({ blockerId: actor.userId, blockedId: otherId, createdAt: ctx.now() })
      .onConflict((oc) => oc.columns(["blockerId", "blockedId"]).doNothing())
      .execute();
  });
}

export async function unblock(ctx: Context, actor: Actor, otherId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockShared(tx, actor.userId, otherId);
    await tx.deleteFrom("blocks").where("blockerId", "=", actor.userId).where("blockedId", "=", otherId).execute();
  });
}

/** Not found for people without a common conversation. */
async function lockShared(tx: Db, userId: number, otherId: number): Promise<void> {
  const [userA, userB] = orderedPair(userId, otherId);
  const conversation = await tx
    .selectFrom("conversations")
    .where("userA", "=", userA)
    .where("userB", "=", userB)
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!conversation) throw notFound("user_not_found", fr.personNotFound);
}
