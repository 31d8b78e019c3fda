import type { FcmTokenBody, PushSubscriptionBody } from "@app/contract/notifications/push";
import { pushFr as fr } from "@app/contract/notifications/push.fr";
import type { Actor } from "@app/domain/accounts/actor";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { notFound } from "../../../platform/http/errors.ts";

/** Browsers change endpoints silently: beyond this many, the oldest is dropped. */
const MAX_SUBSCRIPTIONS = 10;

/** Stored until its session ends. A device that changes users follows its user. */
export async function subscribe(
  ctx: Context,
  actor: Actor,
  given: PushSubscriptionBody | FcmTokenBody["fcm_token"],
): Promise<{ id: number }> {
  const device =
    "token" in given
      ? { kind: "fcm" as const, endpoint: given.token, keys: null }
      : { kind: "web_push" as const, endpoint: given.endpoint, keys: JSON.stringify(given.keys) };
  const row = {
    ...device,
    userId: actor.userId,
    sessionId: actor.sessionId,
    createdAt: ctx.now(),
    failedAt: null,
  };
  return transaction(ctx, async (tx) => {
    // Locked, so that two devices do not exceed the maximum together.
    await tx.selectFrom("users").where("id", "=", actor.userId).select("id").forNoKeyUpdate().execute();
    const { id } = await tx
      .insertInto("pushSubscriptions")
      .values(row)
      .onConflict((oc) => oc.column("endpoint").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .deleteFrom("pushSubscriptions")
      .where("userId", "=", actor.userId)
      .where("id", "not in", (eb) =>
        eb
          .selectFrom("pushSubscriptions")
          .where("userId", "=", actor.userId)
          .orderBy("createdAt", "desc")
          .orderBy("id", "desc")
          .limit(MAX_SUBSCRIPTIONS)
          .select("id"),
      )
      .execute();
    return { id };
  });
}

export async function unsubscribe(ctx: Context, actor: Actor, id: number): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("pushSubscriptions")
    .where("id", "=", id)
    .where("userId", "=", actor.userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("subscription_not_found", fr.notFound);
}
