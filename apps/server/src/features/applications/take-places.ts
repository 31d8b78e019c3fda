import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import { hasHours } from "@app/domain/time/day-without-hours";
import { formatMoment } from "@app/domain/time/format-time";
import { sql } from "kysely";
import { closeWaiting } from "../../commands/waves.ts";
import { enqueue } from "../../jobs.ts";
import { AppError, conflict, invalidField } from "../../platform/http/errors.ts";
import type { LockedApplication } from "./lock-application.ts";

type PlaceShift = { id: number; startsAt: Date; left: number; isBooked: boolean };

/**
 * Takes one place on each shift and books the person's hours, without overbooking either. The mission is locked, so
 * its shifts need no lock of their own. Returns the first start.
 */
export async function takePlaces(
  tx: Db,
  locked: LockedApplication,
  chosen: readonly number[] | null,
  now: Date,
): Promise<Date> {
  const { missionId, applicationId, mission, application } = locked;
  if (mission.status === "completed" || mission.deletedAt) throw conflict("mission_closed", fr.missionOver);
  // Accepting reveals contact details, so it is refused while the mission is hidden or held.
  if (mission.hiddenAt || mission.status === "held") throw conflict("mission_offline", fr.missionOffline);
  const { candidateId } = application;
  // Serialises employers who accept the same person: overlapping ranges inserted together may deadlock.
  await tx.selectFrom("candidates").where("userId", "=", candidateId).select("userId").forNoKeyUpdate().execute();
  const shifts = await readShifts(tx, locked, chosen, now);
  if (shifts.some(({ startsAt }) => !hasHours(startsAt))) throw conflict("hours_needed", fr.hoursNeeded);
  const full = shifts.find(({ left }) => left <= 0);
  if (full) throw shiftFull(full, mission);
  const booked = shifts.find(({ isBooked }) => isBooked);
  if (booked) throw new AppError(409, "booking_overlap", fr.bookingOverlap, { shift: booked.id });
  const ids = shifts.map(({ id }) => id);
  const taken = mission.takeSome ? ids.length : 1;
  await sql`
    with taken as (
      update shifts set accepted_count = accepted_count + 1
      where mission_id = ${missionId} and id = any(${ids}::bigint[]) returning id, starts_at, ends_at
    )
    insert into bookings (application_id, shift_id, candidate_id, mission_id, during)
    select ${applicationId}, id, ${candidateId}, ${missionId}, tstzrange(starts_at, ends_at) from taken`.execute(tx);
  const { rows } = await sql<{ isFilled: boolean }>`
    update missions m set accepted_count = accepted_count + ${taken}::integer,
      next_start = case when take_some then next_start_of(m, ${now})
        when starts_at > ${now} and accepted_count + 1 < positions then starts_at end
    where id = ${missionId} returning next_start is null as is_filled`.execute(tx);
  if (rows[0]?.isFilled) await closeWaiting(tx, missionId, now);
  // The days on which it is found change only when one of its shifts fills up.
  if (mission.takeSome && shifts.some(({ left }) => left === 1))
    await sql`select refresh_mission_search(m) from missions m where id = ${missionId}`.execute(tx);
  return shifts[0]?.startsAt ?? mission.startsAt;
}

/** The shifts to accept that are not over: those chosen among those asked for, else all of those. */
async function readShifts(
  tx: Db,
  { missionId, mission, application }: LockedApplication,
  chosen: readonly number[] | null,
  now: Date,
): Promise<PlaceShift[]> {
  const rows = await tx
    .selectFrom("shifts as s")
    .where("s.missionId", "=", missionId)
    .where("s.endsAt", ">", now)
    .orderBy("s.startsAt")
    .select(["s.id", "s.startsAt", sql<number>`s.positions - s.accepted_count`.as("left")])
    .select(
      sql<boolean>`exists (select from bookings b
        where b.candidate_id = ${application.candidateId} and b.during && tstzrange(s.starts_at, s.ends_at))`.as(
        "isBooked",
      ),
    )
    .execute();
  const asked = rows.filter(({ id }) => application.shiftIds?.includes(id) ?? true);
  if (asked.length === 0) throw conflict("shift_gone", shiftFr.gone);
  if (chosen === null) return asked;
  if (chosen.some((id) => !asked.some((shift) => shift.id === id))) throw invalidField("shifts", shiftFr.unknown);
  if (!mission.takeSome && chosen.length < asked.length) throw invalidField("shifts", shiftFr.together);
  return asked.filter(({ id }) => chosen.includes(id));
}

export function shiftFull(
  { id, startsAt }: { id: number; startsAt: Date },
  mission: { positions: number; acceptedCount: number },
): AppError {
  const isFilled = mission.acceptedCount >= mission.positions;
  const sentence = isFilled ? fr.positionsFilled : shiftFr.full(formatMoment(startsAt));
  return new AppError(409, "shift_full", sentence, { shift: id });
}

/** Frees the places and the booked hours: the person may be asked for other missions. */
export async function freePlaces(tx: Db, { applicationId, application }: LockedApplication): Promise<void> {
  await tx.deleteFrom("bookings").where("applicationId", "=", applicationId).execute();
  await enqueue(tx, "candidate.available", { candidateId: application.candidateId });
}

/** Once the application itself is written: a person who takes every shift is counted by it. */
export async function recountPlaces(tx: Db, missionId: number, now: Date): Promise<void> {
  await sql`select recount_places(${missionId}, ${now})`.execute(tx);
}

/** A withdrawn application no longer counts towards the maximum. */
export async function freeApplicationSlot(tx: Db, { missionId }: LockedApplication): Promise<void> {
  await tx
    .updateTable("missions")
    .set((eb) => ({ applicationCount: eb("applicationCount", "-", 1) }))
    .where("id", "=", missionId)
    .execute();
}
