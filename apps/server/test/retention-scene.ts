/** One row at least of everything that has an end, and how long it lasts. */
import { anEmployer } from "@app/db/builders/companies";
import { aFile } from "@app/db/builders/files";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import type { QueryResult } from "pg";
import type { Harness } from "./harness.ts";

export type Scene = Awaited<ReturnType<typeof aRetentionScene>>;

/** After the beginning; months are those of the calendar. */
export type Age = { months?: number; days?: number };

export type Made = {
  /** What follows `from`: rows before the end, none after. */
  rows: string[];
  /** Keys of the store of files that go with them. */
  objects?: string[];
  /** Of rows that the database ends by its own clock: the statement that makes them this old. */
  agedBy?: (age: string) => string;
};

export type RetentionKind = {
  /** Its row in « How long » of docs/security.md. */
  name: string;
  tables: readonly string[];
  lasts: Age | ((start: Date) => Age);
  /** What the privacy page says, where it does. */
  page?: string;
  make: (scene: Scene) => Promise<Made>;
};

export async function aRetentionScene(h: Harness, query: (statement: string) => Promise<QueryResult>) {
  const { db } = h.ctx;
  const now = h.ctx.now();
  const [idle, candidate, employer, admin] = [
    await aCandidate(db, { now, lastSeenAt: now }),
    await aCandidate(db, { now }),
    await anEmployer(db, { now }),
    await anAdmin(db, { now }),
  ];
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const aStoredFile = async (ownerId: number, kind: "cv" | "profile_image") => {
    const file = await aFile(db, { ownerId, kind });
    await h.ctx.storage.put(file.storageKey, Buffer.from("%PDF-1.7"), file.mediaType);
    return file;
  };
  return { h, db, query, now, ago, idle, candidate, employer, admin, aStoredFile };
}

export const insert = async ({ query }: Scene, table: string, values: Record<string, string>): Promise<void> => {
  await query(`insert into ${table} (${Object.keys(values).join()}) values (${Object.values(values).join()})`);
};
export const text = (value: string | Date) => `'${value instanceof Date ? value.toISOString() : value}'`;
