import type { AgendaShift } from "@app/contract/week/week";
import { type WorkLimit, workLimits } from "@app/domain/week/work-limits";
import type { AgendaWords } from "./agenda.fr.ts";

/** The legal limits each shift crosses with those before it, of any employer; one that is only asked for is no work yet. */
export function limitsByShift(
  shifts: readonly AgendaShift[],
  words: AgendaWords,
): ReadonlyMap<number, readonly string[]> {
  const ranges = shifts
    .filter(({ status }) => status !== "requested")
    .map(({ id, startsAt, endsAt, breakMinutes }) => ({
      id,
      breakMinutes,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const textOf = ({ kind, minutes }: WorkLimit) => words[kind](words.length(minutes));
  return new Map(
    ranges.map((range, index) => [range.id, workLimits([range], ranges.slice(0, index)).map(textOf)] as const),
  );
}
