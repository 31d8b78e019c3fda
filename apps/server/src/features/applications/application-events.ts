import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Selectable } from "kysely";
import { runText } from "../../platform/database/prepared-statements.ts";
import { currentRequestId } from "../../platform/http/request-context.ts";

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
  await insertEvent(tx, event, runAt, false);
}

/** Adds an event without notifications. */
export async function writeEvent(tx: Db, event: ApplicationEventInput): Promise<void> {
  await insertEvent(tx, event, null, true);
}

async function insertEvent(tx: Db, event: ApplicationEventInput, runAt: Date | null, isSilent: boolean): Promise<void> {
  const { missionId, applicationId, kind, actorId, reason = null, at } = event;
  const values = [missionId, applicationId, kind, actorId, reason, at, runAt, currentRequestId() ?? null, isSilent];
  await runText(tx, "select record_event($1, $2, $3, $4, $5, $6, $7, $8, $9)", values);
}
