import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";

const BATCH = 200;
/** An application sent while the file was replaced still needs it. */
const GRACE_MS = 60_000;
/** Uploads in progress are younger than this. */
const LOOSE_MS = 86_400_000;

/** Every minute: deletes released files, unless an application was sent with them. */
export async function sweepReleasedFiles(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - GRACE_MS);
  for (;;) {
    const keys = await transaction(ctx, async (tx) => detachReleased(tx, before, ctx.now()));
    for (const key of keys.loose) await removeObject(ctx, key);
    if (keys.seen < BATCH) return;
  }
}

/** Every night: deletes stored objects that no row refers to. */
export async function sweepLooseObjects(ctx: Context): Promise<void> {
  for (;;) {
    const rows = await ctx.db
      .selectFrom("looseObjects")
      .where("since", "<", new Date(ctx.now().getTime() - LOOSE_MS))
      .orderBy("since")
      .limit(BATCH)
      .select("storageKey")
      .execute();
    for (const { storageKey } of rows) await removeObject(ctx, storageKey);
    if (rows.length < BATCH) return;
  }
}

/** The object first: after a crash in between, the row makes the next sweep try again. */
async function removeObject(ctx: Context, storageKey: string): Promise<void> {
  await ctx.storage.remove(storageKey);
  await ctx.db.deleteFrom("looseObjects").where("storageKey", "=", storageKey).execute();
}

/** Unreferenced rows become loose objects; the others are no longer released. */
async function detachReleased(tx: Db, before: Date, now: Date): Promise<{ loose: string[]; seen: number }> {
  const { rows } = await sql<{ id: number; isShown: boolean }>`
    select f.id,
      exists (select from users where image_file_id = f.id)
      or exists (select from candidates where cv_file_id = f.id)
      or exists (select from companies where logo_file_id = f.id)
      or exists (select from company_proofs where file_id = f.id)
      or exists (select from contracts where file_id = f.id)
      or exists (select from applications where cv_file_id = f.id) as is_shown
    from files f where released_at <= ${before} order by released_at limit ${BATCH}
    for update of f skip locked`.execute(tx);
  const idsWhere = (shown: boolean) => rows.filter(({ isShown }) => isShown === shown).map(({ id }) => id);
  const [referenced, unreferenced] = [idsWhere(true), idsWhere(false)];
  if (referenced.length > 0)
    await tx.updateTable("files").set({ releasedAt: null }).where("id", "in", referenced).execute();
  if (unreferenced.length === 0) return { loose: [], seen: rows.length };
  const removed = await tx.deleteFrom("files").where("id", "in", unreferenced).returning("storageKey").execute();
  await tx
    .insertInto("looseObjects")
    .values(removed.map(({ storageKey }) => ({ storageKey, since: now })))
    .execute();
  return { loose: removed.map(({ storageKey }) => storageKey), seen: rows.length };
}
