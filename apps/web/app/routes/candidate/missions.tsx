import { listApplicationsRoute } from "@app/contract/applications/applications";
import { parisDay } from "@app/domain/time/calendar";
import { lazy } from "react";
import { redirect, useLocation, useNavigation } from "react-router";
import { MissionCards } from "../../features/applications/apply/candidate-mission-cards.tsx";
import { sendAsCandidate } from "../../features/applications/apply/send-as-candidate.ts";
import { PropositionStrip } from "../../features/matching/propositions/proposition-strip.tsx";
import { readWaiting } from "../../features/matching/propositions/waiting.server.ts";
import { AvailabilityStrip } from "../../features/profiles/availability/availability-strip.tsx";
import { useAvailability } from "../../features/profiles/availability/availability-switch.tsx";
import { SearchBar } from "../../features/search/bar/search-bar.tsx";
import { filterOptions } from "../../features/search/filters/filter-options.ts";
import { EVERYWHERE } from "../../features/search/filters/filters.ts";
import { offeredMoments } from "../../features/search/filters/moments.fr.ts";
import { readFilters, searchQuery, tidySearch } from "../../features/search/filters/read-filters.ts";
import { hasRadius, placeName } from "../../features/search/filters/searched-place.ts";
import { MapView } from "../../features/search/map/map-view.tsx";
import { chosenPlace, readMap } from "../../features/search/map/read-map.server.ts";
import { aroundArea, asksNothing, readArea } from "../../features/search/results/area.server.ts";
import { AreaLine } from "../../features/search/results/area-line.tsx";
import { mapLinks } from "../../features/search/results/map-links.ts";
import { missionsText, resultsText } from "../../features/search/results/missions-count.fr.ts";
import { ResultsHeader } from "../../features/search/results/results-header.tsx";
import { ViewToggle } from "../../features/search/results/view-toggle.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { locatePlace, searchPlaces } from "../../parts/places/places.ts";
import { cx } from "../../ui/class-names.ts";
import { useNow } from "../../ui/clock.ts";
import type { Route } from "./+types/missions";
import "../../styles/search.css";
import { isActive, nextMission } from "../../features/applications/mine/active-applications.ts";
import { ActivityAside, ActivityLine } from "../../features/applications/mine/missions-activity.tsx";
import { ToConfirm } from "../../features/applications/mine/to-confirm.tsx";
import { readForYouList, readMissionLists } from "../../features/search/results/mission-lists.server.ts";
import { MissionResults } from "../../features/search/results/mission-results.tsx";
import { MissionTabs } from "../../features/search/results/mission-tabs.tsx";
import { readTeamMissions } from "../../features/team/missions/team-missions.server.ts";
import { TeamMissions } from "../../features/team/missions/team-missions.tsx";
import { runCandidateAction } from "../../layouts/candidate-actions.server.ts";
import {
  asksForYou,
  CANDIDATE_HOME,
  FOR_YOU_MISSIONS,
  PROPOSITIONS,
  propositionPath,
} from "../../lib/candidate-paths.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { ConfirmAddressNotice } from "../../parts/person/confirm-address-notice.tsx";

const MissionMap = lazy(() => import("../../features/search/map/styled-map.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Missions · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const now = new Date();
  const page = requestedPage(url.searchParams);
  const tidy = tidySearch(url.searchParams, page, true);
  if (tidy !== null) throw redirect(url.pathname + (tidy || EVERYWHERE));
  const applications = Promise.all([
    api.call(listApplicationsRoute, { query: {} }),
    api.call(listApplicationsRoute, { query: { status: "accepted" } }),
  ]);
  const propositions = readWaiting(api);
  const teamMissions = readTeamMissions(api, now);
  // Awaited last: meanwhile their failure must not count as unhandled.
  propositions.catch(() => undefined);
  teamMissions.catch(() => undefined);
  applications.catch(() => undefined);
  const area = await readArea(api);
  const asked = readFilters(url.searchParams, true);
  const filters = aroundArea(asked, url.searchParams, area);
  const query = searchQuery(filters, page);
  const forYou = asksForYou(url.searchParams);
  const isHome = Boolean(area?.place) && asksNothing(asked, url.searchParams);
  const [found, map] = await Promise.all([
    forYou
      ? readForYouList(api, area)
      : readMissionLists(api, query, {
          urgentFirst: !filters.map && !filters.urgent,
          withForYou: isHome,
          goesFurther: isHome,
        }),
    filters.map ? readMap(api, url.searchParams, query) : null,
  ]);
  const at = chosenPlace(url.searchParams, map);
  const lists = at === undefined || map === null ? found : { ...found, others: map.results };
  const [recent, accepted] = await applications;
  const waiting = await propositions;
  return {
    lists,
    forYou,
    map: map && { marks: map.marks, more: map.more, centre: map.centre },
    at,
    filters,
    area,
    options: filterOptions(filters, parisDay(now)),
    moments: offeredMoments(now),
    // Beside the missions: what is over is not shown, and never will be.
    recent: recent.results.filter((application) => isActive(application, now.getTime())),
    accepted: accepted.results.filter((application) => nextMission([application], now.getTime())),
    propositions: waiting,
    // What is proposed is above.
    teamMissions: (await teamMissions).filter(({ id }) => !waiting.some(({ mission }) => mission === id)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runCandidateAction(context, await request.formData());
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

export default function Missions({ loaderData }: Route.ComponentProps) {
  const { user, bookings } = useCandidate();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const choice = useAvailability(user);
  const { lists, forYou, filters, accepted, area, options, moments, map, at } = loaderData;
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const { page } = lists;
  const { place } = page;
  const busy = navigation.state === "loading" && navigation.location.pathname === pathname;
  const list = <MissionResults Cards={MissionCards} {...loaderData} path={pathname} availability={choice.shown} />;
  return (
    <>
      <h1 className="sr-only">Missions</h1>
      <ToConfirm bookings={bookings} now={new Date(now)} />
      <PropositionStrip
        waiting={loaderData.propositions}
        listPath={PROPOSITIONS}
        pathOf={propositionPath}
        now={new Date(now)}
      />
      <TeamMissions missions={loaderData.teamMissions} />
      <ConfirmAddressNotice className="mb-4" />
      <AvailabilityStrip choice={choice} className="mb-3 rounded-lg" />
      <div className="mb-3">
        <MissionTabs current={forYou ? FOR_YOU_MISSIONS : CANDIDATE_HOME} />
      </div>
      <SearchBar
        path={pathname}
        place={place}
        searchPlaces={searchPlaces}
        locate={locatePlace}
        nothing={EVERYWHERE}
        quick
        isCandidate
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
            text={forYou ? `${missionsText(page)} pour vous` : resultsText(page, filters.date)}
            filters={filters}
            sortable={at === undefined && !forYou}
            view={!forYou && <ViewToggle path={pathname} filters={filters} nothing={EVERYWHERE} />}
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
              shown={lists.others.length}
              {...mapLinks(pathname, filters)}
            >
              {list}
            </MapView>
          ) : (
            list
          )}
          <ActivityLine accepted={accepted} />
        </div>
        {!filters.map && <ActivityAside recent={loaderData.recent} accepted={accepted} />}
      </div>
    </>
  );
}
