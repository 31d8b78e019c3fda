import type { Db } from "@app/db/database";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { AppError } from "../../platform/http/errors.ts";
import { readErasures } from "./erasure-journal.ts";

/** After a restore: deletes once more every account that was erased and is back. Gives the numbers of both kinds. */
export async function eraseAgain(
  ctx: Context,
  deleteAccount: (tx: Db, userId: number) => Promise<void>,
): Promise<{ erased: number[]; refused: number[] }> {
  const done = { erased: [] as number[], refused: [] as number[] };
  for (const { userId, createdAt } of await readErasures(ctx)) {
    const user = await ctx.db
      .selectFrom("users")
      .where("id", "=", userId)
      .where("status", "<>", "deleted")
      .select("createdAt")
      .executeTakeFirst();
    if (user?.createdAt.getTime() !== createdAt.getTime()) continue;
    try {
      await transaction(ctx, (tx) => deleteAccount(tx, userId));
      done.erased.push(userId);
    } catch (error) {
      // Such as an employer who expects people tomorrow: a person decides.
      if (!(error instanceof AppError)) throw error;
      done.refused.push(userId);
    }
  }
  return done;
}
