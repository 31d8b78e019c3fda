import { missionFr as fr } from "@app/contract/missions.fr";
import type { Db } from "@app/db/database";
import { type BookedMission, bookingRanges } from "@app/domain/bookings";
import { sql } from "kysely";
import { conflict } from "../../platform/errors.ts";

/** Effects on accepted people. The mission is already locked; then applications, then bookings. */

/** Resets confirmations: place or time has changed. */
export async function resetConfirmations(tx: Db, missionId: number): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ candidateStatus: null, confirmedAt: null })
    .where("missionId", "=", missionId)
    .where("status", "=", "accepted")
    .where("candidateStatus", "=", "confirmed")
    .execute();
}

/** Replaces the booked hours; refused when one of the people is booked elsewhere then. */
export async function rebook(tx: Db, missionId: number, mission: BookedMission): Promise<void> {
  const ranges = bookingRanges(mission);
  const [from, to] = [ranges.map((range) => range.from), ranges.map((range) => range.to)];
  await tx.deleteFrom("bookings").where("missionId", "=", missionId).execute();
  try {
    await sql`
      insert into bookings (application_id, candidate_id, mission_id, during)
      select a.id, a.candidate_id, a.mission_id, tstzrange(r.begins, r.ends)
      from applications a cross join unnest(${from}::timestamptz[], ${to}::timestamptz[]) as r (begins, ends)
      where a.mission_id = ${missionId} and a.status = 'accepted' and a.candidate_status is distinct from 'withdrawn'
    `.execute(tx);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "bookings_no_overlap")
      throw conflict("booking_overlap", fr.bookingOverlap);
    throw error;
  }
}

/** Cancels every acceptance; returns the applications. */
export async function cancelAccepted(tx: Db, missionId: number, actorId: number, at: Date): Promise<number[]> {
  const cancelled = await tx
    .updateTable("applications")
    .set({ status: "rejected", decidedAt: at, statusBeforeDecision: null, decisionVisibleAt: null })
    .where("missionId", "=", missionId)
    .where("status", "=", "accepted")
    .where((eb) => eb.or([eb("candidateStatus", "is", null), eb("candidateStatus", "!=", "withdrawn")]))
    .returning("id")
    .execute();
  if (cancelled.length === 0) return [];
  await tx
    .insertInto("applicationEvents")
    .values(
      cancelled.map(({ id }) => ({
        missionId,
        applicationId: id,
        kind: "cancelled" as const,
        actorId,
        at,
        reason: fr.closedReason,
      })),
    )
    .execute();
  return cancelled.map(({ id }) => id);
}

/** Frees booked hours that have not started; returns the applications. */
export async function freeBookings(tx: Db, missionId: number, at: Date): Promise<number[]> {
  const freed = await tx
    .deleteFrom("bookings")
    .where("missionId", "=", missionId)
    .where(sql`lower(during)`, ">", at)
    .returning("applicationId")
    .execute();
  return [...new Set(freed.map(({ applicationId }) => applicationId))];
}
