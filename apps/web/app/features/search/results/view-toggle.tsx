import { List, Map as MapIcon } from "lucide-react";
import { Link } from "react-router";
import { filtersSearch, type MissionFilters } from "../filters/filters.ts";

export interface ViewToggleProps {
  path: string;
  filters: MissionFilters;
  /** The search of a list without any filter. */
  nothing?: string;
}

/** The same search as a list or on a map. */
export function ViewToggle({ path, filters, nothing = "" }: ViewToggleProps) {
  const current = (isCurrent: boolean) => (isCurrent ? "page" : undefined);
  return (
    <nav className="view-toggle" aria-label="Affichage">
      <Link
        to={path + (filtersSearch({ ...filters, map: false }) || nothing)}
        aria-current={current(!filters.map)}
        preventScrollReset
      >
        <List className="ico" aria-hidden="true" />
        <span className="max-sm:sr-only">Liste</span>
      </Link>
      <Link
        to={path + filtersSearch({ ...filters, map: true })}
        aria-current={current(filters.map)}
        preventScrollReset
        rel="nofollow"
      >
        <MapIcon className="ico" aria-hidden="true" />
        <span className="max-sm:sr-only">Carte</span>
      </Link>
    </nav>
  );
}
