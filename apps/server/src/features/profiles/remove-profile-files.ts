import type { Actor, Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";

/** The sweep deletes files no longer used. Idempotent. */
export async function removeCv(ctx: Context, candidate: Candidate): Promise<void> {
  await ctx.db
    .updateTable("candidates")
    .set({ cvFileId: null, lastActiveAt: ctx.now() })
    .where("userId", "=", candidate.userId)
    .execute();
}

export async function removeImage(ctx: Context, actor: Actor): Promise<void> {
  await ctx.db
    .updateTable("users")
    .set({ imageFileId: null, updatedAt: ctx.now() })
    .where("id", "=", actor.userId)
    .execute();
}
