/** Brings a database to the current schema: our SQL, then graphile-worker's own, then reference data. Run once per release. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { grantPrivileges } from "./grants.ts";
import { loadReferenceData } from "./reference/load.ts";

const MIGRATIONS_LOCK = 7_301_552;
/** A change of a busy table gives up rather than make everyone queue behind it; the release is then tried again. */
const LOCK_TIMEOUT_MS = 5_000;
const DBMATE = join(import.meta.dirname, "../node_modules/.bin/dbmate");

export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two releases starting together wait for each other instead of creating the same table twice.
    await client.query("select pg_advisory_lock($1)", [MIGRATIONS_LOCK]);
    await runDbmate(url);
    await runMigrations({ connectionString: withLockTimeout(url) });
    await loadReferenceData(client);
    await client.query("begin");
    await grantPrivileges(client);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

function withLockTimeout(url: string): string {
  const target = new URL(url);
  target.searchParams.set("options", `-c lock_timeout=${LOCK_TIMEOUT_MS}`);
  return target.href;
}

function runDbmate(url: string): Promise<void> {
  const target = new URL(withLockTimeout(url));
  if (!target.searchParams.has("sslmode") && ["127.0.0.1", "localhost", "::1"].includes(target.hostname)) {
    target.searchParams.set("sslmode", "disable");
  }
  const args = ["--migrations-dir", join(import.meta.dirname, "../migrations"), "--no-dump-schema", "migrate"];
  return new Promise((resolve, reject) => {
    // By its environment: the arguments of a process, and so a password among them, are anyone's to read.
    const child = spawn(DBMATE, args, { stdio: ["ignore", "pipe", "pipe"], env: { DATABASE_URL: target.href } });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`dbmate failed:\n${output}`))));
  });
}
