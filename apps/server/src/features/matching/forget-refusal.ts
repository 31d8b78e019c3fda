import { propositionFr } from "@app/contract/matching/propositions.fr";
import type { Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";

/** A no holds nothing back any more. Idempotent. */
export async function forgetRefusal(ctx: Context, { userId }: Candidate, id: number): Promise<void> {
  const forgotten = await ctx.db
    .updateTable("propositions")
    .set({ heldUntil: null })
    .where("id", "=", id)
    .where("candidateId", "=", userId)
    .returning("id")
    .executeTakeFirst();
  if (!forgotten) throw notFound("proposition_not_found", propositionFr.notFound);
}
