import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Selectable } from "kysely";
import { enqueue } from "../../jobs.ts";

export type EventKind = Selectable<DB["applicationEvents"]>["kind"];
type ApplicationEventInput = {
  missionId: number;
  applicationId: number;
  kind: EventKind;
  /** Null for automatic events. */
  actorId: number | null;
  at: Date;
  reason?: string | null;
};

/** Adds an event to an application's history, and queues its notifications, not before `runAt`. */
export async function recordEvent(tx: Db, event: ApplicationEventInput, runAt: Date | null = null): Promise<void> {
  const eventId = await writeEvent(tx, event);
  await enqueue(tx, "application.event", { missionId: event.missionId, eventId }, runAt);
}

/** Adds an event without notifications. */
export async function writeEvent(tx: Db, event: ApplicationEventInput): Promise<number> {
  const { id } = await tx.insertInto("applicationEvents").values(event).returning("id").executeTakeFirstOrThrow();
  return id;
}
