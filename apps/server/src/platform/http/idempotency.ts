import { problemFr as fr } from "@app/contract/http/problem.fr";
import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { AppError, conflict } from "./errors.ts";

const KEY_LIFETIME_MS = 24 * 3_600_000;

/** The `Idempotency-Key` header of one request; `requestHash` detects a key reused for another request. */
export type IdempotencyKey = { userId: number; key: string; requestHash: Buffer; status: number };

/**
 * Runs the work once per key. Its answer is stored in the same transaction as its effect, and a repeated request gets the
 * stored answer.
 */
export async function runOnce<T>(
  tx: Db,
  idempotencyKey: IdempotencyKey,
  now: Date,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const { userId, key, status } = idempotencyKey;
  const stored = await claimKey(tx, idempotencyKey, now);
  // Its JSON was written from a T of the same route.
  if (stored) return stored as T;
  const answer = await work(tx);
  await tx
    .updateTable("idempotencyKeys")
    .set({ body: JSON.stringify(answer), status })
    .where("userId", "=", userId)
    .where("key", "=", key)
    .execute();
  return answer;
}

/** The stored answer, or null once the key is claimed. A request still running elsewhere is a 409 rather than a wait. */
async function claimKey(tx: Db, { userId, key, requestHash }: IdempotencyKey, now: Date): Promise<unknown> {
  const lock = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0)) as free`.execute(tx);
  if (!lock.rows[0]?.free) throw conflict("in_progress", fr.inProgress);
  await tx
    .deleteFrom("idempotencyKeys")
    .where("userId", "=", userId)
    .where("key", "=", key)
    .where("createdAt", "<", new Date(now.getTime() - KEY_LIFETIME_MS))
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
