import { randomBytes } from "node:crypto";
import type { Db } from "@app/db/database";
import type { Context } from "../../../platform/context.ts";

const CODE_COUNT = 10;
/** Twelve of thirty-two letters: sixty bits, without letters that look alike. */
const LENGTH = 12;
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

type GeneratedCodes = { codes: string[]; hashes: Buffer[]; salt: Buffer };

const hashOf = (ctx: Context, code: string, salt: Buffer) => ctx.passwords.derive(code, salt);

const generateCode = () => Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, "$1-");

/** Called before the transaction, because hashing is slow. */
export async function generateRecoveryCodes(ctx: Context): Promise<GeneratedCodes> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: CODE_COUNT }, generateCode);
  return { codes: codes.map(inGroups), hashes: await Promise.all(codes.map((code) => hashOf(ctx, code, salt))), salt };
}

/** Invalidates the earlier codes. */
export async function replaceRecoveryCodes(tx: Db, userId: number, { hashes, salt }: GeneratedCodes, at: Date) {
  await tx.updateTable("totpFactors").set({ recoverySalt: salt }).where("userId", "=", userId).execute();
  await tx.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  await tx
    .insertInto("recoveryCodes")
    .values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: at })))
    .execute();
}

/** The hash of a typed code, to be looked for inside the transaction. */
export async function hashRecoveryCode(ctx: Context, userId: number, code: string): Promise<Buffer | null> {
  const factor = await ctx.db
    .selectFrom("totpFactors")
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .select("recoverySalt")
    .executeTakeFirst();
  return factor ? hashOf(ctx, code, factor.recoverySalt) : null;
}

/** True the first time only. */
export async function consumeRecoveryCode(tx: Db, userId: number, codeHash: Buffer, at: Date): Promise<boolean> {
  const used = await tx
    .updateTable("recoveryCodes")
    .set({ usedAt: at })
    .where("userId", "=", userId)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .returning("userId")
    .executeTakeFirst();
  return used !== undefined;
}
