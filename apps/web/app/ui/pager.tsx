import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

export interface PagerProps {
  /** Pages to list, gaps included; the last number is the last page. */
  items: readonly (number | "ellipsis")[];
  current: number;
  hrefFor: (page: number) => string;
  label?: string;
}

export function Pager({ items, current, hrefFor, label = "Pagination" }: PagerProps) {
  const pages = items.filter((item) => item !== "ellipsis");
  const last = pages.at(-1) ?? 1;
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className="pager">
      <Step to={current > 1 ? hrefFor(current - 1) : undefined} rel="prev">
        <ChevronLeft className="ico" aria-hidden="true" />
        <span className="sr-only md:not-sr-only">Précédent</span>
      </Step>
      {items.map((item, index) =>
        item === "ellipsis" ? (
          // A gap has no identity but what it follows.
          <span key={`after-${items[index - 1]}`} aria-hidden="true" className="gap">
            …
          </span>
        ) : (
          <Link
            key={item}
            to={hrefFor(item)}
            aria-label={`Page ${item}`}
            aria-current={item === current ? "page" : undefined}
          >
            {item}
          </Link>
        ),
      )}
      <Step to={current < last ? hrefFor(current + 1) : undefined} rel="next">
        <span className="sr-only md:not-sr-only">Suivant</span>
        <ChevronRight className="ico" aria-hidden="true" />
      </Step>
    </nav>
  );
}

/** At either end it stays in sight, so that nothing moves, but there is nothing to follow nor to focus. */
function Step({ to, rel, children }: { to: string | undefined; rel: "prev" | "next"; children: ReactNode }) {
  if (to === undefined) {
    return (
      // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- a link that leads nowhere is skipped by Tab
      <span className="nav off" role="link" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className="nav">
      {children}
    </Link>
  );
}
