import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { runDirectory } from "../stack/paths.ts";
import type { Stack } from "../stack/stack.ts";
import { startPgBouncer } from "../testing/pgbouncer.ts";

/** Of PostgreSQL's hundred: the others are for migrations, backups and people. */
export const MOST_CONNECTIONS = 80;
const LOOK_MS = 200;
const FAULT = /prepared statement|unsupported startup/i;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Before the applications start: a real PgBouncer with the shipped settings between them and PostgreSQL. */
export async function goThroughPgBouncer(run: string, stack: Stack) {
  const direct = stack.environment["DATABASE_URL"] ?? "";
  const bouncer = await startPgBouncer(direct);
  const settings = { DATABASE_SESSION_URL: direct, DATABASE_NAMED_STATEMENTS: "off" };
  Object.assign(stack.environment, settings, { DATABASE_URL: bouncer.url });
  const connections = await watchConnections(stack);
  return {
    /** The worker's own database of PgBouncer. */
    ofWorker: { DATABASE_URL: bouncer.workerUrl },
    /** Whether no log has an error of prepared statements, and the connections were within their budget. */
    async isRight(): Promise<boolean> {
      const lines = [...readLogs(run), ...bouncer.readLog().split("\n")];
      const faults = lines.filter((line) => FAULT.test(line));
      const most = connections.most();
      for (const line of faults.slice(0, 20)) print(line);
      print(
        `through PgBouncer: ${faults.length} errors of prepared statements in ${lines.length} lines of logs; ${most} server connections at most`,
      );
      return faults.length === 0 && most > 0 && most <= MOST_CONNECTIONS;
    },
    async stop(): Promise<void> {
      await connections.end();
      await bouncer.stop();
    },
  };
}

/** Those of the applications and of PostgreSQL itself. */
function readLogs(run: string): string[] {
  const directory = runDirectory(run);
  const own = globSync("logs/*.log", { cwd: directory });
  return [...own, "postgres/server.log"]
    .map((name) => join(directory, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, "utf8").split("\n"));
}

/** Looks all along at how many connections the applications' role has. */
export async function watchConnections({ databaseUrl, environment }: Stack) {
  const role = new URL(environment["DATABASE_SESSION_URL"] ?? environment["DATABASE_URL"] ?? "").username;
  const client = new pg.Client({ connectionString: databaseUrl });
  // The database stops before whoever looks at it when the run is cut short.
  client.on("error", () => {});
  await client.connect();
  let most = 0;
  const look = async () => {
    const { rows } = await client.query<{ open: number }>(
      "select count(*)::integer as open from pg_stat_activity where usename = $1 and datname = current_database()",
      [role],
    );
    most = Math.max(most, rows[0]?.open ?? 0);
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS);
  return {
    most: () => most,
    async end(): Promise<void> {
      clearInterval(timer);
      await client.end().catch(() => {});
    },
  };
}
