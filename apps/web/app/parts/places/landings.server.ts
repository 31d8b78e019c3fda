import type { Client } from "@app/contract/client";
import { landingsRoute } from "@app/contract/site/discovery";
import { type SectorKey, sectorByKey } from "@app/domain/catalogue/sectors";
import { log } from "../../lib/log.server.ts";
import type { Landing } from "./landing-links.tsx";

export type LandingQuery = { sector?: SectorKey; place?: string; limit?: number };

/** The largest first; empty when the API fails. */
export async function findLandings(api: Client, requested: LandingQuery): Promise<Landing[]> {
  try {
    const { results } = await api.call(landingsRoute, { query: requested });
    return results.map((landing) => ({ ...landing, sectorName: sectorByKey(landing.sector)?.name ?? "" }));
  } catch (error) {
    log.error({ event: "web.landings_failed", err: error });
    return [];
  }
}
