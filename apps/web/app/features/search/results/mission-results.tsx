import type { ApplicationView } from "@app/contract/applications/applications";
import type { MissionCard } from "@app/contract/missions/missions";
import type { Availability } from "@app/domain/profiles/profile";
import { formatCount } from "@app/domain/text/format-number";
import { Sparkles } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { CANDIDATE_AVAILABILITY, FOR_YOU_MISSIONS } from "../../../lib/candidate-paths.ts";
import { pagerOf } from "../../../lib/paging.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { EVERYWHERE, filtersSearch, type MissionFilters } from "../filters/filters.ts";
import { SaveSearchForm } from "../saved/saved-search-row.tsx";
import type { MissionLists } from "./mission-lists.server.ts";
import { NoResults } from "./no-results.tsx";
import { SpellingNotice } from "./spelling-notice.tsx";

interface CardsProps {
  sections: readonly { title: string; missions: readonly MissionCard[]; titleHidden?: boolean; more?: ReactNode }[];
  availability: Availability | null;
  accepted: readonly ApplicationView[];
  reasons: MissionLists["reasons"];
  narrow: boolean;
}

export interface MissionResultsProps {
  /** The cards, with what applies. */
  Cards: ComponentType<CardsProps>;
  lists: MissionLists;
  filters: MissionFilters;
  /** Only what was chosen for the person. */
  forYou: boolean;
  /** The place chosen on the map. */
  at?: string | undefined;
  path: string;
  accepted: readonly ApplicationView[];
  availability: Availability | null;
}

export function MissionResults(props: MissionResultsProps) {
  const { Cards, lists, filters, forYou, path, accepted, availability, at } = props;
  const [search] = useSearchParams();
  const { page, reasons } = lists;
  if (forYou && page.count === 0) return <NothingForYou />;
  if (page.results.length === 0 && lists.further.length === 0) {
    return (
      <NoResults
        path={path}
        filters={filters}
        place={page.place}
        count={page.count}
        waysOut={page.waysOut}
        nothing={EVERYWHERE}
        save={<SaveSearchForm filters={filters} />}
      />
    );
  }
  return (
    <>
      <SpellingNotice typed={filters.query} corrected={page.corrected} />
      {page.results.length === 0 && (
        <p className="mb-3">{`Rien à ${filters.radius}\u00a0km pour le moment. Voici ce qu’il y a de plus proche.`}</p>
      )}
      <Cards
        sections={sectionsOf(lists, path, filters)}
        {...{ accepted, availability, reasons }}
        narrow={filters.map}
      />
      {forYou && (
        <p className="mt-5 text-ink-2 text-sm">
          Dans votre rayon et à vos horaires.{" "}
          <Link to="/classement#pour-vous" className="link">
            L’ordre expliqué
          </Link>
        </p>
      )}
      {!forYou && (
        <div className="mt-4 text-sm">
          <SaveSearchForm filters={filters} />
        </div>
      )}
      {!forYou && at === undefined && (
        <div className="mt-6">
          <Pager {...pagerOf(page.count, search)} />
        </div>
      )}
    </>
  );
}

/** A list alone has no title to see. */
function sectionsOf(lists: MissionLists, path: string, filters: MissionFilters) {
  const { urgent, urgentCount, few, others, further } = lists;
  const sections = [
    {
      title: "Pour vous",
      missions: few,
      more: (
        <Link to={FOR_YOU_MISSIONS} className="link text-sm">
          Tout voir
          <span className="sr-only"> ce qui est pour vous</span>
        </Link>
      ),
    },
    {
      title: "Missions urgentes",
      missions: urgent,
      more: urgentCount > urgent.length && (
        <Link to={path + filtersSearch({ ...filters, urgent: true })} className="link text-sm">
          {`Voir les ${formatCount(urgentCount)}`}
          <span className="sr-only"> missions urgentes</span>
        </Link>
      ),
    },
    { title: urgent.length + few.length > 0 ? "Autres missions" : "Missions trouvées", missions: others },
    {
      title: "Plus loin",
      missions: further,
      more: (
        <Link to={path + EVERYWHERE} className="link text-sm">
          Toute la France
        </Link>
      ),
    },
  ].filter(({ missions }) => missions.length > 0);
  return sections.map((section) => ({ ...section, titleHidden: section.title === "Missions trouvées" }));
}

function NothingForYou() {
  return (
    <EmptyState
      icon={Sparkles}
      title="Rien à vous proposer pour le moment"
      text="Cette liste suit votre secteur, vos disponibilités et vos compétences. Elle reste vide tant que vous êtes indisponible."
      action={<LinkButton to={CANDIDATE_AVAILABILITY}>Régler mes disponibilités</LinkButton>}
    />
  );
}
