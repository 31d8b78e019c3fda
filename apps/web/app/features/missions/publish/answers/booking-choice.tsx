import { BOOKING_LABELS, BOOKING_NOTES } from "@app/domain/applications/booking-mode.fr";
import { BOOKING_MODES } from "@app/domain/missions/mission";
import { useState } from "react";
import { cx } from "../../../../ui/class-names.ts";
import { FieldError, fieldId } from "../../../../ui/fields/field.tsx";

/** Who gets the places: beside how many there are. */
export function BookingChoice({ value, error }: { value: string; error: string | undefined }) {
  const [mode, setMode] = useState(BOOKING_MODES.find((known) => known === value) ?? "choose");
  return (
    <fieldset data-invalid={error === undefined ? undefined : ""} className="text-sm">
      <legend className="sr-only">Qui prend la place</legend>
      <div className="flex flex-wrap gap-x-4">
        {BOOKING_MODES.map((one, index) => (
          <label key={one} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              id={index === 0 ? fieldId("booking") : undefined}
              name="booking"
              value={one}
              checked={mode === one}
              onChange={() => setMode(one)}
            />
            {BOOKING_LABELS[one]}
          </label>
        ))}
      </div>
      <p className={cx("text-ink-2", mode === "choose" && "max-md:sr-only")}>{BOOKING_NOTES.employer[mode]}</p>
      <FieldError id="booking-error" error={error} />
    </fieldset>
  );
}
