import { formatLongDay } from "@app/domain/format";
import { Trash2 } from "lucide-react";
import { Link, useFetcher } from "react-router";
import { cx } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

export interface SavedSearch {
  id: number;
  savedAt: string;
  /** What it asks for, in words. */
  labels: readonly string[];
  /** The list with these filters. */
  to: string;
}

/** One search: run again from its name, or let go. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const fetcher = useFetcher({ key: `delete-search-${search.id}` });
  const name = search.labels.join(", ");
  return (
    <li className={cx("card flex items-center gap-3 p-4", fetcher.state !== "idle" && "opacity-60")}>
      <div className="min-w-0 flex-1">
        <Link to={search.to} className="link inline-flex min-h-11 items-center font-semibold">
          <span className="min-w-0 break-words">{name}</span>
        </Link>
        <p className="text-ink-3 text-xs">{`Enregistrée le ${formatLongDay(new Date(search.savedAt))}`}</p>
      </div>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="delete-search" />
        <input type="hidden" name="id" value={search.id} />
        <IconButton type="submit" icon={Trash2} label={`Supprimer la recherche\u00a0: ${name}`} />
      </fetcher.Form>
    </li>
  );
}
