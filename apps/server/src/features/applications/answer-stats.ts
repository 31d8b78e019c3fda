import type { Db } from "@app/db/database";
import { sql } from "kysely";

/**
 * Adds first answers to the company's statistics, or removes them with -1. Call it last: all missions of the company
 * share the row.
 */
export async function countAnswers(tx: Db, missionId: number, ids: readonly number[], sign: 1 | -1): Promise<void> {
  await sql`
    insert into company_stats (company_id, answers, answer_seconds)
    select company_id, ${sign}::integer * count(*),
      ${sign}::integer * sum(round(extract(epoch from answered_at - created_at)))
    from applications
    where mission_id = ${missionId} and id = any(${[...ids]}::bigint[]) and answered_at is not null
    group by company_id
    on conflict (company_id) do update set
      answers = company_stats.answers + excluded.answers,
      answer_seconds = company_stats.answer_seconds + excluded.answer_seconds`.execute(tx);
}
