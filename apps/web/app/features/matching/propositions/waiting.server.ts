import type { Client } from "@app/contract/client";
import { propositionsRoute } from "@app/contract/matching/propositions";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { log } from "../../../lib/log.server.ts";
import { waitingText } from "./proposition-origin.fr.ts";
import type { WaitingProposition } from "./proposition-strip.tsx";
import { startOf } from "./proposition-text.fr.ts";

/** Those that wait for an answer; none when they cannot be read, since the pages around do not need them. */
export async function readWaiting(api: Client): Promise<WaitingProposition[]> {
  try {
    const { results } = await api.call(propositionsRoute, {});
    return results
      .filter(({ state }) => state === "waiting")
      .map(({ id, job, origin, shifts, expiresAt }) => ({
        id,
        mission: job.id,
        title: job.title,
        from: waitingText(job.company.name, origin),
        startsAt: startOf({ job, shifts }).toISOString(),
        expiresAt,
      }));
  } catch (error) {
    if (failureOf(error).status === 401) throw error;
    log.error({ event: "web.propositions_failed", err: error });
    return [];
  }
}
