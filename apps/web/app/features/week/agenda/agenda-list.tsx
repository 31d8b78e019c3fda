import type { AgendaShift } from "@app/contract/week/week";
import { parisDay } from "@app/domain/time/calendar";
import { ConfirmForm } from "../../../parts/person/confirm-coming-form.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { DayStrip } from "../days/day-strip.tsx";
import { dayTitle } from "../days/week-text.fr.ts";
import type { AgendaGridProps } from "./agenda-grid.tsx";
import { AgendaRow } from "./agenda-row.tsx";
import { AGENDA_STATES, agendaState } from "./agenda-state.fr.ts";

/** On a phone and on paper. */
export function AgendaList({ days, linkOf, warningsOf, now }: AgendaGridProps) {
  const today = parisDay(new Date(now));
  return (
    <div className="by-day">
      <DayStrip
        className="mt-4"
        today={today}
        days={days.map((day) => ({ day: day.day, ...stripOf(day.shifts, now) }))}
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        {days.map((day) => (
          <section key={day.day} id={`jour-${day.day}`} aria-labelledby={`titre-${day.day}`} className="scroll-mt-24">
            <h2 id={`titre-${day.day}`} className="ev-day">
              {dayTitle(day.day)}
              {day.day === today && <Badge tone="blue">aujourd’hui</Badge>}
            </h2>
            {day.shifts.length === 0 && <p className="freeday">Rien de prévu.</p>}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
              {day.shifts.map((shift) => (
                <AgendaRow
                  key={shift.id}
                  shift={shift}
                  to={linkOf(shift)}
                  warnings={warningsOf(shift)}
                  confirm={
                    <ConfirmForm
                      id={shift.application_id}
                      title={shift.job.title}
                      place={`-${shift.id}`}
                      label="Confirmer"
                    />
                  }
                  now={now}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function stripOf(shifts: readonly AgendaShift[], now: number) {
  const states = [...new Set(shifts.map((shift) => agendaState(shift, now)))].map((state) => AGENDA_STATES[state]);
  return {
    tones: [...new Set(states.map(({ tone }) => tone))],
    text: states.length === 0 ? "rien de prévu" : states.map(({ label }) => label.toLowerCase()).join(", "),
  };
}
