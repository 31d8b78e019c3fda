import type { Client } from "@app/contract/client";
import { missionsForYouRoute } from "@app/contract/matching/propositions";
import type { MissionCard } from "@app/contract/missions/missions";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { log } from "../../../lib/log.server.ts";
import { cardReasons } from "../../../parts/mission/chosen-reasons.fr.ts";

export interface ForYou {
  missions: MissionCard[];
  /** Texts by mission; absent where there is nothing of this mission to say. */
  reasons: Record<number, string[]>;
}

/** Null when there is none, and when they cannot be read: the search takes their place. */
export async function readForYou(api: Client): Promise<ForYou | null> {
  try {
    const { results } = await api.call(missionsForYouRoute, {});
    if (results.length === 0) return null;
    const texts = results.map(({ job, reasons }) => [job.id, cardReasons(reasons)] as const);
    return {
      missions: results.map(({ job }) => job),
      reasons: Object.fromEntries(texts.filter(([, lines]) => lines.length > 0)),
    };
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 401) throw error;
    log.error({ event: "web.for_you_failed", err: error });
    return null;
  }
}
