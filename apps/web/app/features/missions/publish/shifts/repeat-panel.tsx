import { MOST_REPEATED, type WeeklyRecurrence, weeklyShifts } from "@app/domain/missions/recurrence";
import { recurrencePhrase } from "@app/domain/missions/recurrence.fr";
import { isDay, isTime, parisDay } from "@app/domain/time/calendar";
import { Repeat } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { DateInput } from "../../../../ui/fields/date-input.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { TimeInput } from "../../../../ui/fields/time-input.tsx";
import { EMPTY_ROW, type ShiftRow } from "../values/shift-rows.ts";

const WEEKDAYS = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"];

export interface RepeatPanelProps {
  /** Its day is where the weeks begin; its hours, break and people are repeated. */
  first: ShiftRow;
  today: string;
  onCreate: (rows: readonly ShiftRow[]) => void;
}

/** « Tous les samedis de 18 h à 0 h 30 jusqu’au 19 décembre », made into rows. Needs script. */
export function RepeatPanel({ first, today, onCreate }: RepeatPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [recurrence, setRecurrence] = useState<WeeklyRecurrence | null>(null);

  function read() {
    const form = panel.current?.closest("form");
    setRecurrence(form ? recurrenceIn(new FormData(form), first, today) : null);
  }

  function create(wanted: WeeklyRecurrence) {
    onCreate(
      weeklyShifts(wanted).map((shift) => ({
        ...EMPTY_ROW,
        day: parisDay(shift.startsAt),
        start: wanted.startTime,
        end: wanted.endTime,
        pause: first.pause,
        positions: first.positions,
      })),
    );
    setOpen(false);
  }

  return (
    <div className="js-only">
      <Button variant="ghost" size="sm" icon={Repeat} aria-expanded={open} onClick={() => setOpen(!open)}>
        Répéter
      </Button>
      {open && (
        <div ref={panel} className="mt-3 grid gap-4 rounded-lg bg-sunken p-4" onInput={read}>
          <fieldset>
            <legend className="label">Tous les</legend>
            <div className="flex flex-wrap gap-x-5">
              {WEEKDAYS.map((label, index) => (
                <Checkbox key={label} name="repeatDay" value={String(index + 1)} label={label} />
              ))}
            </div>
          </fieldset>
          <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,1.6fr)]">
            <Field label="De" name="repeatStart">
              <TimeInput defaultValue={first.start} />
            </Field>
            <Field label="À" name="repeatEnd">
              <TimeInput defaultValue={first.end} />
            </Field>
            <Field label="Jusqu’au" name="repeatUntil" className="col-span-2 sm:col-span-1">
              <DateInput today={today} min={isDay(first.day) ? first.day : today} />
            </Field>
          </div>
          <Preview recurrence={recurrence} />
          <Button
            variant="line"
            className="justify-self-start"
            disabled={recurrence === null || recurrencePhrase(recurrence) === null}
            onClick={() => recurrence && create(recurrence)}
          >
            Créer les créneaux
          </Button>
        </div>
      )}
    </div>
  );
}

function Preview({ recurrence }: { recurrence: WeeklyRecurrence | null }) {
  const phrase = recurrence && recurrencePhrase(recurrence);
  const count = recurrence ? weeklyShifts(recurrence).length : 0;
  return (
    <output className="text-sm">
      {phrase
        ? `${phrase}\u00a0: ${count}\u00a0créneau${count > 1 ? "x" : ""}`
        : "Choisissez les jours, les heures et la dernière date."}
      {count === MOST_REPEATED && `. ${MOST_REPEATED}\u00a0au plus\u00a0: les suivants ne sont pas créés.`}
    </output>
  );
}

/** Null while something is missing. */
function recurrenceIn(form: FormData, first: ShiftRow, today: string): WeeklyRecurrence | null {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const weekdays = form.getAll("repeatDay").map(Number);
  const [startTime, endTime, until] = [text("repeatStart"), text("repeatEnd"), text("repeatUntil")];
  if (weekdays.length === 0 || !isTime(startTime) || !isTime(endTime) || !isDay(until)) return null;
  const from = isDay(first.day) && first.day >= today ? first.day : today;
  return { weekdays, from, until, startTime, endTime, breakMinutes: Number(first.pause) || 0, positions: 1 };
}
