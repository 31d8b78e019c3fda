import type { BookingView } from "@app/contract/applications/bookings";
import type { AppliedShift } from "@app/contract/missions/shifts";
import { overlaps, type WorkLimit, type WorkRange, workLimits } from "@app/domain/week/work-limits";
import { candidateLimitText } from "@app/domain/week/work-limits.fr";

/** The shifts someone asks for. */
export interface AskedShifts {
  missionId: number;
  shifts: readonly Pick<AppliedShift, "startsAt" | "endsAt" | "breakMinutes">[];
}

export interface Conflicts {
  /** Where the person is already expected at some of these hours. */
  overlap: BookingView | undefined;
  /** Empty when there is an overlap, which matters more. */
  limits: readonly WorkLimit[];
}

/** Against the person's bookings in other missions. */
export function conflictsOf({ missionId, shifts }: AskedShifts, bookings: readonly BookingView[]): Conflicts {
  const others = bookings.filter(({ job }) => job.id !== missionId);
  const asked = shifts.map(rangeOf);
  const overlap = others.find((booking) => overlaps(asked, [bookedRange(booking)]) !== null);
  return { overlap, limits: overlap ? [] : workLimits(asked, others.map(bookedRange)) };
}

const rangeOf = ({ startsAt, endsAt, breakMinutes }: AskedShifts["shifts"][number]): WorkRange => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  breakMinutes,
});

const bookedRange = ({ from, to, breakMinutes }: BookingView) => rangeOf({ startsAt: from, endsAt: to, breakMinutes });

/** « Ces horaires chevauchent… », or « Il ne resterait que 8 h de repos… » */
export function conflictTexts({ overlap, limits }: Conflicts): string[] {
  return overlap ? [overlapText(overlap)] : limits.map(candidateLimitText);
}

export function overlapText({ job: { title, company } }: BookingView): string {
  return `Ces horaires chevauchent «\u00a0${title}\u00a0» chez ${company}, où l’on vous attend.`;
}
