import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";
import { useControl } from "./field.tsx";

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cx("input", className)} {...useControl()} {...rest} />;
}
