import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/http/errors.ts";
import { withdraw } from "./withdraw.ts";

/** Withdraws the applications of a deleted account to missions that have not started. Idempotent. */
export async function onCandidateDeleted(ctx: Context, { userId }: JobPayload<"candidate.left">): Promise<void> {
  const rows = await ctx.db
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "=", userId)
    .where("a.status", "not in", ["rejected", "lapsed"])
    .where((eb) => eb.or([eb("a.candidateStatus", "is", null), eb("a.candidateStatus", "!=", "withdrawn")]))
    .where("m.startsAt", ">", ctx.now())
    .select("a.id")
    .execute();
  for (const { id } of rows) {
    try {
      await withdraw(ctx, { role: "candidate", userId, sessionId: 0 }, id);
    } catch (error) {
      // Rejected or started since the list was read.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
