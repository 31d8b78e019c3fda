import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";

export interface ToggleProps extends Omit<ComponentProps<"button">, "children" | "type"> {
  checked: boolean;
  /** The same in both states. */
  label: string;
  pending?: boolean;
}

/** A submit button, so that it works in a plain form. */
export function Toggle({ checked, label, pending = false, className, ...rest }: ToggleProps) {
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-busy={pending || undefined}
      className={cx("toggle", className)}
      {...rest}
    />
  );
}
