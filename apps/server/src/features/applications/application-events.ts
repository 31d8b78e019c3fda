import type { Db } from "@app/db/database";
import { runText } from "@app/db/run-text";
import type { DB } from "@app/db/schema";
import { type Selectable, sql } from "kysely";
import { enqueueAll } from "../../jobs.ts";
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

/** Adds the same event, without an actor, to any number of applications, in two statements. */
export async function recordEvents(
  tx: Db,
  applications: readonly { missionId: number; applicationId: number }[],
  { kind, at }: Pick<ApplicationEventInput, "kind" | "at">,
): Promise<void> {
  if (applications.length === 0) return;
  const { rows } = await sql<{ missionId: number; eventId: number }>`
    insert into application_events (mission_id, application_id, kind, at)
    select mission, application, ${kind}::text, ${at}::timestamptz
    from unnest(${applications.map(({ missionId }) => missionId)}::bigint[],
      ${applications.map(({ applicationId }) => applicationId)}::bigint[]) x (mission, application)
    returning mission_id, id as event_id`.execute(tx);
  await enqueueAll(tx, "application.event", rows);
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
