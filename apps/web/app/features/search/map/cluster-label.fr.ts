import { formatCount } from "@app/domain/text/format-number";
import { parisDay } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import type { Cluster } from "./clusters.ts";

/** « 3 missions, Villeurbanne », « 5 missions, Lyon 2e et 2 autres lieux » */
export function clusterLabel({ count, soon, marks }: Cluster): string {
  const missions = `${formatCount(count)}\u00a0mission${count > 1 ? "s" : ""}`;
  const others = marks.length - 1;
  const more =
    others === 0 ? "" : ` et ${formatCount(others)}\u00a0autre${others > 1 ? "s" : ""} lieu${others > 1 ? "x" : ""}`;
  return `${missions}, ${marks[0]?.name ?? ""}${more}${soon ? ", départ dans moins de 3\u00a0h" : ""}`;
}

/** « 19 h 30 » today, « ven. 20 nov. » later. */
export function startText(start: Date, now: Date): string {
  return parisDay(start) === parisDay(now) && hasHours(start) ? formatTime(start) : formatDay(start);
}
