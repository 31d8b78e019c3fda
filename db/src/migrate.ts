/** Brings a database to the current schema: our SQL, then graphile-worker's own, then reference data. Run once per release. */
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { runDbmate, withLockTimeout } from "./dbmate.ts";
import { grantPrivileges } from "./grants.ts";
import { loadReferenceData } from "./reference/load.ts";
import { moveToCentres } from "./reference/new-centres.ts";

const MIGRATIONS_LOCK = 7_301_552;
/** graphile-worker's own migrations are not tried again. */
const LOCK_TIMEOUT_MS = 5_000;
/** The schema of this release, which the previous one can still run on. */
const EXPAND = join(import.meta.dirname, "../migrations");
/** Once that schema is there: values for existing rows, checks of them, indexes of large tables. */
const BACKFILLED = join(EXPAND, "backfilled");
/** What the previous release cannot run on. */
const CONTRACT = join(EXPAND, "contract");

type MigrateOptions = {
  /** Also what the previous release cannot run on; a database without tables gets it in any case. */
  contract?: boolean;
  /** Called at the end of each step. */
  onStep?: (name: string, ms: number) => void;
};

export async function migrate(url: string, { contract = true, onStep }: MigrateOptions = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const step = async (name: string, run: () => Promise<void>) => {
    const started = performance.now();
    await run();
    onStep?.(name, performance.now() - started);
  };
  try {
    // Two releases starting together wait for each other instead of creating the same table twice.
    await client.query("select pg_advisory_lock($1)", [MIGRATIONS_LOCK]);
    const isEmpty = await hasNoTables(client);
    await step("schema", () => runDbmate(client, url, EXPAND));
    await step("backfill", () => runDbmate(client, url, BACKFILLED));
    if (contract || isEmpty) await step("contract", () => runDbmate(client, url, CONTRACT));
    await step("worker, reference data, grants", () => finish(client, url));
    // Not before the reference data, which says where the centres are.
    await step("centres", () => moveToCentres(client));
  } finally {
    await client.end();
  }
}

async function finish(client: pg.Client, url: string): Promise<void> {
  await runMigrations({ connectionString: withLockTimeout(url, LOCK_TIMEOUT_MS) });
  await loadReferenceData(client);
  await client.query("begin");
  await grantPrivileges(client);
  await client.query("commit");
}

async function hasNoTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>("select to_regclass('missions') is null as empty");
  return rows[0]?.empty ?? false;
}
