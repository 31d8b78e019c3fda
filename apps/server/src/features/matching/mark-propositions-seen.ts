import type { Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";

/** Shown on a screen; only the first time counts. Somebody else's are left alone. */
export async function markSeen(ctx: Context, { userId }: Candidate, ids: readonly number[]): Promise<void> {
  const seen = await ctx.db
    .updateTable("propositions as p")
    .from("missions as m")
    .set({ seenAt: ctx.now() })
    .where("p.candidateId", "=", userId)
    .where("p.seenAt", "is", null)
    .where("p.id", "in", [...ids])
    .whereRef("m.id", "=", "p.missionId")
    .returning(["p.missionId", "m.createdBy"])
    .execute();
  for (const { missionId, createdBy } of seen)
    publishToUser(ctx, ctx.db, createdBy, { type: "diffusion", id: missionId });
}
