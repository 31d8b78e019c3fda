import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/transaction.ts";
import { DELAYS, type Delay, NOTIFICATION_MONTHS } from "./delays.ts";

/** Small enough that nobody waits for the rows being erased. */
const BATCH = 5_000;

/** Every hour: what has outlived its delay is erased. */
export async function sweepRetention(ctx: Context): Promise<void> {
  for (const delay of DELAYS) await erase(ctx.db, delay, ctx.now());
  await dropOldNotifications(ctx);
  await deleteOldSecurityEvents(ctx.db);
}

async function erase(db: Db, { table, since, kept }: Delay, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept);
  let erased: bigint;
  do {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${sql.ref(since)} <= ${before} limit ${BATCH}))`.execute(db);
    erased = numAffectedRows;
  } while (erased >= BATCH);
}

/** The application cannot delete these rows itself: a function of the database does, by its own clock, twelve months on. */
async function deleteOldSecurityEvents(db: Db): Promise<void> {
  let deleted: number;
  do {
    const { rows } = await sql<{ deleted: number }>`select delete_old_security_events()::int as deleted`.execute(db);
    deleted = rows[0]?.deleted ?? 0;
  } while (deleted > 0);
}

async function dropOldNotifications(ctx: Context): Promise<void> {
  await transaction(ctx, async (tx) => {
    // Dropping a month locks the table for an instant: better to try again later than to make everyone queue behind us.
    await sql`set local lock_timeout = '2s'`.execute(tx);
    await sql`select drop_notifications_before(${ctx.now()}::timestamptz - make_interval(months => ${NOTIFICATION_MONTHS}))`.execute(
      tx,
    );
  });
}
