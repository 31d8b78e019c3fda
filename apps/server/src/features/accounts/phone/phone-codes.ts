import type { Db } from "@app/db/database";
import { sql } from "kysely";
import { type CheckCode, judgeCode } from "../../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../../platform/context.ts";

const VALID_MINUTES = 10;
const MAX_PER_DAY = 3;
const DAY_MS = 86_400_000;

type NewCode = { userId: number; phone: string; codeHash: Buffer; salt: Buffer };

/** The row of a new code, or when the next one may be asked: three a day for an account, and for a number. */
export async function storePhoneCode(tx: Db, code: NewCode, now: Date): Promise<{ id: number } | { notBefore: Date }> {
  // Codes for one number, asked by two accounts at once, are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${code.phone}`}, 0))`.execute(tx);
  for (const column of ["userId", "phone"] as const) {
    const third = await tx
      .selectFrom("phoneCodes")
      .where(column, "=", code[column])
      .where("createdAt", ">", new Date(now.getTime() - DAY_MS))
      .orderBy("createdAt", "desc")
      .offset(MAX_PER_DAY - 1)
      .limit(1)
      .select("createdAt")
      .executeTakeFirst();
    if (third) return { notBefore: new Date(third.createdAt.getTime() + DAY_MS) };
  }
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
  return tx
    .insertInto("phoneCodes")
    .values({ ...code, createdAt: now, expiresAt })
    .returning("id")
    .executeTakeFirstOrThrow();
}

export async function deletePhoneCode(db: Db, id: number): Promise<void> {
  await db.deleteFrom("phoneCodes").where("id", "=", id).execute();
}

/** Hashes a typed code before the transaction, because hashing is slow. */
export async function readPhoneCode(ctx: Context, userId: number, typed: string): Promise<CheckCode> {
  const asked = await selectLast(ctx.db, userId).executeTakeFirst();
  if (!asked) return async () => "over";
  const typedHash = await ctx.passwords.derive(typed, asked.salt);
  return async (tx) => {
    const held = await selectLast(tx, userId).forUpdate("c").executeTakeFirst();
    if (held?.id !== asked.id || held.codeHash === null) return "over";
    const { codeHash } = held;
    const { outcome, tries } = judgeCode({ ...held, codeHash }, typedHash, ctx.now());
    await tx
      .updateTable("phoneCodes")
      .set(outcome === "right" ? { codeHash: null } : { tries })
      .where("id", "=", held.id)
      .execute();
    return outcome;
  };
}

/** The last code of an account, if it was sent to the number the account has now. */
function selectLast(db: Db, userId: number) {
  return db
    .selectFrom("phoneCodes as c")
    .innerJoin("users as u", "u.id", "c.userId")
    .where("c.userId", "=", userId)
    .whereRef("u.phone", "=", "c.phone")
    .where("c.id", "=", (eb) =>
      eb
        .selectFrom("phoneCodes as last")
        .where("last.userId", "=", userId)
        .select(({ fn }) => fn.max("last.id").as("id")),
    )
    .select(["c.id", "c.codeHash", "c.salt", "c.tries", "c.expiresAt"]);
}
