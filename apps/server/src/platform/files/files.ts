import { createHash, randomUUID } from "node:crypto";
import { fileFr } from "@app/contract/http/files.fr";
import type { Db } from "@app/db/database";
import type { Context } from "../context.ts";
import { AppError } from "../http/errors.ts";
import { MAX_FILE_BYTES, type UploadedFile } from "./uploads.ts";

export type StoredFile = {
  storageKey: string;
  originalName: string;
  mediaType: string;
  sizeBytes: number;
  sha256: Buffer;
};

type Seal = (bytes: Buffer, storageKey: string) => Buffer;

/** Stores the bytes before the transaction that refers to them; until then they are a loose object. The hash is of what was given. */
export async function storeFile(ctx: Context, file: UploadedFile, seal?: Seal): Promise<StoredFile> {
  const id = randomUUID();
  const storageKey = `${id.slice(0, 2)}/${id}.${file.extension}`;
  await ctx.db.insertInto("looseObjects").values({ storageKey, since: ctx.now() }).execute();
  if (seal) await ctx.storage.put(storageKey, seal(file.bytes, storageKey), "application/octet-stream");
  else await ctx.storage.put(storageKey, file.bytes, file.mediaType);
  const sha256 = createHash("sha256").update(file.bytes).digest();
  return { storageKey, originalName: file.name, mediaType: file.mediaType, sizeBytes: file.bytes.length, sha256 };
}

type FileRow = StoredFile & {
  ownerId: number;
  kind: "profile_image" | "logo" | "cv" | "company_proof" | "contract";
  createdAt: Date;
};

/** Replaced files are deleted; only CVs sent with applications accumulate. */
export const MAX_BYTES_PER_PERSON = 100 * MAX_FILE_BYTES;

export async function insertFile(tx: Db, file: FileRow): Promise<number> {
  const { bytes } = await tx
    .selectFrom("files")
    .where("ownerId", "=", file.ownerId)
    .where("releasedAt", "is", null)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("sizeBytes"), eb.val(0)).as("bytes"))
    .executeTakeFirstOrThrow();
  if (bytes + file.sizeBytes > MAX_BYTES_PER_PERSON) throw new AppError(413, "too_large", fileFr.quota);
  const { id } = await tx.insertInto("files").values(file).returning("id").executeTakeFirstOrThrow();
  await tx.deleteFrom("looseObjects").where("storageKey", "=", file.storageKey).execute();
  return id;
}
