import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
export const isRoot = process.getuid?.() === 0;

/**
 * Where a named run keeps its data, logs and pids. Normally `.run/<name>` in the checkout; when PostgreSQL must run as
 * another user who cannot walk into the checkout, a folder of the same meaning under the temporary directory.
 */
export function runDirectory(name: string): string {
  const directory = join(ROOT, ".run", name);
  mkdirSync(directory, { recursive: true });
  if (!isRoot || canWalkInto("postgres", directory)) return directory;
  const elsewhere = join(tmpdir(), `renfort-${createHash("sha256").update(ROOT).digest("hex").slice(0, 8)}`, name);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  return elsewhere;
}

function canWalkInto(user: string, directory: string): boolean {
  try {
    execFileSync("runuser", ["-u", user, "--", "test", "-x", directory], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
