import { searchMissionsRoute } from "@app/contract/missions/missions";
import type { Role } from "@app/domain/accounts/actor";
import { parisDay } from "@app/domain/time/calendar";
import { lazy } from "react";
import { data, redirect, useNavigation, useSearchParams } from "react-router";
import "../../styles/search.css";
import { AlertLink } from "../../features/search/alerts/alert-link.tsx";
import { SearchBar } from "../../features/search/bar/search-bar.tsx";
import { filterOptions } from "../../features/search/filters/filter-options.ts";
import { DEFAULT_SORT, filtersSearch, searchTitle } from "../../features/search/filters/filters.ts";
import { offeredMoments } from "../../features/search/filters/moments.fr.ts";
import { readFilters, searchQuery, tidySearch } from "../../features/search/filters/read-filters.ts";
import { MapView } from "../../features/search/map/map-view.tsx";
import { chosenPlace, readMap } from "../../features/search/map/read-map.server.ts";
import { mapLinks } from "../../features/search/results/map-links.ts";
import { resultsText } from "../../features/search/results/missions-count.fr.ts";
import { ResultsHeader } from "../../features/search/results/results-header.tsx";
import { SpellingNotice } from "../../features/search/results/spelling-notice.tsx";
import { ViewToggle } from "../../features/search/results/view-toggle.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { log } from "../../lib/log.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { SHARED_SEARCH } from "../../lib/shared-page.ts";
import { missionListOf } from "../../parts/mission/mission-links.ts";
import { publicCards } from "../../parts/mission-card/public-cards.server.ts";
import { PublicMissionGrid } from "../../parts/mission-card/public-mission-grid.tsx";
import { LandingLinks } from "../../parts/places/landing-links.tsx";
import { locatePlace, searchPlaces } from "../../parts/places/places.ts";
import { largestLandings } from "../../parts/places/shared-answers.server.server.ts";
import { cx } from "../../ui/class-names.ts";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/missions";

/** Lazy, without Suspense, which would stream it for a script to insert. */
const nothing = () => import("../../features/search/results/no-results.tsx");
const NoResults = lazy(async () => ({ default: (await nothing()).NoResults }));
const ListFailed = lazy(async () => ({ default: (await nothing()).ListFailed }));

const MissionMap = lazy(() => import("../../features/search/map/styled-map.tsx"));

const HERE = "/emplois";

export const handle = SHARED_SEARCH;

export async function loader({ url, context }: Route.LoaderArgs) {
  sendHome(currentSession(context)?.role ?? null, url);
  const page = requestedPage(url.searchParams);
  const tidy = tidySearch(url.searchParams, page);
  if (tidy !== null) throw redirect(HERE + tidy);

  const api = context.get(apiContext);
  const now = new Date();
  const filters = readFilters(url.searchParams);
  const search = filtersSearch(filters, page);
  const query = searchQuery(filters, page);
  const [found, map, landings] = await Promise.all([
    api.call(searchMissionsRoute, { query: { ...query, waysOut: true } }).catch(nothingFound),
    filters.map ? readMap(api, url.searchParams, query) : null,
    search === "" ? largestLandings(api) : [],
  ]);
  const title = searchTitle(filters);
  const at = chosenPlace(url.searchParams, map);
  const facts = {
    title,
    description: `${title}\u00a0: missions urgentes et de courte durée, avec les dates, le lieu et la rémunération affichés avant de postuler.`,
    feed: `/flux/missions.atom${filtersSearch({ ...filters, sort: DEFAULT_SORT, map: false })}`,
    filters,
    page,
    found: found && {
      cards: publicCards(at === undefined || map === null ? found.results : map.results, null),
      count: found.count,
      count_is_estimate: found.count_is_estimate,
      corrected: found.corrected,
      place: found.place,
      waysOut: found.waysOut,
    },
    map: map && { marks: map.marks, more: map.more, centre: map.centre },
    at,
    landings,
    options: filterOptions(filters, parisDay(now)),
    moments: offeredMoments(now),
    account: await accountLink(context),
    address: environment().publicUrl + HERE + filtersSearch({ ...filters, map: false }, page),
  };
  return data(facts, { status: found ? 200 : 503 });
}

/** Candidates and employers have this search in their own space. */
function sendHome(role: Role | null, url: URL): void {
  if (role === "candidate") throw redirect(missionListOf(role) + url.search);
  if (role !== "employer") return;
  const words = url.searchParams.get("query");
  throw redirect(missionListOf(role) + (words ? `?${new URLSearchParams({ q: words })}` : ""));
}

/** The filters stay usable when the list fails. */
function nothingFound(error: unknown): null {
  failureOf(error);
  log.error({ event: "web.search_failed", err: error });
  return null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { title, description, feed, page, found, address } = loaderData;
  return [
    ...pageMeta({
      title: `${title}${page > 1 ? `, page ${page}` : ""} · Renfort`,
      description,
      url: address,
      unlisted: found?.cards.length === 0,
    }),
    { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href: feed },
  ];
};

export default function Missions({ loaderData }: Route.ComponentProps) {
  const { title, filters, options, moments, found, landings, account } = loaderData;
  const [search] = useSearchParams();
  const rendered = useRenderedAt();
  const navigation = useNavigation();
  const busy = navigation.state === "loading" && navigation.location.pathname === HERE;
  return (
    <PublicLayout account={account}>
      <div className="wrap pt-2 md:pt-6">
        <h1 className="mb-4 text-2xl max-md:sr-only md:text-3xl">{title}</h1>
        <SearchBar
          path={HERE}
          place={found?.place}
          searchPlaces={searchPlaces}
          locate={locatePlace}
          {...{ filters, options, moments, busy }}
        />
      </div>
      <div aria-busy={busy || undefined} className={cx("wrap pb-6 transition-opacity md:pb-9", busy && "opacity-60")}>
        {busy && <div className="busy-line" aria-hidden="true" />}
        {found === null ? (
          <div className="mt-5">
            <ListFailed retry={{ pathname: HERE, search: String(search) }} />
          </div>
        ) : (
          <>
            <ResultsHeader
              text={resultsText(found, filters.date)}
              filters={filters}
              sortable={loaderData.at === undefined}
              view={<ViewToggle path={HERE} filters={filters} />}
            />
            <SpellingNotice typed={filters.query} corrected={found.corrected} />
            {filters.map ? (
              <MapView
                MissionMap={MissionMap}
                map={loaderData.map}
                at={loaderData.at}
                now={rendered}
                locate={locatePlace}
                shown={found.cards.length}
                {...mapLinks(HERE, filters)}
              >
                <Results {...loaderData} found={found} />
              </MapView>
            ) : (
              <Results {...loaderData} found={found} />
            )}
            <LandingLinks title="Missions par secteur et par ville" landings={landings} />
          </>
        )}
      </div>
    </PublicLayout>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Results({ found, filters, at }: Loaded & { found: NonNullable<Loaded["found"]> }) {
  const [search] = useSearchParams();
  const rendered = useRenderedAt();
  return (
    <>
      {found.cards.length === 0 ? (
        <NoResults
          path={HERE}
          filters={filters}
          place={found.place}
          count={found.count}
          waysOut={found.waysOut}
          save={<AlertLink filters={filters} />}
        />
      ) : (
        <>
          <PublicMissionGrid
            cards={found.cards}
            rendered={rendered}
            columns={filters.map ? 1 : 2}
            headingLevel={at === undefined ? 2 : 3}
          />
          {at === undefined && (
            <div className="mt-6 flex justify-center">
              <AlertLink filters={filters} />
            </div>
          )}
        </>
      )}
      {at === undefined && (
        <div className="mt-8">
          <Pager {...pagerOf(found.count, search)} />
        </div>
      )}
    </>
  );
}
