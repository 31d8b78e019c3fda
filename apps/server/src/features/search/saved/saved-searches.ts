import type { SavedSearchView, SearchCriteria } from "@app/contract/search/saved-searches";
import { savedSearchFr as fr } from "@app/contract/search/saved-searches.fr";
import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Candidate } from "@app/domain/accounts/actor";
import { MOST_SAVED_SEARCHES } from "@app/domain/search/saved-search";
import { type Selectable, sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, notFound } from "../../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../../platform/http/idempotency.ts";
import { indexSearch } from "./index-searches.ts";

/** Last saved first. */
export async function listSavedSearches(ctx: Context, { userId }: Candidate): Promise<{ results: SavedSearchView[] }> {
  const rows = await own(ctx.db, userId).orderBy("id", "desc").execute();
  return { results: rows.map(present) };
}

/** Saving the same search again returns the existing one, even at the limit. */
export async function saveSearch(
  ctx: Context,
  { userId }: Candidate,
  criteria: SearchCriteria,
  idempotencyKey: IdempotencyKey | null,
): Promise<SavedSearchView> {
  return transaction(
    ctx,
    async (tx) => {
      // Serialised, so that concurrent calls respect the limit.
      await tx.selectFrom("candidates").where("userId", "=", userId).select("userId").forNoKeyUpdate().execute();
      const saved = await own(tx, userId).execute();
      const text = JSON.stringify(criteria);
      const same = await own(tx, userId).where("criteria", "=", sql<SearchCriteria>`${text}::jsonb`).executeTakeFirst();
      if (same) return present(same);
      if (saved.length >= MOST_SAVED_SEARCHES) throw conflict("too_many_searches", fr.tooMany);
      const row = await tx
        .insertInto("savedSearches")
        .values({ userId, criteria: text, createdAt: ctx.now() })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      await indexSearch(ctx, tx, row.id, criteria);
      return present(row);
    },
    { idempotencyKey },
  );
}

export async function setAlerts(
  ctx: Context,
  { userId }: Candidate,
  id: number,
  alerts: boolean,
): Promise<SavedSearchView> {
  const row = await ctx.db
    .updateTable("savedSearches")
    .set({ alerts })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) throw notFound("search_not_found", fr.notFound);
  return present(row);
}

export async function deleteSearch(ctx: Context, { userId }: Candidate, id: number): Promise<Record<string, never>> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("savedSearches")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("search_not_found", fr.notFound);
  return {};
}

function own(db: Db, userId: number) {
  return db.selectFrom("savedSearches").where("userId", "=", userId).select(COLUMNS);
}

const COLUMNS = ["id", "criteria", "alerts", "createdAt"] as const;

function present({
  id,
  criteria,
  alerts,
  createdAt,
}: Pick<Selectable<DB["savedSearches"]>, (typeof COLUMNS)[number]>): SavedSearchView {
  // Stored in the shape of the response schema.
  return { id, criteria: criteria as SearchCriteria, alerts, created_at: createdAt.toISOString() };
}
