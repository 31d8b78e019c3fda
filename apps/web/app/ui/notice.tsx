import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const TONES = {
  info: { colors: "bg-brand-soft text-brand-ink", icon: Info },
  ok: { colors: "bg-ok-soft text-ok-ink", icon: CircleCheck },
  warn: { colors: "bg-warn-soft text-warn-ink", icon: TriangleAlert },
  danger: { colors: "bg-danger-soft text-danger-ink", icon: CircleAlert },
} as const;

export interface NoticeProps {
  tone: keyof typeof TONES;
  title: ReactNode;
  /** Below the title. */
  children?: ReactNode;
  /** At the end of the line; below on narrow screens. */
  action?: ReactNode;
  /** Announced when it appears; not for what is there on load. */
  live?: "assertive" | "polite";
  className?: string;
}

export function Notice({ tone, title, children, action, live, className }: NoticeProps) {
  const { colors, icon: Icon } = TONES[tone];
  return (
    <div
      role={live && (live === "assertive" ? "alert" : "status")}
      className={cx("flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg p-4", colors, className)}
    >
      <div className="beside min-w-0 flex-1 basis-72">
        <Icon className="ico mt-0.5" aria-hidden="true" />
        <div className="beside-text">
          <p className="font-semibold">{title}</p>
          {children !== undefined && <div className="mt-0.5 text-sm">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
