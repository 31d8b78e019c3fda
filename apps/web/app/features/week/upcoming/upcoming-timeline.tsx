import type { UpcomingShift } from "@app/contract/companies/employer-figures";
import { parisDay } from "@app/domain/time/calendar";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { Link } from "react-router";
import { CARD_STATE_STYLES } from "../../../parts/mission-card/card-state-styles.ts";
import { shiftState } from "./shift-state.ts";
import { type Bar, nowX, timelineBars, timelineColumns } from "./timeline-layout.ts";
import { shiftStateText } from "./upcoming-text.fr.ts";

const LINE = 52;
const TOP = 30;

export interface UpcomingTimelineProps {
  shifts: readonly UpcomingShift[];
  /** A mission is at `{base}/emplois/{id}`. */
  base: string;
  now: number;
}

/** Drawn in SVG: the positions are attributes, which the security policy allows. */
export function UpcomingTimeline({ shifts, base, now }: UpcomingTimelineProps) {
  const bars = timelineBars(shifts, now);
  if (bars.length === 0) return null;
  const height = TOP + (1 + Math.max(...bars.map(({ line }) => line))) * LINE;
  return (
    <nav aria-label="Créneaux des 48 prochaines heures" className="card mt-5 hidden px-5 pt-4 pb-3 lg:block">
      <svg className="timeline" height={height} aria-hidden={false}>
        <g aria-hidden="true">
          {timelineColumns(now).map(({ at, x }, index) => (
            <g key={x}>
              <line className="timeline-line" x1={`${x}%`} x2={`${x}%`} y1={0} y2={height} />
              <text className="timeline-h" x={`${x}%`} dx={6} y={14}>
                {columnText(at, index)}
              </text>
            </g>
          ))}
          <line className="timeline-now" x1={`${nowX(now)}%`} x2={`${nowX(now)}%`} y1={22} y2={height} />
          <circle className="timeline-dot" cx={`${nowX(now)}%`} cy={22} r={5} />
        </g>
        {bars.map((bar) => (
          <TimelineBar key={bar.shift.id} {...bar} base={base} now={now} />
        ))}
      </svg>
    </nav>
  );
}

function TimelineBar({ shift, x, width, line, base, now }: Bar & { base: string; now: number }) {
  const state = shiftState(shift, now);
  return (
    <svg x={`${x}%`} y={TOP + line * LINE} width={`${width}%`} height={LINE - 6} className={CARD_STATE_STYLES[state]}>
      <Link to={`${base}/emplois/${shift.job.id}`}>
        <rect className="timeline-bar" x={2} y={2} width="98%" height={LINE - 10} rx={8} />
        <rect className="timeline-edge" x={2} y={2} width={4} height={LINE - 10} rx={2} />
        <text className="timeline-t" x={14} y={20}>
          {`${formatTime(new Date(shift.startsAt))} ${shortTitle(shift.job.title)}`}
        </text>
        <text className="timeline-s" x={14} y={36}>
          {shiftStateText(shift, state)}
        </text>
        {/* Outside of the drawing: the day, for those who do not see where the bar is. */}
        <text x={-9999} y={20}>
          {`, ${formatDay(new Date(shift.startsAt))}`}
        </text>
      </Link>
    </svg>
  );
}

const weekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "short" });

/** « auj. 14 h », « 20 h », « mar. 2 h »: the day where it changes. */
function columnText(at: Date, index: number): string {
  if (index === 0) return `auj. ${formatTime(at)}`;
  const before = new Date(at.getTime() - 6 * 3_600_000);
  return parisDay(at) === parisDay(before) ? formatTime(at) : `${weekday.format(at)} ${formatTime(at)}`;
}

/** Without « (H/F) ». */
const shortTitle = (title: string) => title.split(" (")[0] ?? title;
