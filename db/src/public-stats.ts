import { sql } from "kysely";
import type { Db } from "./database.ts";

/** What is too slow to count for a page. Rates and times look at the most recent missions only, so that the work stays bounded. */
export type PublicSnapshot = {
  activeEmployers: number;
  candidates: number;
  endedMissions: number;
  staffedMissions: number;
  matchedMissions: number;
  matchingSeconds: number | null;
  toldMissions: number;
  tellingSeconds: number | null;
  /** By sector, in cents an hour: the quarter, the middle and the three quarters of what missions pay. */
  pay: Record<string, { missions: number; low: number; median: number; high: number }>;
};

/** How far back an ended mission still tells something. */
export const SNAPSHOT_DAYS = 90;
const ENDED_SAMPLE = 10_000;
const LIVE_SAMPLE = 10_000;
const MATCHED_SAMPLE = 2_000;
const TOLD_SAMPLE = 2_000;

export async function snapshotPublicStats(db: Db, now: Date): Promise<void> {
  await sql`
    with ended as (
      select id, published_at, accepted_count, sectors, hourly_cents from missions
      where status = 'completed' and deleted_at is null
        and ends_at <= ${now}::timestamptz and ends_at > ${now}::timestamptz - make_interval(days => ${SNAPSHOT_DAYS})
      order by ends_at desc limit ${ENDED_SAMPLE}),
    matched as (
      select extract(epoch from first.at - e.published_at) as seconds
      from (select * from ended where accepted_count > 0 limit ${MATCHED_SAMPLE}) e
      cross join lateral (
        select min(at) as at from application_events where mission_id = e.id and kind = 'accepted') first
      where first.at is not null),
    told as (
      select extract(epoch from first.at - m.published_at) as seconds
      from (select id, mission_id from mission_waves
        where number = 1 and state = 'sent' and reason = 'published' order by id desc limit ${TOLD_SAMPLE}) w
      join missions m on m.id = w.mission_id
      cross join lateral (select min(notified_at) as at from propositions where wave_id = w.id) first
      where first.at >= m.published_at),
    paid as (
      select sectors, hourly_cents from ended
      union all
      -- In this order any number of rows is a fair sample (see mission_search_sample).
      (select sectors, hourly_cents from mission_search where starts_at > ${now}::timestamptz
        order by mission_id / 16 % 1000, mission_id limit ${LIVE_SAMPLE})),
    pay as (
      select sector, count(*) as missions,
        percentile_disc(array[0.25, 0.5, 0.75]) within group (order by hourly_cents) as cents
      from paid, unnest(sectors) sector group by sector)
    insert into public_stats (id, body, computed_at)
    select true, json_build_object(
      'activeEmployers', (select count(*) from companies c where first_published_at is not null and exists (
        select 1 from missions m where m.company_id = c.id and m.deleted_at is null
          and m.published_at > ${now}::timestamptz - make_interval(days => ${SNAPSHOT_DAYS}))),
      'candidates', counter_value('candidates'),
      'endedMissions', (select count(*) from ended),
      'staffedMissions', (select count(*) from ended where accepted_count > 0),
      'matchedMissions', (select count(*) from matched),
      'matchingSeconds', (select percentile_cont(0.5) within group (order by seconds) from matched),
      'toldMissions', (select count(*) from told),
      'tellingSeconds', (select percentile_cont(0.5) within group (order by seconds) from told),
      'pay', (select coalesce(json_object_agg(sector, json_build_object(
        'missions', missions, 'low', cents[1], 'median', cents[2], 'high', cents[3])), '{}') from pay)), ${now}
    on conflict (id) do update set body = excluded.body, computed_at = excluded.computed_at`.execute(db);
}
