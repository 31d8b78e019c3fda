import type { CertificateKind } from "@app/domain/papers/certificates";
import { sql } from "kysely";
import { enqueueAll } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";

/** Small, so that nobody waits long for their own row. */
const BATCH = 500;

/** Every hour: what ended leaves the bits of the projection, and what ends within a month is told to its person, once for each validity. */
export async function sweepCertificates(ctx: Context): Promise<void> {
  for (const sweep of [end, remind]) {
    let swept: number;
    do swept = await sweep(ctx);
    while (swept === BATCH);
  }
}

const end = (ctx: Context): Promise<number> =>
  transaction(ctx, async (tx) => {
    const now = ctx.now();
    // Their people first, as whoever changes their own certificates.
    const { rows } = await sql<{ candidateId: number }>`
      with due as materialized (
        select d.candidate_id, d.kind, d.valid_until from certificates d
        join candidates p on p.user_id = d.candidate_id
        where d.valid_until is not null and d.ended_at is null
          and d.valid_until < (${now}::timestamptz at time zone 'Europe/Paris')::date
        order by d.valid_until, d.candidate_id limit ${BATCH} for no key update of p skip locked)
      update certificates c set ended_at = ${now}
      from due where c.candidate_id = due.candidate_id and c.kind = due.kind and c.valid_until = due.valid_until and c.ended_at is null
      returning c.candidate_id`.execute(tx);
    const people = rows.map(({ candidateId }) => candidateId);
    if (people.length > 0) await sql`select refresh_availabilities(${people}::bigint[], ${now})`.execute(tx);
    return rows.length;
  });

/** What ended before anybody could be reminded is not told any more. */
const remind = (ctx: Context): Promise<number> =>
  transaction(ctx, async (tx) => {
    const now = ctx.now();
    const { rows } = await sql<{ candidateId: number; kind: CertificateKind; validUntil: string; isOver: boolean }>`
      with due as materialized (
        select d.candidate_id, d.kind, d.valid_until from certificates d
        join candidates p on p.user_id = d.candidate_id
        where d.valid_until is not null and d.reminded_at is null
          and d.valid_until <= (${now}::timestamptz at time zone 'Europe/Paris')::date + interval '1 month'
        order by d.valid_until, d.candidate_id limit ${BATCH} for no key update of p skip locked)
      update certificates c set reminded_at = ${now}
      from due where c.candidate_id = due.candidate_id and c.kind = due.kind and c.valid_until = due.valid_until and c.reminded_at is null
      returning c.candidate_id, c.kind, c.valid_until, c.ended_at is not null as is_over`.execute(tx);
    const reminders = rows.flatMap(({ isOver, ...reminder }) => (isOver ? [] : [reminder]));
    await enqueueAll(tx, "certificate.ends", reminders);
    return rows.length;
  });
