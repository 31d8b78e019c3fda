import { formatLongDay } from "@app/domain/time/format-time";
import { BookmarkPlus, Trash2 } from "lucide-react";
import { Link, useFetcher } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Toggle } from "../../../ui/fields/toggle.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { activeFilters } from "../filters/active-filters.ts";
import { filtersSearch, type MissionFilters } from "../filters/filters.ts";

export interface SavedSearch {
  id: number;
  savedAt: string;
  labels: readonly string[];
  to: string;
  /** Whether new missions that answer it are notified. */
  alerts: boolean;
}

export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const fetcher = useFetcher({ key: `delete-search-${search.id}` });
  const name = search.labels.join(", ");
  return (
    <li className={cx("card flex flex-wrap items-center gap-3 p-4", fetcher.state !== "idle" && "opacity-60")}>
      <div className="min-w-0 flex-1 basis-44">
        <Link to={search.to} className="link inline-flex min-h-11 items-center font-semibold">
          <span className="min-w-0 break-words">{name}</span>
        </Link>
        <p className="text-ink-3 text-xs">{`Enregistrée le ${formatLongDay(new Date(search.savedAt))}`}</p>
      </div>
      <AlertsForm search={search} name={name} />
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="delete-search" />
        <input type="hidden" name="id" value={search.id} />
        <IconButton type="submit" icon={Trash2} label={`Supprimer la recherche\u00a0: ${name}`} />
      </fetcher.Form>
    </li>
  );
}

/** Whether a new mission that answers this search is notified. */
function AlertsForm({ search, name }: { search: SavedSearch; name: string }) {
  const fetcher = useFetcher({ key: `search-alerts-${search.id}` });
  const requested = fetcher.formData?.get("alerts");
  const isOn = typeof requested === "string" ? requested === "true" : search.alerts;
  return (
    <fetcher.Form method="post" className="flex shrink-0 items-center gap-2 text-sm">
      <input type="hidden" name="intent" value="search-alerts" />
      <input type="hidden" name="id" value={search.id} />
      <input type="hidden" name="alerts" value={String(!isOn)} />
      <span aria-hidden="true" className="max-md:hidden">
        Alertes
      </span>
      <Toggle checked={isOn} label={`Alertes\u00a0: ${name}`} pending={fetcher.state !== "idle"} />
    </fetcher.Form>
  );
}

/** Nothing without filters. */
export function SaveSearchForm({ filters }: { filters: MissionFilters }) {
  // What one declares changes: it is asked again each time.
  const saved = { ...filters, certificates: false };
  const search = filtersSearch(saved);
  const fetcher = useFetcher<{ ok: boolean }>({ key: `save-search-${search}` });
  if (activeFilters(saved).length === 0) return null;
  const isSaved = fetcher.data?.ok === true;
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
        {isSaved ? "Recherche enregistrée" : "Enregistrer cette recherche"}
      </Button>
    </fetcher.Form>
  );
}
