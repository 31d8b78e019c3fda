import { sql } from "kysely";
import type { Db } from "../database.ts";
import {
  type ApplicationTimeline,
  type AppliedMission,
  applicationRows,
  isRefused,
  takesAPlace,
  takesASlot,
} from "./application-rows.ts";
import { recountCandidates, recountCompanies } from "./recount.ts";

type Timeline = Omit<ApplicationTimeline, "mission"> & { mission: Omit<AppliedMission, "shifts"> };

/** Writes an application and everything that goes with it, in the order the commands lock: mission, application, booking. */
export async function insertApplication(db: Db, timeline: Timeline): Promise<void> {
  // Otherwise an overlap refused by the bookings would leave an application that holds no place.
  if (!db.isTransaction) return db.transaction().execute((tx) => insertApplication(tx, timeline));

  const { mission } = timeline;
  await db
    .updateTable("missions")
    .set((eb) => ({ applicationCount: eb("applicationCount", "+", takesASlot(timeline) ? 1 : 0) }))
    .set((eb) => ({ endedApplications: eb("endedApplications", "+", isRefused(timeline) ? 1 : 0) }))
    .where("id", "=", mission.id)
    .execute();
  const shifts = await db
    .selectFrom("shifts")
    .where("missionId", "=", mission.id)
    .select(["id", "startsAt", "endsAt"])
    .execute();
  const { application, events, bookings } = applicationRows({ ...timeline, mission: { ...mission, shifts } });
  await db.insertInto("applications").values(application).execute();
  await db.insertInto("applicationEvents").values(events).execute();
  if (bookings.length > 0) await db.insertInto("bookings").values(bookings).execute();
  await sql`select recount_places(${mission.id}, now())`.execute(db);
  // An application nobody has answered is in none of the company's figures.
  if (application.answeredAt || takesAPlace(timeline)) await recountCompanies(db, [mission.companyId]);
  if (timeline.attendance) await recountCandidates(db, [timeline.candidateId]);
}
