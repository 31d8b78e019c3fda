/** The scripts and styles of the last releases, side by side in a folder that every web shares: an open page still finds its own. */
import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

const RELEASES = 3;

/** Adds the assets of this release, removes those of no release among the last three, and gives the folder to serve. */
export async function shareReleaseAssets(own: string, shared: string, now: Date): Promise<string> {
  const [files, releases] = [join(shared, "files"), join(shared, "releases")];
  await Promise.all([files, releases].map((folder) => mkdir(folder, { recursive: true })));
  const names = (await readdir(own)).toSorted();
  const list = join(releases, createHash("sha256").update(names.join("\n")).digest("hex"));
  // Before the files: another web that cleans up meanwhile knows that they are in use.
  const unfinished = join(shared, randomUUID());
  await writeFile(unfinished, JSON.stringify(names));
  await utimes(unfinished, now, now);
  await rename(unfinished, list);
  const present = new Set(await readdir(files));
  for (const name of names.filter((one) => !present.has(one)))
    await copyWhole(join(own, name), join(files, name), shared);
  await removeOldReleases(files, releases);
  return files;
}

/** Under its name at once and complete, as others already serve this folder; made beside it, where nobody cleans up. */
async function copyWhole(from: string, to: string, beside: string): Promise<void> {
  const unfinished = join(beside, randomUUID());
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

async function removeOldReleases(files: string, releases: string): Promise<void> {
  // Read first: whatever is here was in a list before it came.
  const present = await readdir(files);
  const lists = await Promise.all((await readdir(releases)).map((name) => readList(join(releases, name))));
  const byAge = lists.flat().toSorted((a, b) => b.at - a.at);
  const inUse = new Set(byAge.slice(0, RELEASES).flatMap(({ names }) => names));
  const old = [
    ...byAge.slice(RELEASES).map(({ path }) => path),
    ...present.filter((name) => !inUse.has(name)).map((name) => join(files, name)),
  ];
  for (const path of old) await rm(path, { force: true });
}

/** Nothing when another web has removed it meanwhile. */
async function readList(path: string): Promise<{ path: string; at: number; names: string[] }[]> {
  try {
    return [{ path, at: (await stat(path)).mtimeMs, names: JSON.parse(await readFile(path, "utf8")) as string[] }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
