import { countedSince, undeclaredStep } from "@app/domain/papers/undeclared-starts";
import { sql } from "kysely";
import { enqueueAll } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";

const BATCH = 500;

/** Every five minutes: hires that began a day ago without an answer count, and their company is written to. Idempotent. */
export async function sweepStarts(ctx: Context): Promise<void> {
  while ((await countStarts(ctx)) === BATCH);
}

/**
 * A yes of both, by a contract of employment, of a mission that took place, whose person nobody said absent: each is looked at once. What
 * is counted, the item of the office and the letters are one transaction.
 */
async function countStarts(ctx: Context): Promise<number> {
  const now = ctx.now();
  return transaction(ctx, async (tx) => {
    const { rows } = await sql<{ companyId: number; counts: boolean }>`
      with due as materialized (
        select application_id from hire_starts where due_at <= ${now}
        order by due_at limit ${BATCH} for no key update skip locked),
      judged as (
        select d.application_id, a.status = 'accepted' and a.candidate_status is not distinct from 'confirmed'
            and a.attendance is distinct from 'absent' and m.contract_kind not in ('freelance', 'internship')
            and m.deleted_at is null and (m.status <> 'completed' or m.closed_at is null or h.starts_at <= m.closed_at)
            and not exists (select from declarations x where x.application_id = a.id and x.channel is not null) as counts
        from due d join hire_starts h on h.application_id = d.application_id
        join applications a on a.id = d.application_id join missions m on m.id = a.mission_id)
      update hire_starts h set due_at = null, counted_at = case when j.counts then ${now}::timestamptz end
      from judged j where h.application_id = j.application_id
      returning h.company_id, j.counts`.execute(tx);
    const companies = [...new Set(rows.flatMap(({ companyId, counts }) => (counts ? [companyId] : [])))];
    if (companies.length > 0) {
      const counted = await sql<{ companyId: number; starts: number }>`
        select company_id, count(*)::integer as starts from hire_starts
        where company_id = any (${companies}::bigint[]) and counted_at is not null and lifted_at is null
          and starts_at > ${countedSince(now)} group by company_id order by company_id`.execute(tx);
      const written = counted.rows
        .filter(({ starts }) => undeclaredStep(starts) !== "none")
        .map(({ companyId }) => companyId);
      await sql`select open_office_item('undeclared', 'company', c) from unnest(${written}::bigint[]) c`.execute(tx);
      const at = now.toISOString();
      await enqueueAll(
        tx,
        "company.undeclared",
        written.map((companyId) => ({ companyId, at })),
      );
    }
    return rows.length;
  });
}
