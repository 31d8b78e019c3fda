import type { Db } from "@app/db/database";
import { runText } from "@app/db/run-text";
import type { Context } from "../../../platform/context.ts";

/** How often the worker looks: an application is left without an answer for less than a minute past its time. */
export const SWEEP_MS = 15_000;

const BATCH = 500;

/**
 * Ends the applications that nobody answered in time, and asks for the reminders of those at half of it. Each batch is one transaction,
 * with its jobs: killed at any moment, the next sweep does what is left, once.
 */
export async function sweepReplies(ctx: Context): Promise<void> {
  for (;;) {
    const { due, done } = await sweepBatch(ctx.db, ctx.now());
    // What somebody holds is for the next sweep.
    if (due < BATCH || done === 0) return;
  }
}

async function sweepBatch(db: Db, now: Date): Promise<{ due: number; done: number }> {
  const [swept] = await runText<{ swept: { due: number; done: number } }>(db, "select sweep_replies($1, $2) as swept", [
    now,
    BATCH,
  ]);
  return swept?.swept ?? { due: 0, done: 0 };
}
