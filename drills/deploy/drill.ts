/**
 * `pnpm check:restore [--size 10GB]`: a full backup while people write, a mistake, the loss of the disk, and the database as it was just
 * before the mistake, with whoever left since erased again. Then the server is lost under load, without a clean stop: what was written since
 * the end of the archive is counted. Writes what it measured in docs/evidence/last-runs.md.
 */
import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aCandidate } from "@app/db/builders/users";
import { connect, connectPool, type Pool } from "@app/db/database";
import { requireForDrill } from "../../tools/stack/needs.ts";
import { ROOT, runDirectory } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { startPostgres, stopPostgres } from "../../tools/stack/postgres.ts";
import { startApi, startServices, startWorker, stopStack } from "../../tools/stack/stack.ts";
import { signInToApi } from "../../tools/testing/sign-in.ts";
import { writeLastRun } from "../last-runs.ts";
import { startBackupStore } from "./backup-store.ts";
import { configureBackups } from "./backups.ts";
import { bytesOf, fillDatabase } from "./fill.ts";

requireForDrill({ commands: ["pgbackrest", "swift-proxy-server"], root: true });

const RUN = `restore-${process.pid}`;
const ROWS = 300_000;
const RESTORE_MAX_S = 15 * 60;
const LOSS_MAX_S = 60;
const { values: asked } = parseArgs({ options: { size: { type: "string" } } });
const bytes = asked.size === undefined ? null : bytesOf(asked.size);
const print = (line: string) => process.stdout.write(`${line}\n`);
const directory = runDirectory(RUN);
const storePort = await freePort();
const store = await startBackupStore(directory, ["backups", "files"], [`https://localhost:${storePort}`]);
const { endpoint, accessKey, secretKey } = store.swift;
const files = { S3_ENDPOINT: endpoint, S3_BUCKET: "files", S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
const settings = { ...files, LOG_LEVEL: "warn" };
const stack = await startServices({ name: RUN, port: await freePort(), durable: true, settings });
const port = Number(new URL(stack.databaseUrl).port);
let pool: Pool = connectPool(stack.databaseUrl, { max: 4 });
try {
  // Before the journal is archived: these rows are not what is measured.
  if (bytes !== null) print(`filled in ${await timed(() => fillDatabase(pool, bytes))} s`);
  const backups = configureBackups({ directory, port, bucket: "backups", store, storePort });
  await restart();
  await backups.run("stanza-create");
  await backups.run("check");
  await startApi(RUN, stack);
  await startWorker(RUN, stack);
  const [leaver, other] = [await aCandidate(connect(pool)), await aCandidate(connect(pool))];
  await pool.query("create table drill (id bigint generated always as identity primary key, note text not null)");
  await pool.query("insert into drill (note) select repeat(md5(i::text), 8) from generate_series(1, $1::int) i", [
    ROWS,
  ]);
  const { rows: size } = await pool.query<{ text: string }>(
    "select pg_size_pretty(pg_database_size(current_database())) as text",
  );

  const stopWriting = write();
  const full = await timed(() => backups.run("backup", "--type=full"));
  print(`full backup of ${size[0]?.text} while people write: ${full} s`);
  await sleep(2_000);
  const acknowledged = await stopWriting();
  const { rows: target } = await pool.query<{ at: string }>("select clock_timestamp()::text as at");
  const moment = target[0]?.at ?? "";
  await sleep(1_000);

  const token = await signInToApi(stack.apiUrl, leaver.email);
  await leave(token);
  await pool.query("delete from drill where id % 2 = 0");
  print("somebody left, then half of the rows were deleted by mistake");
  await archiveAll();
  await pool.end();
  stopPostgres(directory, "immediate");
  rmSync(join(directory, "postgres"), { recursive: true });
  print("the disk is lost");

  const restored = await timed(async () => {
    mkdirSync(join(directory, "postgres"), { mode: 0o700 });
    const { uid, gid } = statSync(join(directory, "pgbackrest"));
    chownSync(join(directory, "postgres"), uid, gid);
    await backups.run("restore", "--type=time", `--target=${moment}`, "--target-action=promote");
    await reopen();
  });
  const missing = await one(
    "select count(*)::int as value from unnest($1::bigint[]) a(id) where not exists (select from drill d where d.id = a.id)",
    [acknowledged],
  );
  const rows = await one("select count(*)::int as value from drill");
  const isBack = await one("select status = 'active' as value from users where id = $1", [leaver.id]);
  print(`open for writes after ${restored} s; ${rows} rows, ${missing} of ${acknowledged.length} acknowledged missing`);

  const again = execFileSync(process.execPath, ["apps/server/src/main/erase-again.ts"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, ...stack.environment },
  }).trim();
  await waitForErasure();
  const left = await one("select status || ' ' || email as value from users where id = $1", [leaver.id]);
  const stayed = await one("select email as value from users where id = $1", [other.id]);
  print(`${again}; who left is now « ${left} »`);

  const loss = await loseTheEnd(() => backups.run("restore", "--delta"));
  print(
    `lost under load: ${loss.missing} of ${loss.acknowledged} writes, the last ${loss.seconds} s; open after ${loss.restored} s`,
  );

  const faults = [
    ...(Number(restored) <= RESTORE_MAX_S ? [] : [`open after more than ${RESTORE_MAX_S} s`]),
    ...(Number(loss.seconds) <= LOSS_MAX_S ? [] : [`more than ${LOSS_MAX_S} s of writes are lost`]),
    ...(missing === "0" ? [] : ["acknowledged rows are missing"]),
    ...(Number(rows) === ROWS + acknowledged.length ? [] : ["rows deleted by mistake are missing"]),
    ...(isBack === "true" ? [] : ["the restore did not bring back who left: nothing was tried"]),
    ...(left.startsWith("deleted") && !left.includes(leaver.email) ? [] : ["who left is still there"]),
    ...(stayed === other.email ? [] : ["somebody else was erased"]),
  ];
  for (const fault of faults) print(`FAILED  ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
  if (faults.length === 0)
    writeLastRun(
      `pnpm check:restore${asked.size === undefined ? "" : ` --size ${asked.size}`}`,
      `${size[0]?.text}: full backup ${full} s; lost disk to open for writes at a chosen moment ${restored} s; ${acknowledged.length} acknowledged writes, none missing; ${again}; server lost under load just before its journal was archived: the writes of the last ${loss.seconds} s are gone (${loss.missing} of ${loss.acknowledged}), open after ${loss.restored} s`,
    );
} finally {
  await pool.end().catch(() => {});
  await stopStack(RUN);
  await store.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exit();

/** The server dies at the worst moment: as long after its journal was last archived as can be. */
async function loseTheEnd(restore: () => Promise<void>) {
  const timeout = Number(await one("select setting as value from pg_settings where name = 'archive_timeout'"));
  const times: number[] = [];
  const stopWriting = write(() => times.push(performance.now()), 100);
  const age =
    "select coalesce(extract(epoch from clock_timestamp() - last_archived_time), 0) as value from pg_stat_archiver";
  const since = await one("select archived_count as value from pg_stat_archiver");
  const archived = "select archived_count > $1::bigint as value from pg_stat_archiver";
  for (const until = Date.now() + 5 * 60_000; Date.now() < until; await sleep(200))
    if ((await one(archived, [since])) === "true" && Number(await one(age)) > timeout - 2) break;
  const written = await stopWriting();
  await pool.end();
  stopPostgres(directory, "immediate");
  const restored = await timed(async () => {
    await restore();
    await reopen();
  });
  const last = Number(await one("select coalesce(max(id), 0) as value from drill"));
  const present = written.filter((id) => id <= last).length;
  const seconds = ((times.at(-1) ?? 0) - (times[present - 1] ?? times[0] ?? 0)) / 1000;
  return { restored, acknowledged: written.length, missing: written.length - present, seconds: seconds.toFixed(1) };
}

async function reopen(): Promise<void> {
  await restart();
  while ((await one("select pg_is_in_recovery() as value")) === "true") await sleep(100);
}

async function restart(): Promise<void> {
  await pool.end().catch(() => {});
  stopPostgres(directory);
  const url = await startPostgres({ directory, port, durable: true });
  pool = connectPool(url, { max: 4 });
}

/** One row after the other, until it is told to stop; gives the numbers PostgreSQL has acknowledged. */
function write(onWritten = () => {}, pauseMs = 0): () => Promise<number[]> {
  const state = { isOver: false };
  const acknowledged: number[] = [];
  const ended = (async () => {
    while (!state.isOver) {
      const { rows } = await pool.query<{ id: number }>("insert into drill (note) values ('live') returning id");
      acknowledged.push(rows[0]?.id ?? 0);
      onWritten();
      if (pauseMs > 0) await sleep(pauseMs);
    }
  })();
  return async () => {
    state.isOver = true;
    await ended;
    return acknowledged;
  };
}

async function leave(token: string): Promise<void> {
  const answer = await fetch(`${stack.apiUrl}/api/account/delete/`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`leaving answered ${answer.status}: ${await answer.text()}`);
  await waitForErasure();
}

async function waitForErasure(): Promise<void> {
  const waiting = "select count(*)::int as value from graphile_worker.jobs where task_identifier = 'account.erase'";
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200))
    if ((await one(waiting)) === "0") return;
  throw new Error("the job that erases did not end");
}

/** What an operator does before a restore, while the server still runs. */
async function archiveAll(): Promise<void> {
  const segment = await one("select pg_walfile_name(pg_switch_wal()) as value");
  const archived = "select coalesce(last_archived_wal >= $1, false) as value from pg_stat_archiver";
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(200))
    if ((await one(archived, [segment])) === "true") return;
  throw new Error("the journal was not archived");
}

/** What a question with one answer is answered, as text. */
async function one(question: string, values: unknown[] = []): Promise<string> {
  const { rows } = await pool.query<{ value: unknown }>(question, values);
  return String(rows[0]?.value);
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1000).toFixed(1);
}
