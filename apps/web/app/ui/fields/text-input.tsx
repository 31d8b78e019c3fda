import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names.ts";
import { useControl } from "./field.tsx";

export interface TextInputProps extends ComponentProps<"input"> {
  icon?: LucideIcon;
  /** A unit or a counter at the end of the field. */
  suffix?: ReactNode;
}

/** Inside a Field it takes its id, name and errors from it; attributes given here win. */
export function TextInput({ icon: Icon, suffix, className, type = "text", ...rest }: TextInputProps) {
  const control = useControl();
  const input = (
    <input type={type} className={cx("input", suffix !== undefined && "pr-14!", className)} {...control} {...rest} />
  );
  if (!Icon && suffix === undefined) return input;
  return (
    <div className={cx("relative", Icon && "with-ico")}>
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {input}
      {suffix !== undefined && <span className="absolute top-3 right-4 text-ink-3">{suffix}</span>}
    </div>
  );
}
