/** The release that runs while the database changes: its tree, its seed, its api. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { totalmem } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRoles, type RolePasswords, urlAs } from "@app/db/roles";
import pg from "pg";
import type * as pathsModule from "../../tools/stack/paths.ts";
import { ROOT, runDirectory } from "../../tools/stack/paths.ts";
import type * as portsModule from "../../tools/stack/ports.ts";
import type * as secretsModule from "../../tools/stack/secrets.ts";
import type * as stackModule from "../../tools/stack/stack.ts";

const RUN = "bench";
/** A copy of the database as it was seeded, so that a second measure begins with the same. */
const PRISTINE = "pristine";

export type Previous = {
  folder: string;
  stack: stackModule.Stack;
  ownerUrl: string;
  startApi: () => Promise<void>;
  stop: () => Promise<void>;
};

/** `given` is a folder, or a commit that is written to one. */
export function previousFolder(given: string): string {
  if (existsSync(given)) return resolve(given);
  const folder = join(runDirectory("previous"), given);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync("sh", ["-c", `git archive ${given} | tar x -C ${folder}`], { cwd: ROOT });
  execFileSync("pnpm", ["install", "--offline", "--frozen-lockfile"], { cwd: folder, stdio: "ignore" });
  return folder;
}

export function seedPrevious(folder: string, size: Record<string, string>): void {
  const args = Object.entries(size).flatMap(([name, value]) => [`--${name}`, value]);
  execFileSync(process.execPath, ["bench/seed.ts", ...args], { cwd: folder, stdio: "inherit" });
}

export async function startPrevious(folder: string): Promise<Previous> {
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  // Its own code, which has the shape of ours.
  const { startServices, startApi, stopStack } = (await load("tools/stack/stack.ts")) as typeof stackModule;
  const { freePort } = (await load("tools/stack/ports.ts")) as typeof portsModule;
  const paths = (await load("tools/stack/paths.ts")) as typeof pathsModule;
  const secrets = (await load("tools/stack/secrets.ts")) as typeof secretsModule;
  const stack = await startServices({
    name: RUN,
    port: await freePort(),
    databaseUrl: undefined,
    durable: true,
    memory: `${Math.max(512, Math.min(4096, Math.floor(totalmem() / 2 ** 20 / 5)))}MB`,
    settings: { RATE_LIMITS: "relaxed", LOG_LEVEL: "warn", REQUIRE_VERIFIED_EMAIL: "off" },
  });
  const { rolePasswords } = secrets.localSecrets(paths.runDirectory(RUN));
  return {
    folder,
    stack,
    ownerUrl: urlAs(stack.databaseUrl, "owner", rolePasswords.owner),
    startApi: async () => void (await startApi(RUN, stack)),
    stop: async () => void (await stopStack(RUN)),
  };
}

/** Gives the database back as it was seeded. */
export async function restoreSeed({ stack, folder }: Previous): Promise<void> {
  const server = new URL(stack.databaseUrl);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [PRISTINE]);
    if (rowCount === 0) await copyDatabase(client, name, PRISTINE);
    else {
      await client.query(`drop database "${name}" with (force)`);
      await copyDatabase(client, PRISTINE, name);
    }
  } finally {
    await client.end();
  }
  await createRoles(stack.databaseUrl, await passwordsOf(folder));
}

async function copyDatabase(client: pg.Client, from: string, to: string): Promise<void> {
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [from]);
  await client.query(`create database "${to}" template "${from}" strategy file_copy`);
}

async function passwordsOf(folder: string): Promise<RolePasswords> {
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const secrets = (await load("tools/stack/secrets.ts")) as typeof secretsModule;
  const paths = (await load("tools/stack/paths.ts")) as typeof pathsModule;
  return secrets.localSecrets(paths.runDirectory(RUN)).rolePasswords;
}
