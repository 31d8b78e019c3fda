/** Brings a database to the current schema: our SQL, then graphile-worker's own, then reference data. Run once per release. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { loadReferenceData } from "./reference/load.ts";

const MIGRATIONS_LOCK = 7_301_552;
const DBMATE = join(import.meta.dirname, "../node_modules/.bin/dbmate");

export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two releases starting together wait for each other instead of creating the same table twice.
    await client.query("select pg_advisory_lock($1)", [MIGRATIONS_LOCK]);
    await runDbmate(url);
    await runMigrations({ connectionString: url });
    await loadReferenceData(client);
  } finally {
    await client.end();
  }
}

function runDbmate(url: string): Promise<void> {
  const target = new URL(url);
  if (!target.searchParams.has("sslmode") && ["127.0.0.1", "localhost", "::1"].includes(target.hostname)) {
    target.searchParams.set("sslmode", "disable");
  }
  const args = [
    "--url",
    target.href,
    "--migrations-dir",
    join(import.meta.dirname, "../migrations"),
    "--no-dump-schema",
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(DBMATE, [...args, "migrate"], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`dbmate failed:\n${output}`))));
  });
}
