import type { LucideIcon } from "lucide-react";
import { cx } from "./class-names.ts";

const VARIANTS = {
  primary: "btn-primary",
  line: "btn-line",
  soft: "btn-soft",
  ghost: "btn-ghost",
  gilet: "btn-gilet",
  ok: "btn-ok",
  "danger-line": "btn-danger-line",
  "night-line": "btn-night-line",
} as const;
/** lg 52 px, md 44 px, sm 36 px with a 44 px hit area. */
const SIZES = { lg: "btn-lg", md: "", sm: "btn-sm" } as const;

export interface ButtonStyle {
  /** `gilet` and `night-line` only on night surfaces. */
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  icon?: LucideIcon | undefined;
  iconAfter?: LucideIcon | undefined;
  /** Full width of its container. */
  block?: boolean;
}

export function buttonClass({ variant = "primary", size = "md", block }: ButtonStyle, className?: string): string {
  return cx("btn", VARIANTS[variant], SIZES[size], block && "w-full", className);
}
