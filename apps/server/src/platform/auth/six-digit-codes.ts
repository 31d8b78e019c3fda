import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Db } from "@app/db/database";
import type { Context } from "../context.ts";

const MAX_TRIES = 5;
const DIGITS = 6;

/** Only a slow hash of the digits is stored. */
export async function drawCode(ctx: Context): Promise<{ code: string; codeHash: Buffer; salt: Buffer }> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const salt = randomBytes(16);
  return { code, codeHash: await ctx.passwords.derive(code, salt), salt };
}

export type CodeOutcome = "right" | "wrong" | "expired" | "over";
/** Checks a typed code inside a transaction, which must be committed whatever the outcome: the try is counted in it. */
export type CheckCode = (tx: Db) => Promise<CodeOutcome>;

type HeldCode = { codeHash: Buffer; tries: number; expiresAt: Date };

/** What a typed code is worth, and how many tries have then been made. */
export function judgeCode(held: HeldCode, typedHash: Buffer, now: Date): { outcome: CodeOutcome; tries: number } {
  if (held.tries >= MAX_TRIES) return { outcome: "over", tries: held.tries };
  if (held.expiresAt <= now) return { outcome: "expired", tries: held.tries };
  if (timingSafeEqual(held.codeHash, typedHash)) return { outcome: "right", tries: held.tries };
  const tries = held.tries + 1;
  return { outcome: tries < MAX_TRIES ? "wrong" : "over", tries };
}
