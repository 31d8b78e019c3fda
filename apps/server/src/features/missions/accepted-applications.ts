import { missionFr as fr } from "@app/contract/missions/missions.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import { insertShifts } from "@app/db/shifts";
import { sql } from "kysely";
import { conflict, invalidField } from "../../platform/http/errors.ts";
import type { ShiftChanges } from "./read-shifts.ts";

/** Effects on accepted people. The mission is already locked; then applications, then bookings. */

/** Asks again the people of these shifts, or everyone: place or time has changed. Returns their applications. */
export async function resetConfirmations(
  tx: Db,
  missionId: number,
  shiftIds: readonly number[] | null,
): Promise<number[]> {
  const bookings = await tx
    .updateTable("bookings")
    .set({ confirmedAt: null })
    .where("missionId", "=", missionId)
    .$if(shiftIds !== null, (qb) => qb.where("shiftId", "=", sql<number>`any(${[...(shiftIds ?? [])]}::bigint[])`))
    .returning("applicationId")
    .execute();
  const asked = [...new Set(bookings.map(({ applicationId }) => applicationId))];
  await tx
    .updateTable("applications")
    .set({ candidateStatus: null, confirmedAt: null })
    .where("missionId", "=", missionId)
    .where("id", "=", sql<number>`any(${asked}::bigint[])`)
    .where("candidateStatus", "=", "confirmed")
    .execute();
  return asked;
}

/** Writes the changes of the shifts and books the new hours; refused when one of the people is booked elsewhere then. */
export async function rebook(tx: Db, missionId: number, changes: ShiftChanges, takeSome: boolean): Promise<void> {
  const { added, changed, moved, removed } = changes;
  const gone = removed.map(({ id }) => id);
  const { rows: people } = await sql<{
    applicationId: number;
    candidateId: number;
    shiftId: number;
    replaces: number | null;
    breakMinutes: number | null;
    begins: Date;
  }>`
    delete from bookings where mission_id = ${missionId} and shift_id = any(${[...moved, ...gone]}::bigint[])
    returning application_id, candidate_id, shift_id, replaces, break_minutes, lower(during) as begins`.execute(tx);
  // Whoever replaces somebody comes for what is left.
  const endOf = new Map(changed.map(({ id, endsAt }) => [id, endsAt]));
  if (people.some(({ replaces, shiftId, begins }) => replaces !== null && (endOf.get(shiftId) ?? begins) <= begins))
    throw invalidField("shifts", shiftFr.startedLocked);
  await tx
    .deleteFrom("shifts")
    .where("missionId", "=", missionId)
    .where("id", "=", sql<number>`any(${gone}::bigint[])`)
    .execute();
  for (const { id, startsAt, endsAt, breakMinutes, positions } of changed) {
    await tx
      .updateTable("shifts")
      .set({ startsAt, endsAt, breakMinutes, positions })
      .where("missionId", "=", missionId)
      .where("id", "=", id)
      .execute();
  }
  const newIds = await insertShifts(tx, missionId, added);
  const again = people.filter(({ shiftId }) => moved.includes(shiftId));
  await bookAgain(async () => {
    await sql`
      insert into bookings (application_id, candidate_id, mission_id, shift_id, during, replaces, break_minutes)
      select p.application_id, p.candidate_id, ${missionId}, s.id,
        tstzrange(case when p.replaces is null then s.starts_at else p.begins end, s.ends_at), p.replaces, p.break_minutes
      from unnest(${again.map((row) => row.applicationId)}::bigint[], ${again.map((row) => row.candidateId)}::bigint[],
        ${again.map((row) => row.shiftId)}::bigint[], ${again.map((row) => row.replaces)}::bigint[],
        ${again.map((row) => row.breakMinutes)}::smallint[], ${again.map((row) => row.begins)}::timestamptz[])
        as p (application_id, candidate_id, shift_id, replaces, break_minutes, begins)
      join shifts s on s.id = p.shift_id`.execute(tx);
    // Who takes every shift takes the new ones too.
    if (!takeSome && newIds.length > 0)
      await sql`
        insert into bookings (application_id, candidate_id, mission_id, shift_id, during)
        select a.id, a.candidate_id, a.mission_id, s.id, tstzrange(s.starts_at, s.ends_at)
        from applications a join shifts s on s.id = any(${newIds}::bigint[])
        where a.mission_id = ${missionId} and a.status = 'accepted' and a.candidate_status is distinct from 'withdrawn'
          and not exists (select from bookings r where r.application_id = a.id and r.replaces is not null)`.execute(tx);
  });
}

async function bookAgain(insert: () => Promise<void>): Promise<void> {
  try {
    await insert();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "bookings_no_overlap")
      throw conflict("booking_overlap", fr.bookingOverlap);
    throw error;
  }
}

/** Cancels the acceptance of everyone whose work has not begun; returns the applications. */
export async function cancelAccepted(
  tx: Db,
  missionId: number,
  { actorId, at, reason }: { actorId: number | null; at: Date; reason: string },
): Promise<number[]> {
  const cancelled = await tx
    .updateTable("applications")
    .set({ status: "rejected", decidedAt: at, statusBeforeDecision: null, decisionVisibleAt: null })
    .where("missionId", "=", missionId)
    .where("status", "=", "accepted")
    .where((eb) => eb.or([eb("candidateStatus", "is", null), eb("candidateStatus", "!=", "withdrawn")]))
    .where(
      sql<boolean>`not exists (
        select from bookings b where b.application_id = applications.id and lower(b.during) <= ${at})`,
    )
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
        reason,
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
