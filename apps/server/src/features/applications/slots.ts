import { applicationFr as fr } from "@app/contract/applications.fr";
import type { Db } from "@app/db/database";
import { bookingRanges } from "@app/domain/bookings";
import { isFilled } from "@app/domain/mission";
import { sql } from "kysely";
import { conflict } from "../../platform/errors.ts";
import type { LockedApplication } from "./lock.ts";

/** Takes one position of the mission and books the person's hours, without overbooking either. */
export async function takePosition(tx: Db, { missionId, applicationId, mission, application }: LockedApplication) {
  if (mission.status === "completed" || mission.deletedAt) throw conflict("mission_closed", fr.missionOver);
  // Accepting reveals contact details, so it is refused while the mission is hidden or held.
  if (mission.hiddenAt || mission.status === "held") throw conflict("mission_offline", fr.missionOffline);
  if (isFilled(mission)) throw conflict("positions_filled", fr.positionsFilled);
  await tx
    .updateTable("missions")
    .set((eb) => ({ acceptedCount: eb("acceptedCount", "+", 1) }))
    .where("id", "=", missionId)
    .execute();
  const { candidateId } = application;
  // Serialises employers who accept the same person: overlapping ranges inserted together may deadlock.
  await tx.selectFrom("candidates").where("userId", "=", candidateId).select("userId").forNoKeyUpdate().execute();
  const rows = bookingRanges(mission).map(({ from, to }) => ({
    missionId,
    applicationId,
    candidateId,
    during: sql<string>`tstzrange(${from}, ${to})`,
  }));
  try {
    await tx.insertInto("bookings").values(rows).execute();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "bookings_no_overlap")
      throw conflict("booking_overlap", fr.bookingOverlap);
    throw error;
  }
}

/** Frees the position and the booked hours. */
export async function freePosition(tx: Db, { missionId, applicationId }: LockedApplication): Promise<void> {
  await tx
    .updateTable("missions")
    .set((eb) => ({ acceptedCount: eb("acceptedCount", "-", 1) }))
    .where("id", "=", missionId)
    .execute();
  await tx.deleteFrom("bookings").where("applicationId", "=", applicationId).execute();
}

/** A withdrawn application no longer counts towards the maximum. */
export async function freeApplicationSlot(tx: Db, { missionId }: LockedApplication): Promise<void> {
  await tx
    .updateTable("missions")
    .set((eb) => ({ applicationCount: eb("applicationCount", "-", 1) }))
    .where("id", "=", missionId)
    .execute();
}
