import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { isRoot, ROOT } from "./paths.ts";
import { isAlive } from "./processes.ts";

/** `durable` is for people's data; only tests may trade it for speed. */
export type PostgresOptions = {
  directory: string;
  port: number;
  durable: boolean;
  /** Copied the first time, rather than an empty cluster. */
  template?: string | undefined;
  memory?: string | undefined;
  /** Added to those of the log in production. */
  logSettings?: readonly string[] | undefined;
};

export const serverLog = (directory: string): string => join(directory, "postgres/server.log");

/** In the data folder: what depends on the run. */
const OWN_SETTINGS = "run.conf";
const DURABLE_MEMORY = "512MB";
const DISPOSABLE = "shared_buffers = 256MB\nfsync = off\nsynchronous_commit = off\nfull_page_writes = off\n";

export const hasCluster = (directory: string): boolean => existsSync(join(directory, "postgres/PG_VERSION"));

/** Starts a private cluster on loopback, creating it the first time, and answers the URL of its `renfort` database. */
export async function startPostgres({
  directory,
  port,
  durable,
  template,
  memory = DURABLE_MEMORY,
  logSettings = [],
}: PostgresOptions): Promise<string> {
  const data = join(directory, "postgres");
  if (!hasCluster(directory)) {
    if (template === undefined) initialise(directory, durable);
    else copyTemplate(template, directory, durable);
    const settings = durable ? `shared_buffers = ${memory}\nmax_wal_size = 4GB\n` : DISPOSABLE;
    writeFileSync(join(data, OWN_SETTINGS), settings);
  }
  // A run that was cut short may have left its own server behind.
  stopPostgres(directory);
  asPostgres("pg_ctl", [
    "-D",
    data,
    "-w",
    "-s",
    "-t",
    "60",
    "-l",
    serverLog(directory),
    "-o",
    [`-p ${port}`, ...productionLogSettings(), ...logSettings].join(" -c "),
    "start",
  ]);
  const server = `postgres://postgres@127.0.0.1:${port}`;
  await createDatabase(`${server}/postgres`, "renfort");
  return `${server}/renfort`;
}

/** What the log has, and does not have, of statements: as deploy/compose.prod.yaml sets it. */
function productionLogSettings(): string[] {
  const compose = readFileSync(join(ROOT, "deploy/compose.prod.yaml"), "utf8");
  return [...compose.matchAll(/^ +- (log_\w+=\S+)$/gm)].map(([, setting = ""]) => setting);
}

/** `immediate` is a crash: nothing is flushed, and the next start recovers from the journal. */
export function stopPostgres(directory: string, mode: "fast" | "immediate" = "fast"): void {
  const data = join(directory, "postgres");
  if (isRunning(data)) asPostgres("pg_ctl", ["-D", data, "-w", "-s", "-m", mode, "stop"]);
}

/** Copies a running private cluster into `directory`, where `startPostgres` then starts the copy, or its streaming replica. */
export function copyPostgres(url: string, directory: string, kind: "apart" | "replica"): void {
  const data = makeDataFolder(directory);
  const { port } = new URL(url);
  asPostgres("pg_basebackup", [
    "--pgdata",
    data,
    "--dbname",
    `postgres://postgres@127.0.0.1:${port}/postgres`,
    "--checkpoint=fast",
    "--no-sync",
    ...(kind === "replica" ? ["--write-recovery-conf"] : []),
  ]);
}

/** A machine that was switched off leaves the file of a server that is no more. */
function isRunning(data: string): boolean {
  const file = join(data, "postmaster.pid");
  return existsSync(file) && isAlive(Number.parseInt(readFileSync(file, "utf8"), 10));
}

export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database "${name}"${template ? ` template "${template}"` : ""}`);
  } finally {
    await client.end();
  }
}

function makeDataFolder(directory: string): string {
  const data = join(directory, "postgres");
  mkdirSync(directory, { recursive: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(data, ...postgresIds());
  return data;
}

function initialise(directory: string, durable: boolean): void {
  const data = makeDataFolder(directory);
  const args = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-k"];
  asPostgres("initdb", [...args, ...(durable ? [] : ["--no-sync"])]);
  const shared =
    "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\njit = off\nrandom_page_cost = 1.1\n";
  appendFileSync(join(data, "postgresql.conf"), `${shared}include = '${OWN_SETTINGS}'\n`);
}

function copyTemplate(template: string, directory: string, durable: boolean): void {
  mkdirSync(directory, { recursive: true });
  execFileSync("cp", ["-a", "--reflink=auto", template, join(directory, "postgres")]);
  if (durable) asPostgres("initdb", ["--sync-only", "-D", join(directory, "postgres")]);
}

function asPostgres(program: string, args: readonly string[]): void {
  const file = join(binaries(), program);
  // PostgreSQL refuses to run as root.
  const command = isRoot ? "runuser" : file;
  const all = isRoot ? ["-u", "postgres", "--", file, ...args] : [...args];
  execFileSync(command, all, { stdio: ["ignore", "ignore", "pipe"], cwd: "/" });
}

export function binaries(): string {
  const home = "/usr/lib/postgresql";
  const versions = existsSync(home)
    ? readdirSync(home)
        .map(Number)
        .toSorted((a, b) => b - a)
    : [];
  if (versions[0] === undefined) throw new Error("PostgreSQL is not installed. Run bin/setup.");
  return join(home, String(versions[0]), "bin");
}

function postgresIds(): [number, number] {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  const [, , uid, gid] = (line ?? "").split(":");
  return [Number(uid), Number(gid)];
}
