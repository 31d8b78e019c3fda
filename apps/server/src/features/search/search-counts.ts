import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

/** Every hour: missions by place and how common words are, by which a search chooses its way. */
export async function refreshSearchCounts(ctx: Context): Promise<void> {
  await sql`select refresh_place_live(), refresh_lexeme_shares()`.execute(ctx.db);
}
