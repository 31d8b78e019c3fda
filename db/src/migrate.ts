/** Brings a database to the current schema: our SQL, then graphile-worker's own, then reference data. Run once per release. */
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { backfillShifts, deriveColumns } from "./backfill-shifts.ts";
import { runDbmate, withLockTimeout } from "./dbmate.ts";
import { fillAvailability } from "./fill-availability.ts";
import { fillPlaces } from "./fill-places.ts";
import { fillSearch } from "./fill-search.ts";
import { grantPrivileges } from "./grants.ts";
import { loadReferenceData } from "./reference/load.ts";

const MIGRATIONS_LOCK = 7_301_552;
/** graphile-worker's own migrations are not tried again. */
const LOCK_TIMEOUT_MS = 5_000;
const EXPAND = join(import.meta.dirname, "../migrations");
const BACKFILLED = join(EXPAND, "backfilled");
const CONTRACT = join(EXPAND, "contract");

type MigrateOptions = {
  /** Also what the previous release could not run on; a database without tables gets it in any case. */
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
    await step("shifts", () => backfillShifts(client));
    await step("indexes", () => runDbmate(client, url, BACKFILLED));
    if (contract || isEmpty) {
      await step("columns", () => deriveColumns(client));
      await step("contract", () => runDbmate(client, url, CONTRACT));
    }
    await step("worker, reference data, grants", () => finish(client, url));
    // Not before the reference data: missions stand at the centres of their places.
    await step("places", () => fillPlaces(client));
    await step("search", () => fillSearch(client));
    await step("availability", () => fillAvailability(client));
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
