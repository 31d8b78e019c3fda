import type { ApplicationView } from "@app/contract/applications";
import type { MissionPage } from "@app/contract/missions";
import type { Availability } from "@app/domain/profile";
import { Link, useSearchParams } from "react-router";
import type { BroaderSearch } from "../../features/missions/search/broader-filters.ts";
import { EVERYWHERE, filtersSearch, type MissionFilters } from "../../features/missions/search/filters.ts";
import { NoResults } from "../../features/missions/search/no-results.tsx";
import { SaveSearchForm } from "../../features/missions/search/saved-search-row.tsx";
import { SpellingNotice } from "../../features/missions/search/spelling-notice.tsx";
import { pagerOf } from "../../lib/paging.ts";
import { Pager } from "../../ui/pager.tsx";
import { MissionCards } from "./mission-cards.tsx";

export interface MissionResultsProps {
  missions: MissionPage;
  filters: MissionFilters;
  relaxed: readonly BroaderSearch[];
  /** Of missions chosen for this person; absent in a search. */
  reasons?: Readonly<Record<number, readonly string[]>> | undefined;
  /** The place chosen on the map. */
  at?: string | undefined;
  path: string;
  accepted: readonly ApplicationView[];
  availability: Availability | null;
}

export function MissionResults(props: MissionResultsProps) {
  const { missions, filters, relaxed, reasons, path, accepted, availability, at } = props;
  const [search] = useSearchParams();
  if (missions.results.length === 0) {
    return (
      <NoResults
        path={path}
        filters={filters}
        place={missions.place}
        count={missions.count}
        relaxed={relaxed}
        nothing={EVERYWHERE}
        save={<SaveSearchForm filters={filters} />}
      />
    );
  }
  if (reasons) {
    return (
      <>
        <MissionCards
          sections={[{ title: "Missions pour vous", missions: missions.results, titleHidden: true }]}
          {...{ accepted, availability, reasons }}
        />
        <Link to={path + filtersSearch(filters)} className="link mt-5 inline-flex min-h-11 items-center">
          Toutes les missions de mon secteur
        </Link>
        <p className="text-ink-2 text-sm">
          Dans votre rayon et à vos horaires.{" "}
          <Link to="/classement#pour-vous" className="link">
            L’ordre expliqué
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <SpellingNotice typed={filters.query} corrected={missions.corrected} />
      <MissionCards
        sections={[{ title: "Missions trouvées", missions: missions.results, titleHidden: true }]}
        accepted={accepted}
        availability={availability}
        narrow={filters.map}
      />
      {at === undefined && (
        <div className="mt-8">
          <Pager {...pagerOf(missions.count, search)} />
        </div>
      )}
    </>
  );
}
