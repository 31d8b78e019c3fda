/** Recomputes the stored counters from the rows they count. */
import { sql } from "kysely";
import type { Db } from "../database.ts";
import { recountRatings, recountTrackRecords } from "../track-records.ts";

/** How an employer answers, fills its missions and is rated. Null: every company. */
export async function recountCompanies(db: Db, companyIds: readonly number[] | null = null): Promise<void> {
  await sql`
    insert into company_stats (company_id, positions_offered, positions_filled, answers, answer_seconds, rating_sum, rating_count, rater_count, lapsed)
    select c.id, m.offered, m.filled, a.answers, a.seconds, r.sum, r.count, r.raters, a.lapsed
    from companies c
    cross join lateral (
      select coalesce(sum(positions), 0) as offered, coalesce(sum(accepted_count), 0) as filled
      from missions where company_id = c.id and status = 'completed') m
    cross join lateral (
      select count(answered_at) as answers, coalesce(sum(round(extract(epoch from answered_at - created_at))), 0) as seconds,
        count(*) filter (where status = 'lapsed') as lapsed
      from applications where company_id = c.id) a
    cross join lateral (
      select coalesce(sum(mean), 0) as sum, count(*) as count, count(distinct candidate_id) as raters
      from ratings where company_id = c.id and direction = 'company' and held_at is null and published_at is not null) r
    where ${companyIds === null} or c.id = any(${companyIds === null ? [] : [...companyIds]}::bigint[])
    on conflict (company_id) do update set
      positions_offered = excluded.positions_offered, positions_filled = excluded.positions_filled,
      answers = excluded.answers, answer_seconds = excluded.answer_seconds,
      rating_sum = excluded.rating_sum, rating_count = excluded.rating_count, rater_count = excluded.rater_count,
      lapsed = excluded.lapsed`.execute(db);
}

/** Missions done, reliability, rating and badges of these candidates. Null: all of them. */
export async function recountCandidates(db: Db, candidateIds: readonly number[] | null = null): Promise<void> {
  const ids = candidateIds ?? (await db.selectFrom("candidates").select("userId").execute()).map((row) => row.userId);
  await recountTrackRecords(db, ids, new Date());
  await recountRatings(db, ids);
}
