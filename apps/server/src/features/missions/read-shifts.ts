import type { MissionBody } from "@app/contract/missions/mission-body";
import { missionFr } from "@app/contract/missions/missions.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import type { PayPeriod } from "@app/domain/missions/mission";
import { isMoved, isSameMinute } from "@app/domain/missions/mission-edit";
import type { Shift } from "@app/domain/missions/shift";
import { parisDay } from "@app/domain/time/calendar";
import { endsAfter, hasHours } from "@app/domain/time/day-without-hours";
import { shiftStart } from "@app/domain/time/worked-days";
import { plannedShifts } from "@app/domain/week/planned-shifts";
import { invalidField } from "../../platform/http/errors.ts";

export type StoredShift = Shift & { id: number; acceptedCount: number };
/** Without an id it is a new one. */
export type WantedShift = Shift & { id: number | null };

export function readShifts(tx: Db, missionId: number): Promise<StoredShift[]> {
  return tx
    .selectFrom("shifts")
    .where("missionId", "=", missionId)
    .orderBy("startsAt")
    .orderBy("id")
    .select(["id", "startsAt", "endsAt", "breakMinutes", "positions", "acceptedCount"])
    .execute();
}

/** The shifts of the body, else those of its dates, hours, days and places. */
export function shiftsOf(body: MissionBody): WantedShift[] {
  if (body.shifts) {
    const known = new Set(body.shifts.map(({ startsAt }) => hasHours(startsAt)));
    if (known.size > 1) throw invalidField("shifts", shiftFr.hoursOfEach);
    return inOrder(body.shifts.map((shift) => ({ ...shift, id: shift.id ?? null })));
  }
  if (!body.startDate) throw invalidField("startDate", missionFr.startRequired);
  const { startDate: startsAt, endDate: endsAt, totalDays, hoursPerDay } = body;
  if (endsAt && !endsAfter(endsAt, startsAt)) throw invalidField("endDate", missionFr.endBeforeStart);
  const positions = body.positions ?? 1;
  const fields = { startsAt, endsAt, totalDays, hoursPerDay, positions, payPeriod: body.compensationType };
  return plannedShifts(fields).map((shift) => ({ ...shift, id: null }));
}

type Derived = {
  startsAt: Date;
  endsAt: Date;
  hoursPerDay: number | null;
  totalDays: number | null;
  positions: number;
  payPeriod: PayPeriod;
};

/**
 * The shifts an edit asks for. Forms send minutes, so stored seconds are kept. A body without shifts whose dates are
 * the mission's own keeps them; otherwise new ones replace them, in order or by day. A day alone keeps the hours known.
 */
export function editedShifts(body: MissionBody, mission: Derived, stored: readonly StoredShift[]): WantedShift[] {
  if (!body.shifts && isUnchanged(body, mission, stored)) {
    return stored.map((shift) => ({ ...shift, positions: evenPositions(body, mission, shift) }));
  }
  const positions = body.positions ?? Math.max(...stored.map((shift) => shift.positions));
  const startDate = body.startDate && withHoursOf(body.startDate, mission.startsAt);
  const wanted = shiftsOf({ ...body, positions, startDate });
  const ids = wanted.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw invalidField("shifts", shiftFr.unknown);
  const paired = body.shifts ? wanted : pairUp(wanted, stored);
  return paired.map((shift) => {
    const earlier = stored.find(({ id }) => id === shift.id);
    if (shift.id !== null && !earlier) throw invalidField("shifts", shiftFr.unknown);
    if (!earlier) return shift;
    const keep = (date: Date, before: Date) => (isSameMinute(date, before) ? before : date);
    return { ...shift, startsAt: keep(shift.startsAt, earlier.startsAt), endsAt: keep(shift.endsAt, earlier.endsAt) };
  });
}

/** The day of a date input, at the hour the mission already has. */
const withHoursOf = (given: Date, stored: Date): Date =>
  hasHours(given) || !hasHours(stored) ? given : shiftStart(stored, parisDay(given));

function isUnchanged(body: MissionBody, mission: Derived, stored: readonly StoredShift[]): boolean {
  const lastDay = parisDay((stored.at(-1) ?? mission).startsAt);
  const isSame = (given: Date | null, date: Date) => given === null || isSameMinute(withHoursOf(given, date), date);
  const isEnd = ({ endDate }: MissionBody) =>
    isSame(endDate, mission.endsAt) || (endDate !== null && !hasHours(endDate) && parisDay(endDate) === lastDay);
  const isEqual = (given: number | null, stored: number | null) => given === null || given === stored;
  return (
    isSame(body.startDate, mission.startsAt) &&
    isEnd(body) &&
    isEqual(body.hoursPerDay, mission.hoursPerDay) &&
    isEqual(body.totalDays, mission.totalDays)
  );
}

/** Only a mission whose shifts are taken together has one number of people for all. */
function evenPositions(body: MissionBody, mission: Derived, shift: StoredShift): number {
  return body.positions !== null && shift.positions === mission.positions ? body.positions : shift.positions;
}

function pairUp(wanted: readonly WantedShift[], stored: readonly StoredShift[]): WantedShift[] {
  if (wanted.length === stored.length)
    return wanted.map((shift, index) => ({ ...shift, id: stored[index]?.id ?? null }));
  const byDay = new Map(stored.map((shift) => [parisDay(shift.startsAt), shift.id]));
  return wanted.map((shift) => ({ ...shift, id: byDay.get(parisDay(shift.startsAt)) ?? null }));
}

const inOrder = <T extends Shift>(shifts: readonly T[]): T[] =>
  shifts.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

export type ShiftChanges = { added: WantedShift[]; changed: WantedShift[]; moved: number[]; removed: StoredShift[] };

/** What an edit does to the shifts; refused when it would change what has begun or take a place from someone. */
export function compareShifts(
  stored: readonly StoredShift[],
  wanted: readonly WantedShift[],
  takeSome: boolean,
  now: Date,
): ShiftChanges {
  const wantedById = new Map(wanted.flatMap((shift) => (shift.id === null ? [] : [[shift.id, shift] as const])));
  const changes: ShiftChanges = { added: [], changed: [], moved: [], removed: [] };
  for (const before of stored) {
    const after = wantedById.get(before.id);
    if (!after) {
      if (before.startsAt <= now) throw invalidField("shifts", shiftFr.startedLocked);
      if (takeSome && before.acceptedCount > 0) throw invalidField("shifts", shiftFr.takenRemoved);
      changes.removed.push(before);
      continue;
    }
    const isStartMoved = !isSameMinute(before.startsAt, after.startsAt);
    if (isStartMoved && before.startsAt <= now) throw invalidField("shifts", shiftFr.startedLocked);
    if (isStartMoved && after.startsAt <= now) throw invalidField("shifts", shiftFr.past);
    if (after.positions < before.acceptedCount) throw invalidField("shifts", shiftFr.positionsBelowAccepted);
    if (isMoved(before, after)) changes.moved.push(before.id);
    if (isMoved(before, after) || before.breakMinutes !== after.breakMinutes || before.positions !== after.positions)
      changes.changed.push(after);
  }
  changes.added = wanted.filter(({ id }) => id === null);
  if (changes.added.some(({ startsAt }) => startsAt <= now)) throw invalidField("shifts", shiftFr.past);
  return changes;
}
