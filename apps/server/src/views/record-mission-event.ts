import type { Db } from "@app/db/database";
import { enqueue } from "../jobs.ts";
import type { MissionEventDetailsOf, MissionEventKind } from "./mission-event.ts";

type MissionEventInput<K extends MissionEventKind> = {
  missionId: number;
  kind: K;
  /** Null when the register decided. */
  actorId: number | null;
  at: Date;
  details: MissionEventDetailsOf<K>;
};

/** Writes one line of a mission's history, and the job that tells whoever should know. */
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
