import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { startDeadWorkerRecovery } from "./dead-worker-recovery.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

/** A job some worker took ten seconds ago. */
async function takenBy(worker: string): Promise<void> {
  await h.ctx.pool.query("select graphile_worker.add_job('snapshot_stats', '{}', job_key => $1)", [worker]);
  await h.ctx.pool.query(
    "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '10 s' where key = $1",
    [worker],
  );
}

async function heldBy(): Promise<string[]> {
  const { rows } = await h.ctx.pool.query<{ holder: string }>(
    "select locked_by as holder from graphile_worker.jobs where locked_by is not null order by 1",
  );
  return rows.map(({ holder }) => holder);
}

/** The workers with locked jobs, once there are so many, or after ten seconds. */
async function holders(count: number): Promise<string[]> {
  const deadline = Date.now() + 10_000;
  while ((await heldBy()).length !== count && Date.now() < deadline) await sleep(50);
  return heldBy();
}

const BEAT_MS = 200;

test("the jobs of a dead worker are released, those of living workers are not", async () => {
  for (const worker of ["pool-dead", "pool-living", "pool-us"]) await takenBy(worker);
  const dropLiving = startDeadWorkerRecovery(h.ctx, h.ctx.pool, "pool-living", BEAT_MS);
  const dropOurs = startDeadWorkerRecovery(h.ctx, h.ctx.pool, "pool-us", BEAT_MS);
  onTestFinished(dropLiving);
  onTestFinished(dropOurs);
  expect(await holders(2)).toEqual(["pool-living", "pool-us"]);
  // Cuts their connections, as a restart of PostgreSQL does: they lock again.
  await h.ctx.pool.query(
    `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and d.datname = current_database() and l.pid <> pg_backend_pid()`,
  );
  await sleep(BEAT_MS * 10);
  expect(await heldBy()).toEqual(["pool-living", "pool-us"]);
  dropLiving();
  expect(await holders(1)).toEqual(["pool-us"]);
}, 30_000);
