/** A migrated data directory, made once from the migrations and the reference data at hand, and copied for every new run. */
import { createHash, randomBytes } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "@app/db/migrate";
import { createRoles, urlAs } from "@app/db/roles";
import { ROOT, runDirectory } from "./paths.ts";
import { freePort } from "./ports.ts";
import { binaries, serverLog, startPostgres, stopPostgres } from "./postgres.ts";

/** Whatever decides what a new database holds. */
const SOURCES = [
  "db/migrations/**/*.sql",
  "db/data/**/*",
  "db/src/*.ts",
  "db/src/reference/*.ts",
  "packages/domain/src/**/*.ts",
  "pnpm-lock.yaml",
  "tools/stack/{postgres,template}.ts",
];

/** The data folder to copy, made if these sources have none yet. Nobody runs on it. */
export async function migratedData(): Promise<string> {
  const templates = runDirectory("templates");
  const template = join(templates, hashSources());
  if (!existsSync(template)) await make(template, templates);
  return join(template, "postgres");
}

async function make(template: string, templates: string): Promise<void> {
  // Two runs may begin at once: each makes its own, and the first to finish is kept.
  const directory = `${template}.${process.pid}`;
  mkdirSync(directory, { mode: 0o755 });
  try {
    const url = await startPostgres({ directory, port: await freePort(), durable: false });
    // Each run gives its roles passwords of its own.
    const owner = randomBytes(24).toString("base64url");
    await createRoles(url, { owner, app: owner, readonly: owner });
    await migrate(urlAs(url, "owner", owner));
  } finally {
    stopPostgres(directory);
  }
  rmSync(serverLog(directory));
  const others = readdirSync(templates).filter((name) => !name.includes("."));
  if (existsSync(template)) return rmSync(directory, { recursive: true });
  renameSync(directory, template);
  for (const name of others) rmSync(join(templates, name), { recursive: true, force: true });
}

function hashSources(): string {
  const hash = createHash("sha256").update(binaries());
  for (const file of globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
    .toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
