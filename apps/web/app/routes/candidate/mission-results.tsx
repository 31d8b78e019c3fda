import type { ApplicationView } from "@app/contract/applications";
import type { MissionPage } from "@app/contract/missions";
import type { Availability } from "@app/domain/profile";
import { useSearchParams } from "react-router";
import type { BroaderSearch } from "../../features/missions/search/broader-filters.ts";
import { EVERYWHERE, type MissionFilters } from "../../features/missions/search/filters.ts";
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
  /** The place chosen on the map. */
  at?: string | undefined;
  path: string;
  accepted: readonly ApplicationView[];
  availability: Availability | null;
}

export function MissionResults(props: MissionResultsProps) {
  const { missions, filters, relaxed, path, accepted, availability, at } = props;
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
