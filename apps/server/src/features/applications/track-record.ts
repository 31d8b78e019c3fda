import { recountTrackRecords } from "@app/db/track-records";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";

/** After each word about someone's attendance: their missions, reliability and badges, counted again. */
export async function onCandidateRecount(
  ctx: Context,
  { candidateId }: JobPayload<"candidate.recount">,
): Promise<void> {
  await ctx.db.transaction().execute((tx) => recountTrackRecords(tx, [candidateId]));
}
