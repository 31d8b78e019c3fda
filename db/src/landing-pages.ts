import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Fewer than this many missions are a search, not a page. */
export const LANDING_FLOOR = 3;

/** Writes the list again in one statement, so that a reader sees the old one or the new one. */
export async function snapshotLandingPages(db: Db): Promise<void> {
  await sql`
    with counted as (
      -- Arrondissements share their city's page.
      select sector, coalesce(c.parent_code, c.code) as commune_code, count(*)::integer as live
      from mission_search s join missions m on m.id = s.mission_id join communes c on c.code = m.commune_code, unnest(m.sectors) sector
      group by 1, 2 having count(*) >= ${LANDING_FLOOR}),
    pages as (
      select sector, commune_code, live,
        trim(both '-' from regexp_replace(c.name_key, '[^a-z0-9]+', '-', 'g')) || '-' || lower(c.department_code) as place
      from counted join communes c on c.code = commune_code),
    gone as (
      delete from landing_pages l
      where not exists (select 1 from pages p where p.sector = l.sector and p.place = l.place))
    insert into landing_pages (sector, place, commune_code, live)
    select distinct on (sector, place) sector, place, commune_code, live from pages order by sector, place, live desc
    on conflict (sector, place) do update set commune_code = excluded.commune_code, live = excluded.live`.execute(db);
}
