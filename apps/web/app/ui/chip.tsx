import { type LucideIcon, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./class-names.ts";

interface ChipStyle {
  icon?: LucideIcon;
  /** A number after the label. */
  count?: number | undefined;
  /** `feu` turns vermilion when on: urgency only. */
  tone?: "ink" | "feu";
  small?: boolean;
}

function chipClass({ tone, small }: ChipStyle, className?: string): string {
  return cx("chip", tone === "feu" && "chip-feu", small && "chip-sm", className);
}

function ChipContent({ icon: Icon, count, children }: Pick<ChipStyle, "icon" | "count"> & { children: ReactNode }) {
  return (
    <>
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {children}
      {count !== undefined && <span className="chip-n">{count}</span>}
    </>
  );
}

/** A toggle (give `pressed`) or a small action (leave it out). */
export function Chip({
  icon,
  count,
  tone = "ink",
  small = false,
  pressed,
  dashed = false,
  className,
  type = "button",
  children,
  ...rest
}: ComponentProps<"button"> & ChipStyle & { pressed?: boolean; dashed?: boolean }) {
  return (
    <button
      type={type}
      aria-pressed={pressed}
      className={chipClass({ tone, small }, cx(dashed && "chip-add", className))}
      {...rest}
    >
      <ChipContent {...(icon ? { icon } : {})} count={count}>
        {children}
      </ChipContent>
    </button>
  );
}

export function ChipLink({
  icon,
  count,
  tone = "ink",
  small = false,
  current = false,
  className,
  children,
  ...rest
}: LinkProps & ChipStyle & { current?: boolean }) {
  return (
    <Link aria-current={current ? "page" : undefined} className={chipClass({ tone, small }, className)} {...rest}>
      <ChipContent {...(icon ? { icon } : {})} count={count}>
        {children}
      </ChipContent>
    </Link>
  );
}

export interface RemovableChipProps {
  icon?: LucideIcon;
  small?: boolean;
  /** « Retirer le filtre Lyon ». */
  removeLabel: string;
  /** An address without the value, or an action. */
  remove: { to: string; state?: unknown } | { onRemove: () => void };
  children: ReactNode;
}

export function RemovableChip({ icon: Icon, small = false, removeLabel, remove, children }: RemovableChipProps) {
  return (
    <span className={cx("chip chip-x", small && "chip-sm")}>
      {Icon && <Icon className="ico" aria-hidden="true" />}
      {children}
      {"to" in remove ? (
        <Link to={remove.to} state={remove.state} aria-label={removeLabel} preventScrollReset>
          <X className="ico" aria-hidden="true" />
        </Link>
      ) : (
        <button type="button" aria-label={removeLabel} onClick={remove.onRemove}>
          <X className="ico" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
