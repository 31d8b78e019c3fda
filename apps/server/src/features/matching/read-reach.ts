import type { ReachView } from "@app/contract/matching/reach";
import type { Pool } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import type { SectorKey } from "@app/domain/catalogue/sectors";
import { CELL_MARGIN, cellShares, type Inhabited, shownReach } from "@app/domain/matching/reach";
import { parisDay } from "@app/domain/time/calendar";
import { DAY_HOURS, type DayHours } from "@app/domain/time/day-hours";
import { weekdayOf } from "@app/domain/time/week";
import { LRUCache } from "lru-cache";
import type { Context } from "../../platform/context.ts";
import { defineStatement, runForRow } from "../../platform/database/prepared-statements.ts";
import { locateCommune } from "../../views/places/locate.ts";

/** An arrondissement, not its city as well. */
const AROUND = `select c.lat, c.lon, c.population, distance_km(c.lat, c.lon, $1, $2) as km from communes c
  where c.lat between $1::float8 - $3 and $1 + $3 and c.lon between $2::float8 - $4 and $2 + $4
    and not exists (select from communes a where a.parent_code = c.code)`;

/** Its cost depends on the number of cells, thirty at most, never on that of people. */
const REACH = defineStatement(
  "reach",
  `select r.made_at as "madeAt", r.hours[$4::integer] as share, coalesce((
     select sum(c.people * asked.share) from unnest($1::integer[], $2::float8[]) asked (cell, share)
     join reach_counts c on c.cell = asked.cell and c.sector = $3), 0)::float8 as people
   from reach_release r`,
);

type Found = { madeAt: Date; share: number | null; people: number };
type Asked = { place: string; sector: SectorKey; day: string; part: DayHours; radius: number };

const KM_A_DEGREE = 111.195;

export function reachReader(ctx: Context) {
  // Communes do not move.
  const cells = new LRUCache<string, Map<number, number>>({ max: 5_000 });

  return async ({ companyId }: Employer, { place, sector, day, part, radius }: Asked): Promise<ReachView> => {
    await ctx.limiter.spend("reach_day", `c${companyId}`);
    const commune = place === "" ? null : await locateCommune(ctx.pool, place);
    if (!commune) return { people: null, at_hours: false, counted_on: null };
    const key = `${commune.code} ${radius}`;
    const around = cells.get(key) ?? (await readCells(ctx.pool, commune, radius));
    cells.set(key, around);
    // Arrays of PostgreSQL begin at 1.
    const weekPart = 4 * weekdayOf(day) + DAY_HOURS.indexOf(part) + 1;
    const values = [[...around.keys()], [...around.values()], sector, weekPart];
    const found = await runForRow<Found>(ctx.pool, REACH, values);
    if (!found) return { people: null, at_hours: false, counted_on: null };
    const { madeAt, share, people } = found;
    return { people: shownReach(people * (share ?? 1)), at_hours: share !== null, counted_on: parisDay(madeAt) };
  };
}

async function readCells(pool: Pool, { lat, lon }: { lat: number; lon: number }, radius: number) {
  const up = radius / KM_A_DEGREE + CELL_MARGIN.lat;
  const across = radius / (KM_A_DEGREE * Math.cos((lat * Math.PI) / 180)) + CELL_MARGIN.lon;
  const { rows } = await pool.query<Inhabited & { km: number }>(AROUND, [lat, lon, up, across]);
  return cellShares(rows, radius);
}
