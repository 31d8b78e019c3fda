import type { ShiftView } from "@app/contract/missions/shifts";

export type PlannedShiftRow = {
  id: number;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
  positions: number;
  acceptedCount: number;
  confirmedCount: number;
  /** Undecided applications that ask for it. */
  waiting: number;
};

/** What the summary and the planning of an employer both say of a shift. */
export const viewPlannedShift = (row: PlannedShiftRow): ShiftView & { waiting: number } => ({
  id: row.id,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  breakMinutes: row.breakMinutes,
  positions: row.positions,
  accepted: row.acceptedCount,
  confirmed: row.confirmedCount,
  waiting: row.waiting,
});
