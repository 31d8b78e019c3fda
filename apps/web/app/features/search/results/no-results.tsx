import type { PlaceView } from "@app/contract/places/places";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ActiveChips } from "../bar/search-chips.tsx";
import { activeFilters } from "../filters/active-filters.ts";
import type { BroaderSearch } from "../filters/broader-filters.ts";
import { filtersSearch, type MissionFilters } from "../filters/filters.ts";
import { datePhrase } from "../filters/moments.fr.ts";
import { hasRadius } from "../filters/searched-place.ts";
import { missionsText } from "./missions-count.fr.ts";

export interface NoResultsProps {
  path: string;
  filters: MissionFilters;
  place?: PlaceView | null | undefined;
  count: number;
  relaxed?: readonly BroaderSearch[];
  /** The search without any filter. */
  nothing?: string;
  /** Saves the search. */
  save?: ReactNode;
}

const NONE: readonly BroaderSearch[] = [];

export function NoResults({ path, filters, place, count, relaxed = NONE, nothing = "", save }: NoResultsProps) {
  if (count > 0) {
    return (
      <EmptyState
        title="Il n’y a plus de mission sur cette page"
        text="La liste a raccourci depuis votre dernière visite."
        action={<LinkButton to={`${path}${filtersSearch(filters)}`}>Revenir au début</LinkButton>}
      />
    );
  }
  const active = activeFilters(filters);
  if (active.length === 0) {
    return <EmptyState title="Aucune mission pour le moment" />;
  }
  return (
    <EmptyState
      title={emptyTitle(filters, place)}
      text={relaxed.length > 0 ? "Élargissez votre recherche\u00a0:" : "Retirez un filtre, ou cherchez plus loin."}
      action={
        <div className="grid justify-items-center gap-5">
          {relaxed.length > 0 ? (
            <RelaxedSearches path={path} relaxed={relaxed} />
          ) : (
            <ActiveChips
              path={path}
              active={active}
              nothing={nothing}
              className="flex flex-wrap justify-center gap-2"
            />
          )}
          <LinkButton to={path + nothing} variant="line">
            Effacer les filtres
          </LinkButton>
          {save}
        </div>
      }
    />
  );
}

/** « Rien ce soir à 15 km. » */
function emptyTitle(filters: MissionFilters, place: NoResultsProps["place"]): string {
  const parts = [
    ...(filters.date === "" ? [] : [datePhrase(filters.date)]),
    ...(hasRadius(filters, place) ? [`à ${filters.radius}\u00a0km`] : []),
  ];
  return parts.length === 0 ? "Aucune mission trouvée" : `Rien ${parts.join(" ")}.`;
}

function RelaxedSearches({ path, relaxed }: { path: string; relaxed: readonly BroaderSearch[] }) {
  return (
    <ul className="grid gap-2" aria-label="Recherches plus larges">
      {relaxed.map(({ label, search, count, estimate }) => (
        <li key={label}>
          <Link
            to={path + search}
            className="flex min-h-11 items-center justify-between gap-5 rounded-md border border-line bg-surface px-4 text-left no-underline hover:border-brand"
          >
            <span className="font-semibold text-brand">{label}</span>
            <span className="num text-ink-2 text-sm">{missionsText({ count, count_is_estimate: estimate })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The list failed; the filters still work. */
export function ListFailed({ retry }: { retry: To }) {
  return (
    <EmptyState
      title="Impossible de charger les missions."
      text="Réessayez dans un instant."
      action={
        <LinkButton to={retry} reloadDocument>
          Réessayer
        </LinkButton>
      }
    />
  );
}
