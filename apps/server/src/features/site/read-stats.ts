import type { StatsView } from "@app/contract/site/site";
import { type PublicSnapshot, snapshotPublicStats } from "@app/db/public-stats";
import { SECTORS } from "@app/domain/catalogue/sectors";
import { countOrNull, PUBLIC_FLOOR, percentOrNull } from "@app/domain/companies/figures";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { ReadContext } from "../../platform/database/public-reads.ts";

/** Every mission is in France. */
const COUNTRIES = 1;
const NO_SNAPSHOT: PublicSnapshot = {
  activeEmployers: 0,
  candidates: 0,
  endedMissions: 0,
  staffedMissions: 0,
  matchedMissions: 0,
  matchingSeconds: null,
  toldMissions: 0,
  tellingSeconds: null,
  pay: {},
};

/** Current totals come from database counters, slow ones from the last snapshot. */
export async function readStats(from: ReadContext): Promise<StatsView> {
  const [counters, snapshot] = await Promise.all([
    sql<{
      key: string;
      n: number;
    }>`select key, sum(n)::bigint as n from stat_counters where key in ('live', 'filled') or key like 'live:%' group by key`.execute(
      from.db,
    ),
    from.db.selectFrom("publicStats").select("body").executeTakeFirst(),
  ]);
  const counted = new Map(counters.rows.map(({ key, n }) => [key, n]));
  const live = counted.get("live") ?? 0;
  // Snapshots of earlier releases may lack these figures.
  const slow: PublicSnapshot = { ...NO_SNAPSHOT, ...(snapshot?.body as Partial<PublicSnapshot> | undefined) };
  return {
    publishedJobs: live,
    activeEmployers: countOrNull(slow.activeEmployers, PUBLIC_FLOOR),
    candidates: countOrNull(slow.candidates, PUBLIC_FLOOR),
    successRate: percentOrNull(slow.staffedMissions, slow.endedMissions, PUBLIC_FLOOR),
    categoryCounts: Object.fromEntries(SECTORS.map(({ name }) => [name, counted.get(`live:${name}`) ?? 0])),
    matchingTime: matchingHours(slow),
    tellingSeconds: tellingSeconds(slow),
    jobsFilled: countOrNull(counted.get("filled") ?? 0, PUBLIC_FLOOR),
    countriesCovered: live >= PUBLIC_FLOOR ? COUNTRIES : null,
  };
}

function matchingHours({ matchedMissions, matchingSeconds }: PublicSnapshot): number | null {
  if (matchingSeconds === null || matchedMissions < PUBLIC_FLOOR) return null;
  return Math.round(matchingSeconds / 360) / 10;
}

function tellingSeconds({ toldMissions, tellingSeconds: seconds }: PublicSnapshot): number | null {
  return seconds === null || toldMissions < PUBLIC_FLOOR ? null : Math.max(1, Math.round(seconds));
}

/** Every ten minutes: these counts are too slow for a page. */
export const snapshotStats = (ctx: Context) => snapshotPublicStats(ctx.db, ctx.now());
