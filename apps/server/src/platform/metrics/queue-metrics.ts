import { sql } from "kysely";
import type { Context } from "../context.ts";

/** An alert must come within two minutes of its cause: measuring takes little of them. */
export const MEASURE_MS = 5_000;
/** More than this is the same news. */
const MOST_COUNTED = 1_000;

/**
 * By each worker, and by each api, which sees that jobs are late when no worker runs: reads the ends of two indexes, however
 * long the queues are. The library's public view of jobs has no index for this question, and would read every delayed job.
 */
export async function measureQueues({ db, metrics, now }: Context): Promise<void> {
  const { rows: jobs } = await sql<{ ready: number; age: number | null }>`
    select count(*)::int as ready, extract(epoch from now() - min(run_at))::float8 as age
    from (
      select run_at from graphile_worker._private_jobs where is_available and run_at <= now()
      order by priority, run_at limit ${MOST_COUNTED}) due`.execute(db);
  metrics.jobsReady.set(jobs[0]?.ready ?? 0);
  metrics.oldestJobSeconds.set(jobs[0]?.age ?? 0);
  const at = now();
  const { rows: mails } = await sql<{ dueAt: Date }>`
    select next_try_at as due_at from mail_letters where next_try_at <= ${at}
    order by next_try_at, id limit 1`.execute(db);
  metrics.oldestMailSeconds.set(mails[0] ? (at.getTime() - mails[0].dueAt.getTime()) / 1000 : 0);
}
