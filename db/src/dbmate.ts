import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/**
 * Whoever needs a table that a migration waits for queues behind it. Below the second after which PostgreSQL looks for deadlocks,
 * so that it is the migration that gives up and never a request; it is then tried again.
 */
const LOCK_TIMEOUT_MS = 300;
const TRIES = 60;
/** Autovacuum lets a table go only to whoever waits for more than a second. */
const PATIENT_LOCK_TIMEOUT_MS = 1_500;
const PATIENT_EVERY = 10;
const PAUSE_MS = 500;
const DBMATE = join(import.meta.dirname, "../node_modules/.bin/dbmate");

/** Runs what is pending in this folder of SQL files. */
export async function runDbmate(client: pg.Client, url: string, folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const isPatient = attempt % PATIENT_EVERY === 0;
    await dropUnfinishedIndexes(client);
    try {
      return await spawnDbmate(withLockTimeout(url, isPatient ? PATIENT_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS), folder);
    } catch (error) {
      if (attempt === TRIES || !String(error).includes("lock timeout")) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

export function withLockTimeout(url: string, ms: number): string {
  const target = new URL(url);
  target.searchParams.set("options", `-c lock_timeout=${ms}`);
  return target.href;
}

/** An index that was being built concurrently when the attempt ended is there, and used by nobody. */
async function dropUnfinishedIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
}

function spawnDbmate(url: string, folder: string): Promise<void> {
  const target = new URL(url);
  if (!target.searchParams.has("sslmode") && ["127.0.0.1", "localhost", "::1"].includes(target.hostname)) {
    target.searchParams.set("sslmode", "disable");
  }
  const args = ["--migrations-dir", folder, "--no-dump-schema", "migrate"];
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
