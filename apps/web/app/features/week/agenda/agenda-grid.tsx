import type { AgendaShift, AgendaView } from "@app/contract/week/week";
import { shiftWords } from "@app/domain/missions/shift-words";
import { eurosToCents } from "@app/domain/money/money";
import { parisDay } from "@app/domain/time/calendar";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useWords } from "../../../lib/language/language.ts";
import { AdText } from "../../../parts/language/ad-text.tsx";
import { Hours } from "../../../parts/shifts/hours.tsx";
import { cx } from "../../../ui/class-names.ts";
import { weekWords } from "../days/week-words.ts";
import { AGENDA_STYLES, agendaState } from "./agenda-state.ts";
import { agendaWords } from "./agenda-words.ts";
import { lanesOf, minutesOf, shownHours } from "./grid-layout.ts";

const HOUR_REM = 2.375;
/** As tall as its text is large. */
const tall = (minutes: number) => `${(minutes / 60) * HOUR_REM}rem`;

export interface AgendaGridProps {
  days: AgendaView["days"];
  linkOf: (shift: AgendaShift) => string;
  warningsOf: (shift: AgendaShift) => readonly string[];
  now: number;
}

/** A list by day for screen readers. */
export function AgendaGrid({ days, linkOf, warningsOf, now }: AgendaGridProps) {
  const words = useWords(agendaWords);
  const { longDay, shortDay, dayNumber } = useWords(weekWords);
  const { first, last } = shownHours(days.flatMap(({ shifts }) => shifts));
  const height = tall((last - first) * 60);
  const today = parisDay(new Date(now));
  const marks = Array.from({ length: Math.ceil((last - first) / 2) }, (_, index) => first + 2 * index);
  return (
    <div className="card wk">
      <div className="wk-hours" aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour} className="num" style={{ top: `calc(${tall((hour - first) * 60)} + 2.75rem)` }}>
            {words.hourMark(hour % 24)}
          </span>
        ))}
      </div>
      {days.map(({ day, shifts }) => (
        <section key={day} aria-label={longDay(day)} className={cx(day === today && "is-today")}>
          <h2 className="wk-d" aria-hidden="true">
            <span>{shortDay(day)}</span>
            <b className="num">{dayNumber(day)}</b>
          </h2>
          <div className="wk-b" style={{ height }}>
            {day === today && <NowLine first={first} now={now} />}
            {shifts.length === 0 && <p className="wk-free">{words.nothing}</p>}
            <DayShifts shifts={shifts} first={first} linkOf={linkOf} warningsOf={warningsOf} now={now} />
          </div>
        </section>
      ))}
    </div>
  );
}

function NowLine({ first, now }: { first: number; now: number }) {
  const at = new Date(now).toISOString();
  const { start } = minutesOf({ startsAt: at, endsAt: at });
  if (start < first * 60) return null;
  return <div className="wk-now" style={{ top: tall(start - first * 60) }} aria-hidden="true" />;
}

type DayShiftsProps = Omit<AgendaGridProps, "days"> & { shifts: readonly AgendaShift[]; first: number };

function DayShifts({ shifts, first, linkOf, warningsOf, now }: DayShiftsProps) {
  const { lanes, count } = lanesOf(shifts);
  const left = (lane: number) => `calc(${(lane / count) * 100}% + 3px)`;
  return shifts.map((shift) => {
    const lane = lanes.get(shift) ?? 0;
    const place = { insetInlineStart: left(lane), insetInlineEnd: `calc(${(1 - (lane + 1) / count) * 100}% + 3px)` };
    const of = { shift, first, to: linkOf(shift), warnings: warningsOf(shift), now };
    return <GridShift key={`${shift.application_id}-${shift.id}`} place={place} {...of} />;
  });
}

interface GridShiftProps {
  shift: AgendaShift;
  place: { insetInlineStart: string; insetInlineEnd: string };
  first: number;
  to: string;
  warnings: readonly string[];
  now: number;
}

function GridShift({ shift, place, first, to, warnings, now }: GridShiftProps) {
  const state = agendaState(shift, now);
  const label = useWords(agendaWords).states[state];
  const { euros } = useWords(shiftWords);
  const { start, end } = minutesOf(shift);
  return (
    <Link
      to={to}
      className={cx("ev", AGENDA_STYLES[state].className)}
      style={{ ...place, top: tall(start - first * 60), minHeight: tall(end - start) }}
    >
      <b>
        <Hours {...shift} />
      </b>
      <span className="ev-t whole">
        <AdText>{shift.job.title}</AdText>
      </span>
      <span className="whole">{shift.job.company}</span>
      <span className="whole">
        <AdText>{shift.contact?.address ?? shift.job.location}</AdText>
      </span>
      {warnings.map((text) => (
        <span key={text} className="ev-w">
          <TriangleAlert className="ico" aria-hidden="true" />
          {text}
        </span>
      ))}
      <span className="ev-s">{shift.pay === null ? label : `${label}, ${euros(eurosToCents(shift.pay))}`}</span>
    </Link>
  );
}
