import type { Pool } from "@app/db/database";
import type { PoolClient } from "pg";
import type { Context } from "../context.ts";

const INTERVAL_MS = 2_000;
/** After PostgreSQL restarts every worker must lock again: the first one back waits for the others. */
const ROUNDS_BEFORE_RELEASE = 3;

/** Jobs of workers without a lock, except recent ones: their worker may be about to lock. */
const RELEASE_JOBS = `
  select graphile_worker.force_unlock_workers(array_agg(worker)), array_agg(worker) as dead
  from (select distinct locked_by as worker from graphile_worker.jobs
        where locked_by <> $1 and locked_at < now() - interval '5 seconds') workers
  where pg_try_advisory_xact_lock(hashtextextended('worker:' || worker, 0))
  having count(*) > 0`;

/**
 * A worker holds an advisory lock for as long as it lives; PostgreSQL releases it when its connection ends. The others
 * release the jobs of workers that have no lock, which would otherwise wait four hours.
 */
export function startDeadWorkerRecovery(
  { log }: Pick<Context, "log">,
  /** Its connections are sessions of PostgreSQL, which a lock needs. */
  sessions: Pool,
  workerId: string,
  intervalMs = INTERVAL_MS,
): () => void {
  let client: PoolClient | null = null;
  let rounds = 0;
  let isBusy = false;
  let isStopped = false;

  async function runRound(): Promise<void> {
    if (!client) return lock();
    rounds += 1;
    if (rounds < ROUNDS_BEFORE_RELEASE) return;
    const { rows } = await client.query<{ dead: string[] }>(RELEASE_JOBS, [workerId]);
    if (rows[0]) log.warn({ event: "worker.jobs_released", dead: rows[0].dead });
  }

  async function lock(): Promise<void> {
    client = await sessions.connect();
    rounds = 0;
    client.once("error", unlock);
    if (isStopped) return unlock();
    await client.query("select pg_advisory_lock(hashtextextended('worker:' || $1, 0))", [workerId]);
  }

  function unlock(): void {
    client?.release(true);
    client = null;
  }

  function onInterval(): void {
    if (isBusy) return;
    isBusy = true;
    void runRound()
      .catch((error: unknown) => {
        unlock();
        log.warn({ event: "worker.lock_lost", err: error });
      })
      .finally(() => {
        isBusy = false;
      });
  }

  onInterval();
  const timer = setInterval(onInterval, intervalMs);
  return () => {
    isStopped = true;
    clearInterval(timer);
    unlock();
  };
}
