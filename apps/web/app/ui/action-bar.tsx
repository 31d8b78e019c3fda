import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const PLACES = { menu: "", "above-menu": "is-raised", "page-end": "is-sticky" } as const;

export interface ActionBarProps {
  label: string;
  /** On a phone: instead of the bottom menu, above it, or at the end of a page that has none. */
  place?: keyof typeof PLACES;
  className?: string;
  children: ReactNode;
}

export function ActionBar({ label, place = "menu", className, children }: ActionBarProps) {
  return (
    <section aria-label={label} className={cx("action-bar", PLACES[place], className)}>
      <div className={cx("py-3", place === "page-end" ? "wrap" : "mx-auto max-w-[1120px] px-4 md:px-8")}>
        {children}
      </div>
    </section>
  );
}
