import type { ReactNode } from "react";
import type { MissionFilters } from "../filters/filters.ts";
import { SortSelect } from "./sort-select.tsx";

export interface ResultsHeaderProps {
  /** « 14 missions ce soir » */
  text: string;
  filters: Pick<MissionFilters, "sort" | "location">;
  /** List or map. */
  view?: ReactNode;
  /** False where the order cannot be chosen. */
  sortable?: boolean;
}

export function ResultsHeader({ text, filters, view, sortable = true }: ResultsHeaderProps) {
  return (
    <div className="results-header">
      <p
        className="results-count display num font-bold text-base leading-tight md:text-xl"
        aria-live="polite"
        aria-atomic="true"
      >
        {text}
      </p>
      <div className="ms-auto flex min-w-fit items-center gap-1">
        {sortable && <SortSelect sort={filters.sort} hasPlace={filters.location !== ""} />}
        {view}
      </div>
    </div>
  );
}
