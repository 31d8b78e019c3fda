import type { BookingView } from "@app/contract/applications";
import type { MissionCard } from "@app/contract/missions";
import type { BookingRange } from "@app/domain/bookings";
import { type Conflict, conflictWith } from "@app/domain/conflicts";
import { formatMinutes } from "@app/domain/duration";
import { missionEnd } from "@app/domain/mission";

type Dated = Pick<MissionCard, "id" | "startDate" | "endDate" | "totalDays" | "compensationType" | "hoursPerDay">;
type Promised = BookingRange & Pick<BookingView, "job">;

export function conflictOf(mission: Dated, bookings: readonly BookingView[]): Conflict<Promised> | null {
  const startsAt = new Date(mission.startDate);
  const { totalDays, hoursPerDay, compensationType: payPeriod } = mission;
  const given = mission.endDate === null ? null : new Date(mission.endDate);
  const endsAt = missionEnd({ startsAt, endsAt: given, totalDays, payPeriod, hoursPerDay });
  const others = bookings
    .filter(({ job }) => job.id !== mission.id)
    .map(({ job, from, to }) => ({ job, from: new Date(from), to: new Date(to) }));
  return conflictWith({ startsAt, endsAt, hoursPerDay }, others);
}

/** « Ces horaires chevauchent… », « Seulement 8 h de repos… ». */
export function conflictText(conflict: Conflict<Promised>): string {
  const { title, company } = conflict.booking.job;
  const other = `«\u00a0${title}\u00a0» chez ${company}`;
  if (conflict.kind === "overlap") return `Ces horaires chevauchent ${other}, où l’on vous attend.`;
  const rest = conflict.restMs === 0 ? "Aucun repos" : `Seulement ${formatMinutes(conflict.restMs / 60_000)} de repos`;
  return `${rest} avec ${other}\u00a0: la loi demande 11\u00a0heures entre deux journées de travail.`;
}
