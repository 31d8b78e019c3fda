/** The site as it is installed, on loopback: Caddy, two apis, two webs, the worker, their data, and the store of backups. */
import { mkdirSync, rmSync } from "node:fs";
import pg from "pg";
import { buildWeb } from "../../tools/stack/build-web.ts";
import { runDirectory } from "../../tools/stack/paths.ts";
import { freePort } from "../../tools/stack/ports.ts";
import { startPostgres, stopPostgres } from "../../tools/stack/postgres.ts";
import type { Started } from "../../tools/stack/processes.ts";
import { startRedis } from "../../tools/stack/redis.ts";
import { type Stack, saveStack, startNode, startServices, stopStack } from "../../tools/stack/stack.ts";
import { startArchive } from "./archive.ts";
import { createFrontDoor } from "./front-door.ts";

export const RUN = `faults-${process.pid}`;

type Program = { name: string; file: string; env: Record<string, string>; health?: string };

export type Site = Awaited<ReturnType<typeof startSite>>;

export async function startSite() {
  await buildWeb();
  const directory = runDirectory(RUN);
  mkdirSync(directory, { recursive: true });
  const settings = { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn", REQUIRE_VERIFIED_EMAIL: "off" };
  const stack = await startServices({ name: RUN, port: await freePort(), durable: true, settings });
  const databasePort = Number(new URL(stack.databaseUrl).port);
  const archive = await startArchive(directory, databasePort);
  // At once: PostgreSQL would wait for a store that does not answer.
  const stop = async () => {
    stopPostgres(directory, "immediate");
    await archive.stop();
  };
  try {
    const startDatabase = async () => {
      await startPostgres({ directory, port: databasePort, durable: true });
      await wake(stack.databaseUrl);
    };
    stopPostgres(directory);
    await startDatabase();
    await archive.prepare();
    const programs = await programsOf(stack);
    const running = new Map<string, Started>();
    const start = async (name: string) => {
      const program = programs.find((one) => one.name === name);
      if (!program) throw new Error(`no program is called ${name}`);
      running.set(name, await startNode(RUN, stack, program));
    };
    for (const { name } of programs) await start(name);
    const urlsOf = (kind: string) =>
      programs.flatMap(({ name, health = "" }) => (name.startsWith(kind) ? [health] : []));
    const door = await createFrontDoor(RUN, stack, { apis: urlsOf("api"), webs: urlsOf("web") });
    await door.open("long");
    return {
      stack,
      directory,
      archive,
      door,
      /** Where each program says what it counts, by the name compose gives it. */
      metrics: Object.fromEntries(programs.map(({ name, env }) => [name, `127.0.0.1:${env["METRICS_PORT"]}`])),
      start,
      signal: (name: string, signal: NodeJS.Signals) => {
        const pid = running.get(name)?.pid;
        if (pid !== undefined) process.kill(-pid, signal);
      },
      // As a crash: a stop in order would wait for the archive, whose way leads through this process.
      crashDatabase: () => stopPostgres(directory, "immediate"),
      startDatabase,
      killRedis: () => {
        const redis = stack.processes.findLast(({ name }) => name === "redis");
        if (redis) process.kill(-redis.pid, "SIGKILL");
      },
      startRedis: async () => {
        const { port, password } = new URL(stack.environment["REDIS_URL"] ?? "");
        stack.processes.push(await startRedis(directory, Number(port), password));
        saveStack(RUN, stack);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** As compose's health check does: a server that has just started ignores archive_timeout for up to five minutes, unless it is woken. */
async function wake(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("select pg_reload_conf()");
  await client.end();
}

async function programsOf(stack: Stack): Promise<Program[]> {
  const port = async () => String(await freePort());
  const programs: Program[] = [];
  for (const name of ["api-1", "api-2"]) {
    const url = name === "api-1" ? stack.apiUrl : `http://127.0.0.1:${await port()}`;
    const env = { API_PORT: new URL(url).port, METRICS_PORT: await port() };
    programs.push({ name, file: "apps/server/src/main/api.ts", env, health: `${url}/health/ready` });
  }
  for (const name of ["web-1", "web-2"]) {
    const url = name === "web-1" ? stack.webUrl : `http://127.0.0.1:${await port()}`;
    const env = { PORT: new URL(url).port, METRICS_PORT: await port() };
    programs.push({ name, file: "apps/web/server.ts", env, health: `${url}/sante` });
  }
  const ofWorker = await port();
  const health = `http://127.0.0.1:${ofWorker}/ready`;
  programs.push({ name: "worker", file: "apps/server/src/main/worker.ts", env: { METRICS_PORT: ofWorker }, health });
  return programs;
}

export async function removeSite(): Promise<void> {
  await stopStack(RUN);
  rmSync(runDirectory(RUN), { recursive: true, force: true });
}
