import type { ApplicationView } from "@app/contract/applications";
import type { MissionPage } from "@app/contract/missions";
import { formatCount } from "@app/domain/format";
import type { Availability } from "@app/domain/profile";
import { useSearchParams } from "react-router";
import type { BroaderSearch } from "../../features/missions/search/broader-filters.ts";
import { filtersSearch, type MissionFilters } from "../../features/missions/search/filters.ts";
import { NoResults } from "../../features/missions/search/no-results.tsx";
import { SpellingNotice } from "../../features/missions/search/spelling-notice.tsx";
import { pagerOf } from "../../lib/paging.ts";
import { Pager } from "../../ui/pager.tsx";
import { MissionCards } from "./mission-cards.tsx";

const URGENT_FIRST = 4;

export interface MissionResultsProps {
  page: number;
  missions: MissionPage;
  urgent: MissionPage;
  filters: MissionFilters;
  relaxed: readonly BroaderSearch[];
  path: string;
  accepted: readonly ApplicationView[];
  availability: Availability | null;
}

export function MissionResults(props: MissionResultsProps) {
  const { missions, filters, relaxed, path, accepted, availability } = props;
  const [search] = useSearchParams();
  if (missions.results.length === 0) {
    return (
      <div className="mt-7">
        <NoResults path={path} filters={filters} count={missions.count} relaxed={relaxed} />
      </div>
    );
  }
  return (
    <>
      <div className="mt-5 empty:hidden">
        <SpellingNotice typed={filters.query} corrected={missions.corrected} />
      </div>
      <MissionCards sections={sectionsOf(props)} accepted={accepted} availability={availability} />
      <div className="mt-8">
        <Pager {...pagerOf(missions.count, search)} />
      </div>
    </>
  );
}

/** Urgent missions first, on the first page only. */
function sectionsOf({ page, missions, urgent, filters, path }: MissionResultsProps) {
  if (filters.urgent) return [{ title: "Missions urgentes", missions: missions.results }];
  const first = urgent.results.slice(0, URGENT_FIRST);
  const shown = new Set(first.map(({ id }) => id));
  const others = missions.results.filter(({ id }) => !shown.has(id));
  const all = { to: path + filtersSearch({ ...filters, urgent: true }), label: allUrgent(urgent) };
  return [
    { title: "Missions urgentes", missions: page === 1 ? first : [], ...(urgent.count > first.length && { all }) },
    { title: first.length > 0 ? "Autres missions" : "Toutes les missions", missions: others },
  ].filter((section) => section.missions.length > 0);
}

/** « Voir les 212 missions urgentes ». */
function allUrgent({ count, count_is_estimate }: MissionPage): string {
  return `Voir les ${count_is_estimate ? "quelque " : ""}${formatCount(count)} missions urgentes`;
}
