import type { PlannedShift, PlanningView } from "@app/contract/week/week";
import { cx } from "../../../ui/class-names.ts";
import { dayNumber, dayTitle, shortDayName } from "../days/week-text.fr.ts";
import { PlannedShiftCard } from "./planned-shift-card.tsx";

export interface PlanningWeekProps {
  days: PlanningView["days"];
  today: string;
  now: number;
  linkOf: (shift: PlannedShift) => string;
}

/** Days one under the other on a phone, seven columns at a desk. */
export function PlanningWeek({ days, today, now, linkOf }: PlanningWeekProps) {
  return (
    <div className="semaine">
      {days.map(({ day, shifts }) => (
        <section
          key={day}
          id={`jour-${day}`}
          aria-labelledby={`titre-${day}`}
          className={cx("day", day === today && "is-today")}
        >
          <h2 id={`titre-${day}`} className="day-h">
            <span className="by-day print:hidden">{dayTitle(day)}</span>
            <span className="at-desk print:inline" aria-hidden="true">
              {`${shortDayName(day)} `}
              <b className="num">{dayNumber(day)}</b>
            </span>
            <span className="at-desk sr-only">{dayTitle(day)}</span>
            {day === today && <span className="text-xs">aujourd’hui</span>}
          </h2>
          {shifts.length === 0 && <p className="day-free">Rien de prévu</p>}
          {shifts.map((shift) => (
            <PlannedShiftCard key={shift.id} shift={shift} to={linkOf(shift)} now={now} />
          ))}
        </section>
      ))}
    </div>
  );
}
