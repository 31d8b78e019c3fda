import { createHash, randomUUID } from "node:crypto";
import type { Db } from "@app/db/database";
import type { Context } from "./context.ts";
import type { UploadedFile } from "./uploads.ts";

export type StoredFile = {
  storageKey: string;
  originalName: string;
  mediaType: string;
  sizeBytes: number;
  sha256: Buffer;
};

/** Puts the bytes away before the transaction that will name them; until then, and if it fails, they are a loose object. */
export async function storeFile(ctx: Context, file: UploadedFile): Promise<StoredFile> {
  const id = randomUUID();
  const storageKey = `${id.slice(0, 2)}/${id}.${file.extension}`;
  await ctx.db.insertInto("looseObjects").values({ storageKey, since: ctx.now() }).execute();
  await ctx.storage.put(storageKey, file.bytes, file.mediaType);
  const sha256 = createHash("sha256").update(file.bytes).digest();
  return { storageKey, originalName: file.name, mediaType: file.mediaType, sizeBytes: file.bytes.length, sha256 };
}

type FileRow = StoredFile & { ownerId: number; kind: "profile_image" | "logo" | "cv"; createdAt: Date };

export async function insertFile(tx: Db, file: FileRow): Promise<number> {
  const { id } = await tx.insertInto("files").values(file).returning("id").executeTakeFirstOrThrow();
  await tx.deleteFrom("looseObjects").where("storageKey", "=", file.storageKey).execute();
  return id;
}
