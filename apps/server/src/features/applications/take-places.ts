import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import { hasHours } from "@app/domain/time/day-without-hours";
import { formatMoment } from "@app/domain/time/format-time";
import { enqueue } from "../../jobs.ts";
import { runText } from "../../platform/database/prepared-statements.ts";
import { AppError, conflict, invalidField } from "../../platform/http/errors.ts";
import type { LockedApplication, PlaceShift } from "./lock-application.ts";

export type ChosenPlaces = { shiftIds: number[]; startsAt: Date };

/** The shifts on which a place can be taken, held with the mission, and the first start; throws where there is none. */
export function choosePlaces(locked: LockedApplication, chosen: readonly number[] | null): ChosenPlaces {
  const { mission } = locked;
  if (mission.status === "completed" || mission.deletedAt) throw conflict("mission_closed", fr.missionOver);
  // Accepting reveals contact details, so it is refused while the mission is hidden or held.
  if (mission.hiddenAt || mission.status === "held") throw conflict("mission_offline", fr.missionOffline);
  const shifts = wantedShifts(locked, chosen);
  if (shifts.some(({ startsAt }) => !hasHours(startsAt))) throw conflict("hours_needed", fr.hoursNeeded);
  const full = shifts.find(({ left }) => left <= 0);
  if (full) throw shiftFull(full, mission);
  const booked = shifts.find(({ isBooked }) => isBooked);
  if (booked) throw new AppError(409, "booking_overlap", fr.bookingOverlap, { shift: booked.id });
  return { shiftIds: shifts.map(({ id }) => id), startsAt: shifts[0]?.startsAt ?? mission.startsAt };
}

/** Takes one place on each shift and books the person's hours. */
export async function takePlaces(
  tx: Db,
  { missionId, applicationId, application }: LockedApplication,
  { shiftIds }: ChosenPlaces,
  now: Date,
): Promise<void> {
  const values = [missionId, applicationId, application.candidateId, shiftIds, now];
  await runText(tx, "select take_places($1, $2, $3, $4::bigint[], $5)", values);
}

/** The shifts to accept that are not over: those chosen among those asked for, else all of those. */
function wantedShifts(
  { mission, application, shifts }: LockedApplication,
  chosen: readonly number[] | null,
): PlaceShift[] {
  const asked = shifts.filter(({ id }) => application.shiftIds?.includes(id) ?? true);
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
  await runText(tx, "select recount_places($1, $2)", [missionId, now]);
}

/** A withdrawn application no longer counts towards the maximum. */
export async function freeApplicationSlot(tx: Db, { missionId }: LockedApplication): Promise<void> {
  await tx
    .updateTable("missions")
    .set((eb) => ({ applicationCount: eb("applicationCount", "-", 1) }))
    .where("id", "=", missionId)
    .execute();
}
