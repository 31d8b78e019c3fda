import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const TONES = {
  ok: "b-ok",
  warn: "b-warn",
  grey: "b-grey",
  blue: "b-blue",
  red: "b-red",
  feu: "b-feu",
  "feu-soft": "b-feu-soft",
  glace: "b-glace",
  dash: "b-dash",
  line: "b-line",
  "ok-line": "b-ok-line",
  "solid-ok": "b-solid-ok",
  /** For badges that bring their own colours through `className`. */
  bare: "",
} as const;

export type BadgeTone = keyof typeof TONES;

export interface BadgeProps {
  tone: BadgeTone;
  icon?: LucideIcon | undefined;
  dot?: boolean;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone, icon: Icon, dot = false, className, children }: BadgeProps) {
  return (
    <span className={cx("badge", TONES[tone], className)}>
      {dot && <span className="dot" />}
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {children}
    </span>
  );
}
