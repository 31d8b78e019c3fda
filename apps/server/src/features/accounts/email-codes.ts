import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Db } from "@app/db/database";
import type { Context } from "../../platform/context.ts";

const VALID_MINUTES = 30;
const MAX_TRIES = 5;
const DIGITS = 6;

/** The six digits of a confirmation mail. Only a slow hash is stored; the code before stops working. */
export async function createEmailCode(ctx: Context, userId: number): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const salt = randomBytes(16);
  const now = ctx.now();
  const row = {
    codeHash: await ctx.passwords.derive(code, salt),
    salt,
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_MINUTES * 60_000),
  };
  await ctx.db
    .insertInto("emailCodes")
    .values({ userId, ...row })
    .onConflict((oc) => oc.column("userId").doUpdateSet(row))
    .execute();
  return code;
}

export type CodeOutcome = "right" | "wrong" | "expired" | "over";
/** Checks a typed code inside a transaction, which must be committed whatever the outcome: the try is counted in it. */
export type CheckCode = (tx: Db) => Promise<CodeOutcome>;

/** Hashes a typed code before the transaction, because hashing is slow. */
export async function readEmailCode(ctx: Context, userId: number, typed: string): Promise<CheckCode> {
  const asked = await ctx.db.selectFrom("emailCodes").where("userId", "=", userId).select("salt").executeTakeFirst();
  if (!asked) return async () => "over";
  const typedHash = await ctx.passwords.derive(typed, asked.salt);
  return async (tx) => {
    const held = await tx
      .selectFrom("emailCodes")
      .where("userId", "=", userId)
      .select(["codeHash", "tries", "expiresAt"])
      .forUpdate()
      .executeTakeFirst();
    if (!held || held.tries >= MAX_TRIES) return "over";
    if (held.expiresAt <= ctx.now()) return "expired";
    if (timingSafeEqual(held.codeHash, typedHash)) {
      await deleteEmailCode(tx, userId);
      return "right";
    }
    const tries = held.tries + 1;
    await tx.updateTable("emailCodes").set({ tries }).where("userId", "=", userId).execute();
    return tries < MAX_TRIES ? "wrong" : "over";
  };
}

export async function deleteEmailCode(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom("emailCodes").where("userId", "=", userId).execute();
}
