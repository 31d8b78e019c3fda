import { problemFr as fr } from "@app/contract/http/problem.fr";
import type { Db } from "@app/db/database";
import { runText } from "../database/prepared-statements.ts";
import { AppError, conflict } from "./errors.ts";

const KEY_LIFETIME_MS = 24 * 3_600_000;

/** The `Idempotency-Key` header of one request; `requestHash` detects a key reused for another request. */
export type IdempotencyKey = { userId: number; key: string; requestHash: Buffer; status: number };

/** Keys from before are forgotten. */
export const keysSince = (now: Date) => new Date(now.getTime() - KEY_LIFETIME_MS);

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
  const stored = await findAnswer(tx, idempotencyKey, now);
  // Its JSON was written from a T of the same route.
  if (stored) return stored as T;
  const answer = await work(tx);
  const { userId, key, requestHash, status } = idempotencyKey;
  await tx
    .insertInto("idempotencyKeys")
    .values({ userId, key, requestHash, status, body: JSON.stringify(answer), createdAt: now })
    .execute();
  return answer;
}

/** The stored answer, or null: the key is then this transaction's. A request still running elsewhere is a 409 rather than a wait. */
async function findAnswer(tx: Db, idempotencyKey: IdempotencyKey, now: Date): Promise<unknown> {
  const { userId, key } = idempotencyKey;
  const [found] = await runText<{ state: string; requestHash: Buffer | null; body: unknown }>(
    tx,
    "select state, request_hash, body from find_key($1, $2, $3)",
    [userId, key, keysSince(now)],
  );
  if (found?.state === "running") throw inProgress();
  if (!found?.requestHash) return null;
  requireSameRequest(idempotencyKey, found.requestHash);
  return found.body;
}

export const inProgress = () => conflict("in_progress", fr.inProgress);

export function requireSameRequest({ requestHash }: IdempotencyKey, stored: Buffer): void {
  if (!stored.equals(requestHash)) throw new AppError(422, "key_reuse", fr.keyReuse);
}
