import { MissionSearchQuery } from "@app/contract/missions/missions";
import type { SearchCriteria } from "@app/contract/search/saved-searches";
import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { locate } from "../../../views/places/locate.ts";
import { placeLabel } from "../../../views/places/place.ts";
import { placeText, searchRange, searchValues } from "../../../views/search-values.ts";

const BATCH = 500;
/** Synonyms and the share of words change: what was read so long ago is read again. */
const INDEX_DAYS = 7;

/** Reads the criteria as the search page does, so that an alert means what the page finds. */
export async function indexSearch(ctx: Context, tx: Db, id: number, criteria: SearchCriteria): Promise<void> {
  const query = MissionSearchQuery.parse({ ...criteria, sort: "recent" });
  const text = placeText(query);
  const place = text === "" ? null : await locate(ctx.pool, text);
  const values = searchValues(query, query.query ?? "", place, ctx.now());
  const [readings, facets, unknownPlace, lat, lon, km, areas, hours, minPay] = values;
  const { from, to } = searchRange(query, query.query ?? "", ctx.now());
  const isDated = from !== null || to !== null;
  await sql`
    select index_saved_search(${id}, ${readings}::text[], ${facets}::text[], ${unknownPlace}, ${lat}, ${lon}, ${km},
      ${areas}::text[], ${hours}, ${minPay}, ${isDated}, ${place && placeLabel(place)}, ${ctx.now()})`.execute(tx);
}

/** Every ten minutes: searches saved by an earlier release, and those indexed long ago. */
export async function indexSavedSearches(ctx: Context): Promise<void> {
  let count: number;
  do count = await transaction(ctx, (tx) => indexBatch(ctx, tx));
  while (count === BATCH);
}

async function indexBatch(ctx: Context, tx: Db): Promise<number> {
  const longAgo = new Date(ctx.now().getTime() - INDEX_DAYS * 86_400_000);
  const rows = await tx
    .selectFrom("savedSearches")
    .where((eb) => eb.or([eb("indexedAt", "is", null), eb("indexedAt", "<", longAgo)]))
    .orderBy("id")
    .limit(BATCH)
    .select(["id", "criteria"])
    .forUpdate()
    .skipLocked()
    .execute();
  // Stored in the shape of the response schema.
  for (const { id, criteria } of rows) await indexSearch(ctx, tx, id, criteria as SearchCriteria);
  return rows.length;
}
