import type { DiffusionView } from "@app/contract/matching/diffusion";
import { PUBLIC_FLOOR } from "@app/domain/companies/figures";
import { LRUCache } from "lru-cache";
import type { Context } from "../../platform/context.ts";
import { defineStatement, runForRow } from "../../platform/database/prepared-statements.ts";
import type { PanelMission } from "./panel-mission.ts";

const DAYS = 90;
const MOST_OF_A_COMMUNE = 100;
const MOST = 500;
const CACHED_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/** Missions of the sector in the department that have started; a filled one took until its last acceptance. */
const COMPARABLE = defineStatement(
  "diffusion_forecast",
  `select count(*)::integer as cases, count(filled_at)::integer as filled,
     percentile_disc(0.5) within group (order by ceil(extract(epoch from filled_at - published_at) / 60)::integer) as "medianMinutes"
   from (
     select recent.published_at, case when recent.is_filled then (
         select max(e.at) from application_events e where e.mission_id = recent.id and e.kind = 'accepted') end as filled_at
     from communes c cross join lateral (
       select m.id, m.sectors, m.published_at, m.starts_at, m.accepted_count >= m.positions as is_filled from missions m
       where m.commune_code = c.code and m.deleted_at is null and m.hidden_at is null and m.status <> 'held'
         and m.published_at > $3
       order by m.published_at desc limit ${MOST_OF_A_COMMUNE}) recent
     where c.department_code = $1 and recent.sectors @> array[$2] and recent.starts_at <= $4
     limit ${MOST}) comparable`,
);

type Forecast = NonNullable<DiffusionView["forecast"]>;

/** Null under twenty comparable missions. */
export function forecastReader(ctx: Context) {
  const cache = new LRUCache<string, Forecast>({ max: 2_000, ttl: CACHED_MS });

  return async ({ department, sectors: [sector] }: PanelMission): Promise<Forecast | null> => {
    if (!department || !sector) return null;
    const key = `${department}|${sector}`;
    const now = ctx.now();
    const values = [department, sector, new Date(now.getTime() - DAYS * DAY_MS), now];
    const forecast = cache.get(key) ?? (await runForRow<Forecast>(ctx.pool, COMPARABLE, values));
    if (!forecast) return null;
    cache.set(key, forecast);
    return forecast.cases < PUBLIC_FLOOR ? null : forecast;
  };
}
