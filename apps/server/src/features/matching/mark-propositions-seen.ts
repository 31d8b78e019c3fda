import type { Candidate } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { publishToUsers } from "../../platform/realtime/realtime.ts";
import { recipientsOf } from "../../views/recipients.ts";

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
    .returning(["p.missionId", recipientsOf("m", sql`${ctx.now()}::timestamptz`).as("recipients")])
    .execute();
  const events = seen.flatMap(({ missionId, recipients }) =>
    recipients.map((one) => ({ userId: one, frame: { type: "diffusion" as const, id: missionId } })),
  );
  publishToUsers(ctx, ctx.db, events);
}
