import { listApplicationsRoute } from "@app/contract/applications";
import { type MissionPage, searchMissionsRoute } from "@app/contract/missions";
import type { AreaView } from "@app/contract/profiles";
import { parisDay } from "@app/domain/calendar";
import { Bookmark, ListFilter } from "lucide-react";
import { lazy } from "react";
import { Link, redirect, useLocation, useNavigation } from "react-router";
import { sendAsCandidate } from "../../features/applications/candidate-client-action.ts";
import { useAvailability } from "../../features/availability/availability-switch.tsx";
import { MapView } from "../../features/map/map-view.tsx";
import { chosenPlace, readMap } from "../../features/map/read-map.server.ts";
import { resultsText } from "../../features/missions/missions-count.fr.ts";
import { aroundArea, asksNothing, readArea } from "../../features/missions/search/area.server.ts";
import { AreaLine } from "../../features/missions/search/area-line.tsx";
import { broaderSearches } from "../../features/missions/search/broaden-search.server.ts";
import { filterOptions } from "../../features/missions/search/filter-options.ts";
import { EVERYWHERE } from "../../features/missions/search/filters.ts";
import { mapLinks } from "../../features/missions/search/map-links.ts";
import { offeredMoments } from "../../features/missions/search/moments.fr.ts";
import { readFilters, searchQuery, tidySearch } from "../../features/missions/search/read-filters.ts";
import { ResultsHeader } from "../../features/missions/search/results-header.tsx";
import { SaveSearchForm } from "../../features/missions/search/saved-search-row.tsx";
import { SearchBar } from "../../features/missions/search/search-bar.tsx";
import { hasRadius, placeName } from "../../features/missions/search/searched-place.ts";
import { ViewToggle } from "../../features/missions/search/view-toggle.tsx";
import { locatePlace, searchPlaces } from "../../features/places/places.ts";
import { PropositionStrip } from "../../features/propositions/proposition-strip.tsx";
import { readWaiting } from "../../features/propositions/waiting.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { cx } from "../../ui/class-names.ts";
import { useNow } from "../../ui/clock.ts";
import type { Route } from "./+types/missions";
import "../../styles/search.css";
import { runCandidateAction } from "./candidate-actions.server.ts";
import { ConfirmAddressNotice } from "./confirm-address-notice.tsx";
import { type ForYou, readForYou } from "./for-you.server.ts";
import { MissionResults } from "./mission-results.tsx";
import { ActivityAside, ActivityLine } from "./missions-activity.tsx";
import { PROPOSITIONS, propositionPath, SAVED_MISSIONS, SAVED_SEARCHES } from "./paths.ts";
import { useCandidate } from "./use-candidate.ts";

const MissionMap = lazy(() => import("../styled-map.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Missions · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const now = new Date();
  const page = requestedPage(url.searchParams);
  const tidy = tidySearch(url.searchParams, page);
  if (tidy !== null) throw redirect(url.pathname + (tidy || EVERYWHERE));
  const applications = Promise.all([
    api.call(listApplicationsRoute, { query: {} }),
    api.call(listApplicationsRoute, { query: { status: "accepted" } }),
  ]);
  const propositions = readWaiting(api);
  // Awaited last: meanwhile their failure must not count as unhandled.
  propositions.catch(() => undefined);
  applications.catch(() => undefined);
  const area = await readArea(api);
  const asked = readFilters(url.searchParams);
  const filters = aroundArea(asked, url.searchParams, area);
  const query = searchQuery(filters, page, now);
  const forYou = area?.place && asksNothing(asked, url.searchParams) ? await readForYou(api) : null;
  const [found, map] = await Promise.all([
    forYou ? pageOf(forYou, area) : api.call(searchMissionsRoute, { query }),
    filters.map ? readMap(api, url.searchParams, query) : null,
  ]);
  const at = chosenPlace(url.searchParams, map);
  const missions = at === undefined || map === null ? found : { ...found, results: map.results };
  const relaxed = missions.count === 0 ? await broaderSearches(api, filters) : [];
  const [recent, accepted] = await applications;
  return {
    missions,
    reasons: forYou?.reasons,
    map: map && { marks: map.marks, more: map.more, centre: map.centre },
    at,
    filters,
    area,
    relaxed,
    options: filterOptions(filters, parisDay(now)),
    moments: offeredMoments(now),
    recent: recent.results,
    accepted: accepted.results,
    propositions: await propositions,
  };
}

/** All of them, on the one page they have. */
function pageOf({ missions: results }: ForYou, area: AreaView | null): MissionPage {
  return { results, count: results.length, next: null, previous: null, place: area?.place };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runCandidateAction(context, await request.formData());
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

export default function Missions({ loaderData }: Route.ComponentProps) {
  const { user } = useCandidate();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const choice = useAvailability(user.availability);
  const { missions, reasons, filters, accepted, area, options, moments, map, at } = loaderData;
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const { place } = missions;
  const busy = navigation.state === "loading" && navigation.location.pathname === pathname;
  const list = <MissionResults {...loaderData} path={pathname} availability={choice.shown} />;
  return (
    <>
      <ConfirmAddressNotice className="mb-4" />
      <h1 className="sr-only">Missions</h1>
      <PropositionStrip
        waiting={loaderData.propositions}
        listPath={PROPOSITIONS}
        pathOf={propositionPath}
        now={new Date(now)}
      />
      <SearchBar
        path={pathname}
        place={place}
        searchPlaces={searchPlaces}
        locate={locatePlace}
        nothing={EVERYWHERE}
        {...{ filters, options, moments, busy }}
      />
      <div
        className={cx(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-x-8",
          !filters.map && "lg:grid-cols-[minmax(0,1fr)_300px]",
        )}
      >
        <div className="min-w-0">
          <ResultsHeader
            text={reasons ? "Pour vous" : resultsText(missions, filters.date)}
            forYou={reasons !== undefined}
            filters={filters}
            sortable={at === undefined}
            view={<ViewToggle path={pathname} filters={filters} nothing={EVERYWHERE} />}
          />
          <AreaLine
            area={area}
            filters={filters}
            name={hasRadius(filters, place) ? placeName(filters, place) : undefined}
          />
          {filters.map ? (
            <MapView
              MissionMap={MissionMap}
              map={map}
              at={at}
              now={rendered}
              locate={locatePlace}
              shown={missions.results.length}
              {...mapLinks(pathname, filters)}
            >
              {list}
            </MapView>
          ) : (
            list
          )}
          <ActivityLine accepted={accepted} />
          <div className="mt-4 flex flex-wrap items-center gap-x-5 text-sm">
            <Link to={SAVED_MISSIONS} className="link inline-flex min-h-11 items-center gap-2">
              <Bookmark className="ico" aria-hidden="true" />
              Missions enregistrées
            </Link>
            <Link to={SAVED_SEARCHES} className="link inline-flex min-h-11 items-center gap-2">
              <ListFilter className="ico" aria-hidden="true" />
              Mes recherches
            </Link>
            {missions.results.length > 0 && !reasons && <SaveSearchForm filters={filters} />}
          </div>
        </div>
        {!filters.map && <ActivityAside recent={loaderData.recent} accepted={accepted} />}
      </div>
    </>
  );
}
