import { recountTrackRecords } from "@app/db/track-records";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/transaction.ts";

/** Recounts missions, reliability and badges after a change of attendance. */
export async function onCandidateRecount(
  ctx: Context,
  { candidateId }: JobPayload<"candidate.recount">,
): Promise<void> {
  await transaction(ctx, (tx) => recountTrackRecords(tx, [candidateId], ctx.now()));
}
