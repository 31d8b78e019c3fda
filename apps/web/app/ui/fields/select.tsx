import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";
import { useControl } from "./field.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends ComponentProps<"select"> {
  options: readonly SelectOption[];
  /** First entry, with an empty value. */
  placeholder?: string;
}

/** The native element works without script. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select className={cx("input select", className)} {...useControl()} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="ico pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2"
        aria-hidden="true"
      />
    </div>
  );
}
