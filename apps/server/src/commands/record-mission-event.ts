import type { Db } from "@app/db/database";
import { enqueue } from "../jobs.ts";
import type { MissionEventDetailsOf, MissionEventKind } from "../views/mission-event.ts";

type MissionEventInput<K extends MissionEventKind> = {
  missionId: number;
  kind: K;
  /** Null for an automatic decision. */
  actorId: number | null;
  at: Date;
  details: MissionEventDetailsOf<K>;
};

/** Adds an event to a mission's history, and queues its notifications. */
export async function recordMissionEvent<K extends MissionEventKind>(
  tx: Db,
  { details, ...event }: MissionEventInput<K>,
): Promise<void> {
  const { id } = await tx
    .insertInto("missionEvents")
    .values({ ...event, details: JSON.stringify(details) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(tx, "mission.event", { eventId: id });
}
