import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { accentAt } from "./accent.ts";
import { cx } from "./class-names.ts";
import { Skeleton } from "./skeleton.tsx";

export interface StatTileProps {
  /** Formatted; undefined while it loads. */
  value: string | undefined;
  label: string;
  detail?: string | undefined;
  icon?: LucideIcon;
  /** Position in the row, for the tint of the icon. */
  accent?: number;
  to?: string;
}

const FRAME = "card flex h-full justify-between gap-3 p-3 md:p-6";

export function StatTile({ value, label, detail, icon: Icon, accent = 0, to }: StatTileProps) {
  const content: ReactNode = (
    <>
      <span className="min-w-0">
        {value === undefined ? (
          <Skeleton className="h-9 w-16 md:h-12.5" />
        ) : (
          <span className="display num block font-bold text-3xl md:text-5xl">{value}</span>
        )}
        <span className="mt-1 block font-medium text-[.8125rem] leading-tight md:mt-2 md:text-base">{label}</span>
        {detail !== undefined && <span className="hidden text-ink-2 text-sm md:block">{detail}</span>}
      </span>
      {Icon && (
        <span
          className={cx(
            "acc-tint hidden size-12 shrink-0 place-content-center rounded-lg text-xl lg:grid",
            accentAt(accent),
          )}
        >
          <Icon className="ico" aria-hidden="true" />
        </span>
      )}
    </>
  );
  if (to === undefined) return <div className={FRAME}>{content}</div>;
  return (
    <Link to={to} className={cx(FRAME, "no-underline hover:shadow-2")}>
      {content}
    </Link>
  );
}
