import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { FieldError } from "./field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  description?: ReactNode;
  icon?: LucideIcon;
  error?: string | undefined;
  /** Framed, for a choice that carries weight; `feu` for urgency. */
  frame?: "none" | "line" | "feu";
}

export function Checkbox({ label, description, icon: Icon, error, frame = "none", className, ...rest }: CheckboxProps) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={cx(
          "flex min-h-11 cursor-pointer gap-3",
          description === undefined ? "items-center" : "items-start",
          frame === "line" &&
            "rounded-lg border-[1.5px] border-line-strong bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft",
          frame === "feu" && "rounded-lg bg-feu-soft p-4",
        )}
      >
        <input
          type="checkbox"
          className={cx("check", description !== undefined && "mt-px")}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...rest}
          id={id}
        />
        <span className="min-w-0 flex-1">
          <span
            className={cx(
              "flex items-center gap-2",
              frame !== "none" && "font-semibold",
              frame === "feu" && "text-feu-ink",
            )}
          >
            {Icon && <Icon className="ico" aria-hidden="true" />}
            <span>{label}</span>
          </span>
          {description !== undefined && <span className="block text-sm text-ink-2">{description}</span>}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
