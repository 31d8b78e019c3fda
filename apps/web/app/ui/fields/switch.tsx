import { Flame, Snowflake } from "lucide-react";
import type { ComponentProps } from "react";

export interface SwitchProps extends Omit<ComponentProps<"button">, "onChange" | "children"> {
  checked: boolean;
  /** The same in both states. */
  label: string;
  /** Without it the switch is a submit button, so that it works in a plain form. */
  onChange?: (checked: boolean) => void;
  pending?: boolean;
}

export function Switch({ checked, label, onChange, pending = false, className, ...rest }: SwitchProps) {
  return (
    <button
      type={onChange ? "button" : "submit"}
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-busy={pending || undefined}
      className={`switch ${className ?? ""}`}
      onClick={onChange && (() => onChange(!checked))}
      {...rest}
    >
      <Snowflake className="ico ico-off" aria-hidden="true" />
      <Flame className="ico ico-on" aria-hidden="true" />
    </button>
  );
}
