import { RENEWAL_ASKED_DAYS } from "@app/domain/profiles/availability";
import { sql } from "kysely";
import { enqueueAll } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";

/** Small, so that nobody waits long for their own row. */
const BATCH = 500;

/** Every hour: what ended by itself leaves the projection, and weeks about to end are asked about once. */
export async function refreshAvailability(ctx: Context): Promise<void> {
  await askRenewals(ctx);
  let after: number | null = 0;
  while (after !== null) after = await refreshNext(ctx, after);
}

/** Triggers follow every change; only time changes a row without one. */
async function refreshNext(ctx: Context, after: number): Promise<number | null> {
  const now = ctx.now();
  const { rows } = await sql<{ last: number | null }>`
    with ended as materialized (
      select n.candidate_id from availability_now n left join availabilities a on a.candidate_id = n.candidate_id
      where n.candidate_id > ${after} and (
        n.now_until <= ${now} or (a.week <> 0 and a.expires_at <= ${now} and n.week = a.week)
        or (n.exceptions <> 0 and not exists (
          select from availability_exceptions x
          where x.candidate_id = n.candidate_id and x.last_day >= (${now}::timestamptz at time zone 'Europe/Paris')::date - 1)))
      order by n.candidate_id limit ${BATCH}),
    refreshed as materialized (select refresh_availabilities(array(select candidate_id from ended), ${now}))
    select max(candidate_id) as last, (select count(*) from refreshed) from ended`.execute(ctx.db);
  return rows[0]?.last ?? null;
}

async function askRenewals(ctx: Context): Promise<void> {
  let asked: number;
  do {
    asked = await transaction(ctx, async (tx) => {
      const now = ctx.now();
      const { rows } = await sql<{ candidateId: number }>`
        update availabilities a set renewal_asked_at = ${now}
        where a.candidate_id in (
          select d.candidate_id from availabilities d join candidates c on c.user_id = d.candidate_id
          where d.renewal_asked_at is null and d.week <> 0 and c.availability is distinct from 'freeze'
            and d.expires_at > ${now} and d.expires_at <= ${now}::timestamptz + make_interval(days => ${RENEWAL_ASKED_DAYS})
          order by d.candidate_id limit ${BATCH} for update of d skip locked)
        returning a.candidate_id`.execute(tx);
      await enqueueAll(tx, "availability.renewal", rows);
      return rows.length;
    });
  } while (asked === BATCH);
}
