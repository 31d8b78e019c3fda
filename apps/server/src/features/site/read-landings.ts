import type { LandingView } from "@app/contract/site/discovery";
import { snapshotLandingPages } from "@app/db/landing-pages";
import { type SectorKey, sectorByKey, sectorByName } from "@app/domain/catalogue/sectors";
import type { Context } from "../../platform/context.ts";
import type { ReadContext } from "../../platform/database/public-reads.ts";

type Requested = { sector?: SectorKey | undefined; place?: string | undefined; limit: number };

export async function listLandings(
  from: ReadContext,
  { sector, place, limit }: Requested,
): Promise<{ results: LandingView[] }> {
  const name = sector === undefined ? undefined : sectorByKey(sector)?.name;
  const pages = await from.db
    .selectFrom("landingPages")
    .innerJoin("communes", "communes.code", "landingPages.communeCode")
    .select(["landingPages.sector", "landingPages.place", "landingPages.live"])
    .select(["communes.name", "communes.departmentCode"])
    .$if(name !== undefined, (query) => query.where("landingPages.sector", "=", name ?? ""))
    .$if(place !== undefined, (query) => query.where("landingPages.place", "=", place ?? ""))
    .orderBy("landingPages.live", "desc")
    .orderBy("landingPages.sector")
    .orderBy("landingPages.place")
    .limit(limit)
    .execute();
  return {
    results: pages.flatMap((page) => {
      const key = sectorByName(page.sector)?.key;
      // A sector removed from the catalogue has no page.
      if (key === undefined) return [];
      const location = `${page.name} (${page.departmentCode})`;
      return [{ sector: key, place: page.place, city: page.name, location, live: page.live }];
    }),
  };
}

/** Every hour, in the worker: see the migration. */
export const refreshLandingPages = (ctx: Context) => snapshotLandingPages(ctx.db);
