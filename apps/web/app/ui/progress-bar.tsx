import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const TONES = { ok: "", hot: "bar-hot", full: "bar-full", brand: "bar-brand" } as const;

export interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
  tone?: keyof typeof TONES;
  /** Above the bar, left and right. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string;
}

export function ProgressBar({ label, value, max, tone = "ok", start, end, className }: ProgressBarProps) {
  return (
    <div className={className}>
      {(start !== undefined || end !== undefined) && (
        <div className="mb-1.5 flex justify-between gap-3 text-ink-2 text-xs">
          <span className={cx(tone === "hot" && "font-semibold text-feu-deep")}>{start}</span>
          <span className="num">{end}</span>
        </div>
      )}
      <progress className={cx("bar", TONES[tone])} aria-label={label} value={Math.min(value, max)} max={max} />
    </div>
  );
}
