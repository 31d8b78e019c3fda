import type { PoolClient } from "pg";
import type { Context } from "./context.ts";

const BEAT_MS = 2_000;
/** When PostgreSQL comes back everyone takes their lease again: whoever is first leaves the others the time to. */
const PATIENT_BEATS = 3;

/** Jobs held by workers who hold no lease; those taken a moment ago may belong to one who is about to. */
const RELEASE_DEAD = `
  select graphile_worker.force_unlock_workers(array_agg(holder)), array_agg(holder) as dead
  from (select distinct locked_by as holder from graphile_worker.jobs
        where locked_by <> $1 and locked_at < now() - interval '5 seconds') holders
  where pg_try_advisory_xact_lock(hashtextextended('worker:' || holder, 0))
  having count(*) > 0`;

/**
 * A worker holds a lock of the database for as long as it lives, which its death releases whatever the manner. The others
 * look for jobs whose worker holds none and give them back: without it they would wait four hours.
 */
export function keepLease(ctx: Context, workerId: string, beatMs = BEAT_MS): () => void {
  let client: PoolClient | null = null;
  let beats = 0;
  let isBusy = false;
  let isOver = false;

  async function beat(): Promise<void> {
    if (!client) return take();
    beats += 1;
    if (beats < PATIENT_BEATS) return;
    const { rows } = await client.query<{ dead: string[] }>(RELEASE_DEAD, [workerId]);
    if (rows[0]) ctx.log.warn({ event: "worker.jobs_released", dead: rows[0].dead });
  }

  async function take(): Promise<void> {
    client = await ctx.pool.connect();
    beats = 0;
    client.once("error", drop);
    if (isOver) return drop();
    await client.query("select pg_advisory_lock(hashtextextended('worker:' || $1, 0))", [workerId]);
  }

  function drop(): void {
    client?.release(true);
    client = null;
  }

  function turn(): void {
    if (isBusy) return;
    isBusy = true;
    void beat()
      .catch((error: unknown) => {
        drop();
        ctx.log.warn({ event: "worker.lease_lost", err: error });
      })
      .finally(() => {
        isBusy = false;
      });
  }

  turn();
  const timer = setInterval(turn, beatMs);
  return () => {
    isOver = true;
    clearInterval(timer);
    drop();
  };
}
