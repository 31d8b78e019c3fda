import type { FoundWayOut } from "@app/contract/missions/missions";
import type { PlaceView } from "@app/contract/places/places";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ActiveChips } from "../bar/search-chips.tsx";
import { activeFilters } from "../filters/active-filters.ts";
import { filtersSearch, type MissionFilters } from "../filters/filters.ts";
import { datePhrase } from "../filters/moments.fr.ts";
import { hasRadius } from "../filters/searched-place.ts";
import { missionsText } from "./missions-count.fr.ts";
import { causeText, type WayOutLink, wayOutLinks } from "./ways-out.fr.ts";

export interface NoResultsProps {
  path: string;
  filters: MissionFilters;
  place?: PlaceView | null | undefined;
  count: number;
  /** Other searches that find something. */
  waysOut?: readonly FoundWayOut[] | undefined;
  /** The search without any filter. */
  nothing?: string;
  /** Saves the search, or asks to be alerted. */
  save?: ReactNode;
}

const NONE: readonly FoundWayOut[] = [];

export function NoResults({ path, filters, place, count, waysOut = NONE, nothing = "", save }: NoResultsProps) {
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
  const links = wayOutLinks(waysOut, filters, place);
  return (
    <EmptyState
      title={emptyTitle(filters, place)}
      text={causeText(waysOut, filters, place)}
      action={
        <div className="grid justify-items-center gap-5">
          {links.length > 0 ? (
            <WaysOut path={path} links={links} />
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

function WaysOut({ path, links }: { path: string; links: readonly WayOutLink[] }) {
  return (
    <ul className="grid gap-2" aria-label="Autres recherches">
      {links.map(({ label, search, count, estimate }) => (
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
