import type { AgendaShift } from "@app/contract/week/week";
import { parisDay } from "@app/domain/time/calendar";
import { ChevronDown } from "lucide-react";
import { useWords } from "../../../lib/language/language.ts";
import { ConfirmForm } from "../../../parts/person/confirm-coming-form.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { DayStrip } from "../days/day-strip.tsx";
import { weekWords } from "../days/week-words.ts";
import type { AgendaWords } from "./agenda.fr.ts";
import type { AgendaGridProps } from "./agenda-grid.tsx";
import { AgendaRow } from "./agenda-row.tsx";
import { AGENDA_STYLES, agendaState } from "./agenda-state.ts";
import { agendaWords } from "./agenda-words.ts";

/** On a phone and on paper. */
export function AgendaList({ days, linkOf, warningsOf, now }: AgendaGridProps) {
  const words = useWords(agendaWords);
  const today = parisDay(new Date(now));
  // Days that are over and empty say nothing; those that are over come last.
  const coming = days.filter(({ day }) => day >= today);
  const past = days.filter(({ day, shifts }) => day < today && shifts.length > 0);
  const isOver = coming.length === 0;
  const parts = { linkOf, warningsOf, now };
  return (
    <div className="by-day">
      <DayStrip
        className="mt-4"
        today={today}
        days={days.map((day) => ({
          day: day.day,
          isLinked: day.day >= today || day.shifts.length > 0,
          ...stripOf(day.shifts, now, words),
        }))}
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        {(isOver ? past : coming).map((day) => (
          <AgendaDay key={day.day} day={day} {...parts} />
        ))}
        {past.length > 0 && !isOver && (
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
              <ChevronDown className="ico transition-transform group-open:rotate-180" aria-hidden="true" />
              {words.earlier}
            </summary>
            <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
              {past.map((day) => (
                <AgendaDay key={day.day} day={day} {...parts} />
              ))}
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

type AgendaDayProps = Omit<AgendaGridProps, "days"> & { day: AgendaGridProps["days"][number] };

function AgendaDay({ day: { day, shifts }, linkOf, warningsOf, now }: AgendaDayProps) {
  const words = useWords(agendaWords);
  const { dayTitle } = useWords(weekWords);
  return (
    <section id={`jour-${day}`} aria-labelledby={`titre-${day}`} className="scroll-mt-24">
      <h2 id={`titre-${day}`} className="ev-day">
        {dayTitle(day)}
        {day === parisDay(new Date(now)) && <Badge tone="blue">{words.today}</Badge>}
      </h2>
      {shifts.length === 0 && <p className="freeday">{words.nothing}.</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {shifts.map((shift) => (
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
                label={words.confirm}
                withRule={false}
              />
            }
            now={now}
          />
        ))}
      </div>
    </section>
  );
}

function stripOf(shifts: readonly AgendaShift[], now: number, words: AgendaWords) {
  const states = [...new Set(shifts.map((shift) => agendaState(shift, now)))];
  const labels = states.length === 0 ? [words.nothing] : states.map((state) => words.states[state]);
  return {
    tones: [...new Set(states.map((state) => AGENDA_STYLES[state].tone))],
    text: labels.join(", ").toLowerCase(),
  };
}
