import { BellRing } from "lucide-react";
import { LinkButton } from "../../../ui/link-button.tsx";
import { activeFilters } from "../filters/active-filters.ts";
import { DEFAULT_SORT, filtersSearch, type MissionFilters } from "../filters/filters.ts";

/** For a visitor: to the page that asks for an address. Nothing without filters. */
export function AlertLink({ filters }: { filters: MissionFilters }) {
  if (activeFilters(filters).length === 0) return null;
  return (
    <LinkButton
      to={`/alertes${filtersSearch({ ...filters, sort: DEFAULT_SORT, map: false })}`}
      variant="line"
      icon={BellRing}
      rel="nofollow"
    >
      M’alerter par e-mail
    </LinkButton>
  );
}
