import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { cx } from "../class-names.ts";
import { FieldError, FieldLabel, fieldId } from "./field.tsx";

export interface RadioCardOption {
  value: string;
  label: string;
  description?: string;
  icon?: LucideIcon;
  /** Say beside the cards why. */
  disabled?: boolean;
}

export interface RadioCardsProps {
  legend: string;
  name: string;
  options: readonly RadioCardOption[];
  required?: boolean;
  error?: string | undefined;
  /** Give `value` and `onChange`, or `defaultValue` alone. */
  value?: string;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  columns?: 1 | 2 | 3;
}

const COLUMNS = { 1: "", 2: "grid-cols-2", 3: "sm:grid-cols-3" } as const;

export function RadioCards({
  legend,
  name,
  options,
  required = false,
  error,
  columns = 2,
  ...choice
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-invalid={error === undefined ? undefined : ""}
    >
      <legend className="label">
        <FieldLabel required={required} optional={false}>
          {legend}
        </FieldLabel>
      </legend>
      <div className={cx("grid gap-3", COLUMNS[columns])}>
        {options.map(({ value, label, description, icon: Icon, disabled = false }, index) => (
          <label key={value} className="radio-card">
            <span className="flex min-h-6 items-center justify-between text-xl">
              {Icon && <Icon className="ico" aria-hidden="true" />}
              <input
                type="radio"
                // Where an error summary leads.
                id={index === 0 ? fieldId(name) : undefined}
                name={name}
                value={value}
                required={required}
                disabled={disabled}
                {...(choice.value === undefined
                  ? { defaultChecked: choice.defaultValue === value }
                  : { checked: choice.value === value })}
                onChange={() => choice.onChange?.(value)}
              />
            </span>
            <span className="mt-1 font-bold font-display text-lg">{label}</span>
            {description !== undefined && <span className="text-ink-2 text-sm">{description}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
