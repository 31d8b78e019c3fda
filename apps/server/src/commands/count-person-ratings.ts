import type { Db } from "@app/db/database";
import { recountRatings } from "@app/db/track-records";
import { enqueueAll } from "../jobs.ts";

/** After a change of the ratings that people were given: the mean at once, the badge by the job of all badges. */
export async function countPersonRatings(tx: Db, candidateIds: readonly number[]): Promise<void> {
  if (candidateIds.length === 0) return;
  await recountRatings(tx, candidateIds);
  await enqueueAll(
    tx,
    "candidate.recount",
    candidateIds.map((candidateId) => ({ candidateId })),
  );
}
