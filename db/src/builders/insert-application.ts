import type { Db } from "../database.ts";
import { type ApplicationTimeline, applicationRows, takesAPlace, takesASlot } from "./application-rows.ts";
import { recountCandidates, recountCompanies } from "./recount.ts";

/** Writes an application and everything that goes with it, in the order the commands lock: mission, application, booking. */
export async function insertApplication(db: Db, timeline: ApplicationTimeline): Promise<void> {
  // Otherwise an overlap refused by the bookings would leave an application that holds no place.
  if (!db.isTransaction) return db.transaction().execute((tx) => insertApplication(tx, timeline));

  const { application, events, bookings } = applicationRows(timeline);
  await db
    .updateTable("missions")
    .set((eb) => ({
      applicationCount: eb("applicationCount", "+", takesASlot(timeline) ? 1 : 0),
      acceptedCount: eb("acceptedCount", "+", takesAPlace(timeline) ? 1 : 0),
    }))
    .where("id", "=", timeline.mission.id)
    .execute();
  await db.insertInto("applications").values(application).execute();
  await db.insertInto("applicationEvents").values(events).execute();
  if (bookings.length > 0) await db.insertInto("bookings").values(bookings).execute();
  // An application nobody has answered is in none of the company's figures.
  if (application.answeredAt || takesAPlace(timeline)) await recountCompanies(db, [timeline.mission.companyId]);
  if (timeline.attendance) await recountCandidates(db, [timeline.candidateId]);
}
