import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, stat, unlink } from "node:fs/promises";
import { join } from "node:path";

const KEY_BYTES = 32;
const NAME = /^(\d{4}-\d{2}-\d{2})\.key$/;
const UNFINISHED = /^\.[\w-]+$/;
const UNFINISHED_MS = 60_000;

/** Keys of weeks, each a file outside the database: a copy of the database alone opens nothing they seal. */
export type WeekKeys = {
  /** Null when there is none: not drawn yet, destroyed or lost. Read each time, so that a destroyed key is nowhere in memory. */
  read: (week: string) => Promise<Buffer | null>;
  /** Draws those that are absent, and returns their weeks. */
  draw: (weeks: readonly string[]) => Promise<string[]>;
  list: () => Promise<string[]>;
  destroy: (week: string) => Promise<void>;
};

export function createWeekKeys(directory: string): WeekKeys {
  const pathOf = (week: string) => join(directory, `${week}.key`);
  return {
    async read(week) {
      const key = await unlessAbsent(readFile(pathOf(week)));
      return key?.length === KEY_BYTES ? key : null;
    },
    async draw(weeks) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await removeUnfinished(directory);
      const drawn = [];
      for (const week of weeks) if (await drawKey(directory, pathOf(week))) drawn.push(week);
      if (drawn.length > 0) await syncDirectory(directory);
      return drawn;
    },
    async list() {
      const names = (await unlessAbsent(readdir(directory))) ?? [];
      return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).toSorted();
    },
    async destroy(week) {
      await overwrite(pathOf(week));
      await unlessAbsent(unlink(pathOf(week)));
      await syncDirectory(directory);
    },
  };
}

/** Written beside, then named: two processes that draw the same week agree on one key, and a half-written one has no name. */
async function drawKey(directory: string, path: string): Promise<boolean> {
  if (await unlessAbsent(stat(path))) return false;
  const unfinished = join(directory, `.${randomUUID()}`);
  const file = await open(unfinished, "wx", 0o600);
  try {
    await file.write(randomBytes(KEY_BYTES));
    await file.sync();
    await link(unfinished, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    await file.close();
    await unlink(unfinished);
  }
}

/** Of a process that died while it drew. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!UNFINISHED.test(name)) continue;
    const path = join(directory, name);
    const found = await unlessAbsent(stat(path));
    if (found && Date.now() - found.mtimeMs > UNFINISHED_MS) await unlessAbsent(unlink(path));
  }
}

/** What a disk still holds of a file that was removed is not the key, where it writes in place. */
async function overwrite(path: string): Promise<void> {
  const file = await unlessAbsent(open(path, "r+"));
  if (!file) return;
  try {
    await file.write(randomBytes(KEY_BYTES), 0, KEY_BYTES, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const folder = await open(directory, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
