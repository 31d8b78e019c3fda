import type { Pool } from "@app/db/database";
import { PUBLIC_FLOOR } from "@app/domain/companies/figures";
import { LRUCache } from "lru-cache";

const DAYS = 90;
const MOST_OF_A_COMMUNE = 500;
const MOST = 5_000;
const CACHED_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/** The last missions of each commune, so that the work stays bounded. */
const MEDIAN = {
  name: "local_pay",
  text: `select count(*)::integer as count, percentile_disc(0.5) within group (order by hourly_cents)::integer as cents
   from (
     select recent.hourly_cents from communes c cross join lateral (
       select m.sectors, m.hourly_cents from missions m
       where m.commune_code = c.code and m.deleted_at is null and m.hidden_at is null and m.status <> 'held'
         and m.published_at > $3
       order by m.published_at desc limit ${MOST_OF_A_COMMUNE}) recent
     where c.department_code = $1 and recent.sectors @> array[$2]
     limit ${MOST}) paid`,
};

type Pay = { count: number; cents: number | null };

/** Null under twenty missions: it would mislead, and tell what one competitor pays. */
export function localPay(ctx: { pool: Pool; now: () => Date }) {
  const cache = new LRUCache<string, Pay>({ max: 2_000, ttl: CACHED_MS });
  const read = async (values: readonly unknown[]): Promise<Pay> => {
    const { rows } = await ctx.pool.query<Pay>({ ...MEDIAN, values: [...values] });
    return rows[0] ?? { count: 0, cents: null };
  };

  return async (department: string, sector: string): Promise<{ count: number; cents: number } | null> => {
    const key = `${department}|${sector}`;
    const since = new Date(ctx.now().getTime() - DAYS * DAY_MS);
    const pay = cache.get(key) ?? (await read([department, sector, since]));
    cache.set(key, pay);
    const { count, cents } = pay;
    return count < PUBLIC_FLOOR || cents === null ? null : { count, cents };
  };
}
