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
      <p className="display num font-bold text-lg md:text-xl" aria-live="polite">
        {text}
      </p>
      <div className="flex min-w-fit flex-1 items-center justify-end gap-2">
        {sortable && <SortSelect sort={filters.sort} hasPlace={filters.location !== ""} />}
        {view}
      </div>
    </div>
  );
}
