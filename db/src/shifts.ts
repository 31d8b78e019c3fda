import type { Shift } from "@app/domain/missions/shift";
import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Adds shifts to a mission; `deriveMission` follows once all of them are written. Ids come back in the order given. */
export async function insertShifts(db: Db, missionId: number, shifts: readonly Shift[]): Promise<number[]> {
  if (shifts.length === 0) return [];
  const rows = await db
    .insertInto("shifts")
    .values(
      shifts.map(({ startsAt, endsAt, breakMinutes, positions }) => ({
        missionId,
        startsAt,
        endsAt,
        breakMinutes,
        positions,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes the mission's own start, end, hours, days, places and pay per hour from its shifts. */
export async function deriveMission(db: Db, missionId: number, at: Date): Promise<void> {
  await sql`select derive_mission(${missionId}, ${at})`.execute(db);
}
