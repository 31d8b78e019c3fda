import { problemFr as fr } from "@app/contract/problem.fr";
import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Context } from "./context.ts";
import { AppError, conflict } from "./errors.ts";
import { collectTellings } from "./live.ts";

export type Once = { userId: number; key: string; requestHash: Buffer; status: number };

/**
 * Runs a command's work in its one transaction. With an idempotency key, the answer is stored by the same transaction as
 * the effect: a repeated call gets the first answer again, and there is no moment when one exists without the other.
 */
export async function inTransaction<T extends object>(
  ctx: Context,
  once: Once | null,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return transact(ctx, async (tx) => {
    if (!once) return work(tx);
    const earlier = await claim(tx, once, ctx.now());
    // It left through the same schema the first time.
    if (earlier) return earlier as T;
    const answer = await work(tx);
    await tx
      .updateTable("idempotencyKeys")
      .set({ body: JSON.stringify(answer), status: once.status })
      .where("userId", "=", once.userId)
      .where("key", "=", once.key)
      .execute();
    return answer;
  });
}

/** One transaction. What it tells people leaves after its commit, and only then. */
export async function transact<T>(ctx: Context, work: (tx: Db) => Promise<T>): Promise<T> {
  const [result, tellings] = await collectTellings(ctx.db, work);
  if (tellings.length > 0) ctx.live.publish(tellings);
  return result;
}

/** Takes the key, or gives the answer it already has. A call still running elsewhere is told so rather than made to wait. */
async function claim(tx: Db, { userId, key, requestHash }: Once, now: Date): Promise<unknown> {
  const lock = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0)) as free`.execute(tx);
  if (!lock.rows[0]?.free) throw conflict("in_progress", fr.inProgress);
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  await tx
    .deleteFrom("idempotencyKeys")
    .where("userId", "=", userId)
    .where("key", "=", key)
    .where("createdAt", "<", dayAgo)
    .execute();
  const earlier = await tx
    .selectFrom("idempotencyKeys")
    .select(["requestHash", "body"])
    .where("userId", "=", userId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (earlier && !earlier.requestHash.equals(requestHash)) throw new AppError(422, "key_reuse", fr.keyReuse);
  if (earlier) return earlier.body;
  await tx
    .insertInto("idempotencyKeys")
    .values({ userId, key, requestHash, status: 0, body: "{}", createdAt: now })
    .execute();
  return null;
}
