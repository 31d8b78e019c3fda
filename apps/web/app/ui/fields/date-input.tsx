import { CalendarDays, Lock } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { Calendar } from "./calendar.tsx";
import { useControl } from "./field.tsx";
import { useMaskedInput } from "./masked-input.ts";
import { longDay, weekdayName } from "./month.ts";
import { existing, formatDay, parseDay } from "./parse-date.ts";

export interface DateInputProps {
  /** Today as the server knows it, `2026-11-14`. */
  today: string;
  /** Earlier days are disabled; an invalid value is ignored. */
  min?: string | undefined;
  /** The other end of the period. */
  other?: string | undefined;
  defaultValue?: string;
  locked?: boolean;
}

/** A day, typed as 14/11/2026 or picked in a month; posts `2026-11-14`. Inside a Field. */
export function DateInput({ today, defaultValue = "", locked = false, ...period }: DateInputProps) {
  const { name, ...control } = useControl();
  const min = existing(period.min);
  const { posted, fill, box, hidden } = useMaskedInput({
    name,
    native: "date",
    defaultValue,
    parse: (typed) => parseDay(typed, min ?? today),
    format: formatDay,
    locked,
  });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const day = existing(posted);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    // The month closes, not the dialog around it.
    event.stopPropagation();
    close();
  }

  function closeWhenLeft(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <div role="presentation" className="relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <input
        className={cx("input num", box.type === "text" && "pr-24!")}
        {...(box.type === "date" ? { min } : { placeholder: "jj/mm/aaaa" })}
        {...control}
        {...box}
      />
      {hidden && <input {...hidden} />}
      {day !== undefined && (
        <span className="js-only absolute top-3 right-14 text-ink-2" aria-hidden="true">
          {weekdayName(day)}
        </span>
      )}
      {locked ? (
        <Lock className="ico absolute top-3.5 right-4 text-ink-3" aria-hidden="true" />
      ) : (
        <button
          type="button"
          ref={button}
          className="js-only absolute top-0.5 end-1 grid size-11 cursor-pointer place-content-center rounded-md text-ink-2"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={day === undefined ? "Choisir une date" : `Changer la date, ${longDay(day)}`}
          onClick={() => setOpen(!open)}
        >
          <CalendarDays className="ico" aria-hidden="true" />
        </button>
      )}
      {open && (
        <>
          <Outside onPress={close} />
          <Calendar
            selected={day}
            other={existing(period.other)}
            min={min}
            today={today}
            onPick={(picked) => {
              fill(picked);
              close();
            }}
          />
        </>
      )}
    </div>
  );
}

/** Closes the sheet of a phone. */
function Outside({ onPress }: { onPress: () => void }) {
  return (
    <div
      className="fixed inset-0 z-40 md:hidden"
      aria-hidden="true"
      onMouseDown={(event) => {
        event.preventDefault();
        onPress();
      }}
    />
  );
}
