/** Three releases side by side, each a folder that runs by itself: the one before the previous, the previous, and the next. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as buildWebModule from "../../tools/stack/build-web.ts";
import { ROOT, runDirectory } from "../../tools/stack/paths.ts";

export type Release = { name: string; folder: string /** A script that no other release has. */; ownAsset: string };
export type Releases = { twoAgo: Release; previous: Release; next: Release };

const MIGRATIONS = join(import.meta.dirname, "migrations");
const LEFT_OUT = new Set([".git", ".run", ".toolchain", "gallery", "test-results", "playwright-report"]);

/**
 * Without a commit, the previous release is this one and the next has the migrations of this check besides. With one, the previous
 * release is that commit and the next is this tree, with the migrations in between.
 */
export async function makeReleases(commit: string | undefined): Promise<Releases> {
  const before = commit === undefined ? ROOT : await writeCommit(commit);
  await buildIn(before);
  await buildIn(ROOT);
  const next = copyRelease(ROOT, "next");
  if (commit === undefined) cpSync(MIGRATIONS, join(next.folder, "db/migrations"), { recursive: true });
  return { twoAgo: copyRelease(before, "two-ago"), previous: copyRelease(before, "previous"), next };
}

async function writeCommit(commit: string): Promise<string> {
  if (existsSync(commit)) return resolve(commit);
  const folder = join(runDirectory("rolling-commits"), commit);
  if (existsSync(folder)) return folder;
  mkdirSync(folder);
  execFileSync("sh", ["-c", `git archive ${commit} | tar x -C ${folder}`], { cwd: ROOT });
  execFileSync("pnpm", ["install", "--offline", "--frozen-lockfile"], { cwd: folder, stdio: "ignore" });
  return folder;
}

/** By the code of that release, which has the shape of ours. */
async function buildIn(folder: string): Promise<void> {
  const file = pathToFileURL(join(folder, "tools/stack/build-web.ts")).href;
  await ((await import(file)) as typeof buildWebModule).buildWeb();
}

/** The sources, the build and the links between packages; the packages themselves are shared with the original. */
function copyRelease(from: string, name: string): Release {
  const folder = join(runDirectory("rolling-releases"), name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(from)) {
    if (LEFT_OUT.has(entry) || entry === "node_modules") continue;
    const filter = (path: string) => !LEFT_OUT.has(basename(path));
    cpSync(join(from, entry), join(folder, entry), { recursive: true, verbatimSymlinks: true, filter });
  }
  symlinkSync(join(from, "node_modules"), join(folder, "node_modules"));
  const ownAsset = `release-${name}.js`;
  writeFileSync(join(folder, "apps/web/build/client/assets", ownAsset), `export const release = "${name}";\n`);
  return { name, folder, ownAsset };
}
