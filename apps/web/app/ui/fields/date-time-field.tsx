import { DateInput } from "./date-input.tsx";
import { Field } from "./field.tsx";
import type { FieldErrors } from "./field-errors.ts";
import { type TypedValues, typed } from "./form-values.ts";
import { TimeInput } from "./time-input.tsx";

interface Box {
  name: string;
  label: string;
}

export interface DateTimeFieldProps {
  date: Box;
  time: Box;
  /** `2026-11-14` and `18:30`, by name. */
  values: TypedValues;
  errors: FieldErrors;
  required?: boolean;
  /** Today as the server knows it. */
  today: string;
  min?: string | undefined;
  /** The day at the other end of the period. */
  other?: string | undefined;
  /** Why it cannot change; the values are still posted. */
  locked?: string | undefined;
  hint?: string;
  /** In a column too narrow for both. */
  stacked?: boolean;
}

export function DateTimeField({
  date,
  time,
  values,
  errors,
  required = false,
  locked,
  hint,
  stacked = false,
  ...calendar
}: DateTimeFieldProps) {
  const text = locked ?? hint;
  const need = required ? { required } : { optional: true };
  const isLocked = locked !== undefined;
  return (
    <div className={`grid items-start gap-4 ${stacked ? "" : "sm:grid-cols-[minmax(0,1fr)_minmax(0,11.5rem)]"}`}>
      <Field {...date} {...need} error={errors[date.name]} {...(text !== undefined && { hint: text })}>
        <DateInput defaultValue={typed(values, date.name)} locked={isLocked} {...calendar} />
      </Field>
      <Field {...time} {...need} error={errors[time.name]}>
        <TimeInput defaultValue={typed(values, time.name)} locked={isLocked} />
      </Field>
    </div>
  );
}
