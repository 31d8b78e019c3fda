import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Selectable } from "kysely";
import { enqueue } from "../../jobs.ts";

export type EventKind = Selectable<DB["applicationEvents"]>["kind"];
type ApplicationEventInput = {
  missionId: number;
  applicationId: number;
  kind: EventKind;
  /** Null when the product itself acts. */
  actorId: number | null;
  at: Date;
  reason?: string | null;
};

/** Writes one line of an application's history, and the job that tells whoever should know, not before `runAt`. */
export async function recordEvent(tx: Db, event: ApplicationEventInput, runAt: Date | null = null): Promise<void> {
  const eventId = await writeEvent(tx, event);
  await enqueue(tx, "application.event", { missionId: event.missionId, eventId }, runAt);
}

/** A line of history of which nobody needs to hear. */
export async function writeEvent(tx: Db, event: ApplicationEventInput): Promise<number> {
  const { id } = await tx.insertInto("applicationEvents").values(event).returning("id").executeTakeFirstOrThrow();
  return id;
}
