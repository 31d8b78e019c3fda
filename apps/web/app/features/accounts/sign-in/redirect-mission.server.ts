import type { Client } from "@app/contract/client";
import { missionRoute } from "@app/contract/missions/missions";
import { requestedShift } from "../../../parts/mission/mission-links.ts";

const APPLYING = /^\/(?:candidat\/tableau-de-bord\/emplois-[^/]+|emplois)\/(\d+)[^/?]*\?(postuler=1[^#]*)/;

/** The mission in `redirect`; null for any other page, or when it cannot be read. */
export async function redirectMission(
  api: Client,
  requested: string | null,
): Promise<{ id: number; title: string; shift: number | undefined } | null> {
  const [, id, params] = APPLYING.exec(requested ?? "") ?? [];
  if (id === undefined) return null;
  try {
    const mission = await api.call(missionRoute, { params: { id } });
    return { id: mission.id, title: mission.title, shift: requestedShift(new URLSearchParams(params)) };
  } catch {
    return null;
  }
}
