/** Brings the rows of the search projection up to the current columns and centres, in small transactions beside traffic. */
import type pg from "pg";
import { retried } from "./backfill-shifts.ts";

const BATCH = 500;

/** Rows that are already right are only read: an interrupted run is simply started again. */
export async function fillSearch(client: pg.Client): Promise<void> {
  let after: string | null = "0";
  while (after !== null) {
    const { rows } = await retried(() => client.query<{ last: string | null }>(FILL, [after, BATCH]));
    after = rows[0]?.last ?? null;
  }
  await client.query("select refresh_place_live(), refresh_lexeme_shares()");
}

const FILL = `
with batch as materialized (
  select * from mission_search where mission_id > $1 order by mission_id limit $2),
stale as materialized (
  select m from missions m
  where m.id in (
    select s.mission_id from batch s join missions o on o.id = s.mission_id cross join lateral search_fields(o) f
    where (s.place_id, s.lat, s.lon, s.last_start, s.flags)
      is distinct from (f.place_id, f.lat, f.lon, greatest(f.last_start, s.starts_at), f.flags))
  order by m.id for no key update),
filled as materialized (select refresh_mission_search(stale.m) from stale)
select max(mission_id) as last, (select count(*) from filled) from batch`;
