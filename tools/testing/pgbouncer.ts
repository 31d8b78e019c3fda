/** A real PgBouncer for tests: the shipped settings, on loopback, in front of a given server. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRoot, ROOT } from "../stack/paths.ts";
import { answers, freePort } from "../stack/ports.ts";
import { endProcess, startProcess } from "../stack/processes.ts";

export type PgBouncer = {
  /** For the apis. */
  url: string;
  /** For the workers, whose statements may take longer. */
  workerUrl: string;
  readLog: () => string;
  stop: () => Promise<void>;
};

/** @param connections fewer than the shipped ones, so that transactions of one client meet different ones. */
export async function startPgBouncer(databaseUrl: string, connections?: number): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const directory = mkdtempSync(join(tmpdir(), "renfort-pgbouncer-"));
  mkdirSync(join(directory, "log"));
  const port = await freePort();
  const settings = readFileSync(join(ROOT, "deploy/pgbouncer.ini"), "utf8")
    .replaceAll(
      "host=postgres port=5432 dbname=renfort",
      `host=127.0.0.1 port=${target.port} dbname=${target.pathname.slice(1)}`,
    )
    .replaceAll(/pool_size=\d+/g, (shipped) => (connections === undefined ? shipped : `pool_size=${connections}`))
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer", directory);
  writeFileSync(join(directory, "pgbouncer.ini"), settings);
  writeFileSync(join(directory, "userlist.txt"), `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  chmodSync(directory, 0o755);
  if (isRoot) execFileSync("chown", ["-R", "postgres:", directory]);
  const log = join(directory, "pgbouncer.log");
  const command = ["pgbouncer", join(directory, "pgbouncer.ini")];
  // It refuses to run as root.
  const [file = "", ...args] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
  const started = startProcess({
    name: "pgbouncer",
    file,
    args,
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
    cwd: "/",
    log,
  });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100) throw new Error(`PgBouncer did not start (bin/setup installs it):\n${readFileSync(log, "utf8")}`);
    await sleep(50);
  }
  const urlOf = (database: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    url.pathname = database;
    return url.href;
  };
  return {
    url: urlOf("/renfort"),
    workerUrl: urlOf("/renfort_worker"),
    readLog: () => readFileSync(log, "utf8"),
    async stop() {
      await endProcess(started);
      rmSync(directory, { recursive: true });
    },
  };
}
