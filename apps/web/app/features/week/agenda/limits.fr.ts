import type { AgendaShift } from "@app/contract/week/week";
import { formatDuration } from "@app/domain/time/format-time";
import { DAY_HOURS, REST_HOURS, WEEK_HOURS, type WorkLimit, workLimits } from "@app/domain/week/work-limits";

/** The legal limits each shift crosses with those before it, of any employer; one that is only asked for is no work yet. */
export function limitsByShift(shifts: readonly AgendaShift[]): ReadonlyMap<number, readonly string[]> {
  const ranges = shifts
    .filter(({ status }) => status !== "requested")
    .map(({ id, startsAt, endsAt, breakMinutes }) => ({
      id,
      breakMinutes,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return new Map(
    ranges.map((range, index) => [range.id, workLimits([range], ranges.slice(0, index)).map(limitText)] as const),
  );
}

function limitText(limit: WorkLimit): string {
  switch (limit.kind) {
    case "rest":
      return `${lengthOf(limit.minutes)} de repos avant ce créneau, il en faut ${REST_HOURS}\u00a0h.`;
    case "day":
      return `${lengthOf(limit.minutes)} de travail ce jour-là, la loi en permet ${DAY_HOURS}\u00a0h.`;
    case "week":
      return `${lengthOf(limit.minutes)} de travail dans la semaine, la loi en permet ${WEEK_HOURS}\u00a0h.`;
  }
}

const lengthOf = (minutes: number) => (minutes < 60 ? `${minutes}\u00a0min` : formatDuration(minutes / 60));

export const LIMITS_NOTE = `La loi demande ${REST_HOURS}\u00a0h de repos entre deux jours de travail, et permet ${DAY_HOURS}\u00a0h de travail par jour et ${WEEK_HOURS}\u00a0h par semaine, tous employeurs confondus. Seuls vos créneaux sur Renfort sont comptés.`;
