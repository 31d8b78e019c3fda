import type { BookingView } from "@app/contract/applications/bookings";
import type { MissionView } from "@app/contract/missions/missions";
import type { ShiftView } from "@app/contract/missions/shifts";
import { formatTime } from "@app/domain/time/format-time";
import { overlaps } from "@app/domain/week/work-limits";
import { readHours } from "../mission/mission-shifts.ts";

export interface ChoosableShift extends ShiftView {
  /** Why it cannot be taken. */
  obstacle?: { kind: "full" | "started" | "clash"; text: string };
}

/** A person's own bookings elsewhere; none for a visitor. */
export function choosableShifts(
  mission: Pick<MissionView, "id" | "shifts">,
  bookings: readonly BookingView[],
  now: number,
): ChoosableShift[] {
  const others = bookings.filter(({ job }) => job.id !== mission.id);
  return mission.shifts.map((shift) => {
    const obstacle = obstacleOf(shift, others, now);
    return obstacle ? { ...shift, obstacle } : shift;
  });
}

function obstacleOf(shift: ShiftView, others: readonly BookingView[], now: number): ChoosableShift["obstacle"] {
  if (Date.parse(shift.startsAt) <= now) return { kind: "started", text: "Ce créneau a commencé." };
  if (shift.accepted >= shift.positions) return { kind: "full", text: "Toutes les places sont prises." };
  const clash = others.find(
    ({ from, to, breakMinutes }) =>
      overlaps([readHours(shift)], [readHours({ startsAt: from, endsAt: to, breakMinutes })]) !== null,
  );
  return clash && { kind: "clash", text: clashText(clash) };
}

/** « Vous avez déjà un créneau de 16 h à 22 h chez Vauquelle. » */
function clashText({ from, to, job }: BookingView): string {
  const hours = `de ${formatTime(new Date(from))} à ${formatTime(new Date(to))}`;
  return `Vous avez déjà un créneau ${hours} chez ${job.company}.`;
}
