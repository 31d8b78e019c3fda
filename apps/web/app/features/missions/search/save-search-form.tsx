import { BookmarkPlus } from "lucide-react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { activeFilters } from "./active-filters.ts";
import { filtersSearch, type MissionFilters } from "./filters.ts";

/** Keeps the search on the screen; nothing to keep while it asks for everything. */
export function SaveSearchForm({ filters }: { filters: MissionFilters }) {
  const search = filtersSearch(filters);
  const fetcher = useFetcher<{ ok: boolean }>({ key: `save-search-${search}` });
  if (activeFilters(filters).length === 0) return null;
  const saved = fetcher.data?.ok === true;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="save-search" />
      <input type="hidden" name="search" value={search} />
      <Button
        type="submit"
        variant="ghost"
        icon={BookmarkPlus}
        className="-mx-3 text-brand! text-sm!"
        loading={fetcher.state !== "idle"}
      >
        {saved ? "Recherche enregistrée" : "Enregistrer cette recherche"}
      </Button>
    </fetcher.Form>
  );
}
