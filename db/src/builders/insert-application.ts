import type { Db } from "../database.ts";
import { type ApplicationStory, applicationRows, takesAPlace, takesASlot } from "./application-rows.ts";
import { recountCandidates, recountCompanies } from "./recount.ts";

/** Writes an application and everything that goes with it, in the order the commands lock: mission, application, booking. */
export async function insertApplication(db: Db, story: ApplicationStory): Promise<void> {
  // Otherwise an overlap refused by the bookings would leave an application that holds no place.
  if (!db.isTransaction) return db.transaction().execute((tx) => insertApplication(tx, story));

  const { application, events, bookings } = applicationRows(story);
  await db
    .updateTable("missions")
    .set((eb) => ({
      applicationCount: eb("applicationCount", "+", takesASlot(story) ? 1 : 0),
      acceptedCount: eb("acceptedCount", "+", takesAPlace(story) ? 1 : 0),
    }))
    .where("id", "=", story.mission.id)
    .execute();
  await db.insertInto("applications").values(application).execute();
  await db.insertInto("applicationEvents").values(events).execute();
  if (bookings.length > 0) await db.insertInto("bookings").values(bookings).execute();
  // An application nobody has answered is in none of the company's figures.
  if (application.answeredAt || takesAPlace(story)) await recountCompanies(db, [story.mission.companyId]);
  if (story.attendance) await recountCandidates(db, [story.candidateId]);
}
