import type { Client } from "@app/contract/client";
import type { MissionSearchQuery } from "@app/contract/missions/missions";
import { type MissionMap, missionMapRoute } from "@app/contract/search/mission-map";
import type * as z from "zod";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { log } from "../../../lib/log.server.ts";

const PLACE = /^\d[\dAB]\d{3}$/;

/** Null when it cannot be read: the list does not need it. */
export async function readMap(
  api: Client,
  params: URLSearchParams,
  query: Partial<z.input<typeof MissionSearchQuery>>,
): Promise<MissionMap | null> {
  const at = placeOf(params);
  try {
    return await api.call(missionMapRoute, { query: { ...query, ...(at !== undefined && { at }) } });
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 401) throw error;
    log.error({ event: "web.map_failed", err: error });
    return null;
  }
}

/** The place whose missions are listed: one of those on the map. */
export function chosenPlace(params: URLSearchParams, map: MissionMap | null): string | undefined {
  const at = placeOf(params);
  return map?.marks.find(({ placeCode }) => placeCode === at)?.placeCode;
}

function placeOf(params: URLSearchParams): string | undefined {
  const at = params.get("at") ?? "";
  return PLACE.test(at) ? at : undefined;
}
