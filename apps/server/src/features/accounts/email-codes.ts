import type { Db } from "@app/db/database";
import { type CheckCode, drawCode, judgeCode } from "../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../platform/context.ts";

const VALID_MINUTES = 30;

/** The six digits of a confirmation mail; the code before stops working. */
export async function createEmailCode(ctx: Context, userId: number): Promise<string> {
  const { code, codeHash, salt } = await drawCode(ctx);
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
  const row = { codeHash, salt, tries: 0, createdAt: now, expiresAt };
  await ctx.db
    .insertInto("emailCodes")
    .values({ userId, ...row })
    .onConflict((oc) => oc.column("userId").doUpdateSet(row))
    .execute();
  return code;
}

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
    if (!held) return "over";
    const { outcome, tries } = judgeCode(held, typedHash, ctx.now());
    if (outcome === "right") await deleteEmailCode(tx, userId);
    else await tx.updateTable("emailCodes").set({ tries }).where("userId", "=", userId).execute();
    return outcome;
  };
}

export async function deleteEmailCode(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom("emailCodes").where("userId", "=", userId).execute();
}
