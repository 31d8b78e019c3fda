// oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- a table whose cells are operated is what the grid pattern of ARIA asks for
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cx } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { addDays, addMonths, longDay, monthName, weekdayIndex, weeksOf } from "./month.ts";

export interface CalendarProps {
  selected: string | undefined;
  /** The other end of a period; the days between are tinted. */
  other?: string | undefined;
  min?: string | undefined;
  today: string;
  onPick: (day: string) => void;
}

const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/** One month to pick a day from: arrows move by day and week, Page keys by month, Home and End within the week. */
export function Calendar({ selected, other, min = "", today, onPick }: CalendarProps) {
  const start = selected ?? other ?? today;
  const [focused, setFocused] = useState(start < min ? min : start);
  const panel = useRef<HTMLDivElement>(null);
  const [from, to] = [selected ?? "", other ?? ""].toSorted();

  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
    takeFocus(panel.current);
  }, []);

  function handleKey(event: KeyboardEvent) {
    const next = destination(event.key, focused);
    if (next === undefined) return;
    event.preventDefault();
    // The day may be in another month.
    flushSync(() => setFocused(next));
    takeFocus(panel.current);
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Choisir une date"
      className="menu menu-pop absolute top-full start-0 z-40 mt-2 md:w-84 md:p-3!"
      // Focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="grab mb-2 md:hidden" />
      <div className="flex items-center justify-between">
        <IconButton icon={ChevronLeft} label="Mois précédent" onClick={() => setFocused(addMonths(focused, -1))} />
        <p className="font-bold font-display first-letter:uppercase" aria-live="polite">
          {monthName(focused)}
        </p>
        <IconButton icon={ChevronRight} label="Mois suivant" onClick={() => setFocused(addMonths(focused, 1))} />
      </div>
      <table
        role="grid"
        aria-label={monthName(focused)}
        className="num w-full table-fixed text-sm"
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name} className="h-9 font-normal text-ink-3">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map((week, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a week has no identity but its place
            <tr key={index}>
              {week.map((day, place) =>
                day === undefined ? (
                  <td key={WEEKDAYS[place]} />
                ) : (
                  <td key={WEEKDAYS[place]} className="p-0" aria-selected={day === selected}>
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={longDay(day)}
                      aria-current={day === today ? "date" : undefined}
                      aria-disabled={day < min || undefined}
                      className={cx(
                        "h-11 w-full cursor-pointer rounded-md font-medium",
                        dayStyle(day, { ends: [selected, other], from, to, min }),
                        day === today && "underline underline-offset-4",
                      )}
                      onClick={() => day >= min && onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function takeFocus(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
}

interface Period {
  ends: readonly (string | undefined)[];
  from: string | undefined;
  to: string | undefined;
  min: string;
}

function dayStyle(day: string, { ends, from, to, min }: Period): string {
  if (ends.includes(day)) return "bg-brand text-on-brand";
  if (day < min) return "text-ink-3 line-through";
  return from && to && from < day && day < to ? "bg-brand-soft text-brand-ink" : "hover:bg-sunken";
}

function destination(key: string, day: string): string | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    case "Home":
      return addDays(day, -weekdayIndex(day));
    case "End":
      return addDays(day, 6 - weekdayIndex(day));
    default:
      return undefined;
  }
}
