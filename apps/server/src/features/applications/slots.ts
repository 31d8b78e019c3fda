import { applicationFr as fr } from "@app/contract/applications.fr";
import type { Db } from "@app/db/database";
import { bookingRanges } from "@app/domain/bookings";
import { isFilled } from "@app/domain/mission";
import { sql } from "kysely";
import { conflict } from "../../platform/errors.ts";
import type { LockedApplication } from "./lock.ts";

/** Gives the person one of the places, and takes their hours: never more people than places, never one person twice. */
export async function takePlace(tx: Db, { missionId, applicationId, mission, application }: LockedApplication) {
  if (mission.status === "completed" || mission.deletedAt) throw conflict("mission_closed", fr.missionOver);
  // Accepting opens the person's e-mail and phone: not for a mission that the office took down or holds back.
  if (mission.hiddenAt || mission.status === "held") throw conflict("mission_offline", fr.missionOffline);
  if (isFilled(mission)) throw conflict("positions_filled", fr.positionsFilled);
  await tx
    .updateTable("missions")
    .set((eb) => ({ acceptedCount: eb("acceptedCount", "+", 1) }))
    .where("id", "=", missionId)
    .execute();
  const { candidateId } = application;
  // Two employers who want the same person wait here: overlapping ranges written at the same instant may deadlock.
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

/** The place is open again, and the person free at those hours: the mission is found again if it was full. */
export async function freePlace(tx: Db, { missionId, applicationId }: LockedApplication): Promise<void> {
  await tx
    .updateTable("missions")
    .set((eb) => ({ acceptedCount: eb("acceptedCount", "-", 1) }))
    .where("id", "=", missionId)
    .execute();
  await tx.deleteFrom("bookings").where("applicationId", "=", applicationId).execute();
}

/** An application that is withdrawn no longer counts under the mission's cap. */
export async function freeSlot(tx: Db, { missionId }: LockedApplication): Promise<void> {
  await tx
    .updateTable("missions")
    .set((eb) => ({ applicationCount: eb("applicationCount", "-", 1) }))
    .where("id", "=", missionId)
    .execute();
}
