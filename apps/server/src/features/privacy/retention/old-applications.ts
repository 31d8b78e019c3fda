import type { Db } from "@app/db/database";
import { recountTrackRecords } from "@app/db/track-records";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { APPLICATION_FACTS_YEARS } from "./retention-periods.ts";

/** Missions at a time: each may have hundreds of applications. */
const BATCH = 20;

/** Five years after the end of a mission nothing says any more who applied to it; its own figures stay. */
export async function eraseOldApplications(ctx: Context): Promise<void> {
  while ((await transaction(ctx, (tx) => eraseBatch(tx, ctx.now()))) >= BATCH);
}

async function eraseBatch(tx: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select m.id from missions m
    where m.applications_erased_at is null
      and m.ends_at <= ${now}::timestamptz - make_interval(years => ${APPLICATION_FACTS_YEARS})
      and not exists (select from ratings r join applications a on a.id = r.application_id where a.mission_id = m.id)
      and not exists (select from applications a
        where a.mission_id = m.id and (a.message <> '' or a.cv_file_id is not null))
      and not exists (select from office_items i where i.closed_at is null and ${isAbout("i")})
      and not exists (select from office_items i join office_appeals p on p.id = i.subject_id
        join office_decisions d on d.id = p.decision_id
        where i.kind = 'appeal' and i.closed_at is null and ${isAbout("d")})
    order by m.ends_at limit ${BATCH} for no key update of m skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await eraseOf(tx, ids, now);
  return ids.length;
}

/** A row of the office about the mission or one of its applications. */
const isAbout = (row: "i" | "d") => sql`(
  (${sql.ref(`${row}.subject_type`)} = 'mission' and ${sql.ref(`${row}.subject_id`)} = m.id)
  or (${sql.ref(`${row}.subject_type`)} = 'application' and ${sql.ref(`${row}.subject_id`)} = any (array(
    select a.id from applications a where a.mission_id = m.id))))`;

async function eraseOf(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  const missions = sql`any (${ids}::bigint[])`;
  await sql`delete from application_events where mission_id = ${missions}`.execute(tx);
  await sql`delete from interviews where application_id in (
    select id from applications where mission_id = ${missions})`.execute(tx);
  for (const table of ["presence_events", "presence_tries", "dossiers", "declarations", "hire_starts", "contracts"])
    await sql`delete from ${sql.table(table)} where application_id in (
      select id from applications where mission_id = ${missions})`.execute(tx);
  await sql`delete from bookings where mission_id = ${missions}`.execute(tx);
  const { rows: gone } = await sql<Gone>`
    delete from applications where mission_id = ${missions}
    returning candidate_id as "candidateId", company_id as "companyId",
      round(extract(epoch from answered_at - created_at))::float8 as seconds, status = 'lapsed' as "isLapsed"`.execute(
    tx,
  );
  await sql`update missions set applications_erased_at = ${now} where id = ${missions}`.execute(tx);
  await recountTrackRecords(tx, [...new Set(gone.map(({ candidateId }) => candidateId))], now);
  await subtractAnswers(tx, gone);
}

type Gone = { candidateId: number; companyId: number; seconds: number | null; isLapsed: boolean };

/** Last, and in the order of companies: everything of a company shares its row. */
async function subtractAnswers(tx: Db, gone: readonly Gone[]): Promise<void> {
  const companies = [...Map.groupBy(gone, ({ companyId }) => companyId)].toSorted(([a], [b]) => a - b);
  for (const [companyId, rows] of companies) {
    const answers = rows.flatMap(({ seconds }) => seconds ?? []);
    const sum = answers.reduce((total, seconds) => total + seconds, 0);
    const silences = rows.filter(({ isLapsed }) => isLapsed).length;
    await sql`update company_stats set answers = answers - ${answers.length}, answer_seconds = answer_seconds - ${sum},
        lapsed = lapsed - ${silences}
      where company_id = ${companyId}`.execute(tx);
  }
}
