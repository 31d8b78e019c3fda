import { createHash } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Files } from "../schema.ts";
import { uniqueWord } from "./unique.ts";

export type FileOverrides = Partial<Insertable<Files>> & { ownerId: number };

/** A row that says a file exists; no object is stored, so opening it finds nothing. */
export async function aFile(db: Db, overrides: FileOverrides): Promise<Selectable<Files>> {
  const storageKey = uniqueWord("builders/file");
  return db
    .insertInto("files")
    .values({
      kind: "cv",
      storageKey,
      originalName: "cv.pdf",
      mediaType: "application/pdf",
      sizeBytes: 48_213,
      sha256: createHash("sha256").update(storageKey).digest(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
