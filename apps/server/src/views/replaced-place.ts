import type { Db } from "@app/db/database";
import type { ShiftHours } from "@app/domain/matching/replacement";
import { sql } from "kysely";

/** A shift under way whose person was said to be absent, has not arrived, and whom nobody replaces; the hours are those of the shift. */
export type ReplacedPlace = ShiftHours & { applicationId: number; shiftId: number };

/** The mission is held. */
export async function readReplacedPlaces(tx: Db, missionId: number, now: Date): Promise<ReplacedPlace[]> {
  const { rows } = await sql<ReplacedPlace>`
    select application_id, shift_id, starts_at, ends_at, break_minutes from places_to_replace(${missionId}, ${now})
    order by starts_at, application_id`.execute(tx);
  return rows;
}
