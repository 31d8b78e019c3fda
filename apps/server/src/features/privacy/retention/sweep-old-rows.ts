import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { NOTIFICATION_MONTHS, RETENTION_PERIODS, type RetentionPeriod } from "./retention-periods.ts";

/** Small, so that locks are short. */
const BATCH = 5_000;

/** Every hour: deletes expired rows. */
export async function sweepRetention(ctx: Context): Promise<void> {
  for (const period of RETENTION_PERIODS) await erase(ctx.db, period, ctx.now());
  await dropOldNotifications(ctx);
  await deleteThroughFunctions(ctx.db);
}

async function erase(db: Db, { table, since, durationMs }: RetentionPeriod, now: Date): Promise<void> {
  const before = new Date(now.getTime() - durationMs);
  let erased: bigint;
  do {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${sql.ref(since)} <= ${before} limit ${BATCH}))`.execute(db);
    erased = numAffectedRows;
  } while (erased >= BATCH);
}

/**
 * The application role cannot delete these rows: functions of the database do, by its own clock. Security events, the journals of
 * companies and the audit of accounts go after twelve months, what decisions say after twenty-four, the audit of the office after three years, identities at their date.
 */
const DELETING_FUNCTIONS = [
  "delete_old_security_events",
  "delete_old_audit_log",
  "delete_old_company_audit",
  "erase_old_decisions",
  "delete_old_office_audit",
  "delete_old_identities",
];

async function deleteThroughFunctions(db: Db): Promise<void> {
  for (const name of DELETING_FUNCTIONS) {
    let deleted: number;
    do {
      const { rows } = await sql<{ deleted: number }>`select ${sql.id(name)}()::int as deleted`.execute(db);
      deleted = rows[0]?.deleted ?? 0;
    } while (deleted > 0);
  }
}

async function dropOldNotifications(ctx: Context): Promise<void> {
  await transaction(ctx, async (tx) => {
    // Dropping a partition locks the table: fails fast rather than blocking other queries.
    await sql`set local lock_timeout = '2s'`.execute(tx);
    // A month ends before this instant when the oldest of its rows are as old as they may be.
    await sql`select drop_notifications_before(
      ${ctx.now()}::timestamptz - make_interval(months => ${NOTIFICATION_MONTHS - 1}))`.execute(tx);
  });
}
