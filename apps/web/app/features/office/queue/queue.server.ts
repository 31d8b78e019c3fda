import type { Client } from "@app/contract/client";
import { officeQueueRoute } from "@app/contract/office/office";
import type { OfficeKind } from "@app/domain/office/office";
import type { Queue } from "./office-queue.ts";
import { itemPath, kindOf, queuePath } from "./queue-paths.ts";

export async function readQueue(api: Client, search: URLSearchParams): Promise<Queue> {
  const kind = kindOf(search);
  const after = Number(search.get("apres")) || undefined;
  const query = { ...(kind && { kind }), ...(after && Number.isSafeInteger(after) && after > 0 && { after }) };
  const queue = await api.call(officeQueueRoute, { query });
  return { ...queue, kind, isLater: "after" in query };
}

/** The next item this person can decide and nobody else has taken: after this one, else from the beginning; the queue when there is none. */
export async function pathOfNext(api: Client, kind: OfficeKind | undefined, after: number): Promise<string> {
  const read = (query: { after?: number }) =>
    api.call(officeQueueRoute, { query: { ...(kind && { kind }), ...query } });
  for (const query of [{ after }, {}]) {
    const { results } = await read(query);
    const next = results.find((row) => row.id !== after && !row.for_another && (row.taken === null || row.taken.mine));
    if (next) return itemPath(next.id, kind);
  }
  return queuePath(kind);
}
