import { searchMissionsRoute } from "@app/contract/missions";
import type { Role } from "@app/domain/actor";
import { parisDay } from "@app/domain/calendar";
import { formatOffers } from "@app/domain/format";
import { lazy } from "react";
import { data, redirect, useNavigation, useSearchParams } from "react-router";
import { LandingLinks } from "../../features/missions/landing-links.tsx";
import { listedMissions } from "../../features/missions/listed-missions.server.ts";
import { missionListOf } from "../../features/missions/mission-links.ts";
import { largestLandings } from "../../features/missions/public-data.server.ts";
import { PublicMissionGrid } from "../../features/missions/public-mission-grid.tsx";
import { activeFilters } from "../../features/missions/search/active-filters.ts";
import { broaderSearches } from "../../features/missions/search/broaden-search.server.ts";
import { FilterBar } from "../../features/missions/search/filter-bar.tsx";
import { FilterChips } from "../../features/missions/search/filter-chips.tsx";
import { filterOptions } from "../../features/missions/search/filter-options.ts";
import { filtersSearch, searchTitle } from "../../features/missions/search/filters.ts";
import { readFilters, searchQuery, tidySearch } from "../../features/missions/search/read-filters.ts";
import { SortSelect } from "../../features/missions/search/sort-select.tsx";
import { SpellingNotice } from "../../features/missions/search/spelling-notice.tsx";
import { searchCommunes } from "../../features/places/communes.ts";
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
import { cx } from "../../ui/class-names.ts";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/missions";

/** Lazy, without Suspense, which would stream it for a script to insert. */
const nothing = () => import("../../features/missions/search/no-results.tsx");
const NoResults = lazy(async () => ({ default: (await nothing()).NoResults }));
const ListFailed = lazy(async () => ({ default: (await nothing()).ListFailed }));

const HERE = "/emplois";

export async function loader({ url, context }: Route.LoaderArgs) {
  sendHome(currentSession(context)?.role ?? null, url);
  const page = requestedPage(url.searchParams);
  const tidy = tidySearch(url.searchParams, page);
  if (tidy !== null) throw redirect(HERE + tidy);

  const api = context.get(apiContext);
  const filters = readFilters(url.searchParams);
  const search = filtersSearch(filters, page);
  const [found, landings] = await Promise.all([
    api.call(searchMissionsRoute, { query: searchQuery(filters, page) }).catch(nothingFound),
    search === "" ? largestLandings(api) : [],
  ]);
  const title = searchTitle(filters);
  const facts = {
    title,
    description: `${title}\u00a0: missions urgentes et de courte durée, avec les dates, le lieu et la rémunération affichés avant de postuler.`,
    feed: `/flux/missions.atom${filtersSearch(filters)}`,
    filters,
    page,
    found: found && {
      results: listedMissions(found.results),
      count: found.count,
      count_is_estimate: found.count_is_estimate,
      corrected: found.corrected,
    },
    relaxed: found?.count === 0 ? await broaderSearches(api, filters).catch(noRelaxation) : [],
    landings,
    active: activeFilters(filters),
    options: filterOptions(filters, parisDay(new Date())),
    account: await accountLink(context),
    address: environment().publicUrl + HERE + search,
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

function noRelaxation(error: unknown): [] {
  nothingFound(error);
  return [];
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { title, description, feed, page, found, address } = loaderData;
  return [
    ...pageMeta({
      title: `${title}${page > 1 ? `, page ${page}` : ""} · Renfort`,
      description,
      url: address,
      unlisted: found?.results.length === 0,
    }),
    { tagName: "link", rel: "alternate", type: "application/atom+xml", title, href: feed },
  ];
};

export default function Missions({ loaderData }: Route.ComponentProps) {
  const { title, filters, active, options, found, relaxed, landings, account } = loaderData;
  const [search] = useSearchParams();
  const rendered = useRenderedAt();
  const navigation = useNavigation();
  const busy = navigation.state === "loading" && navigation.location.pathname === HERE;
  return (
    <PublicLayout account={account}>
      <div className="relative border-line border-b bg-surface">
        <div className="wrap py-5 md:py-7">
          <h1 className="mb-4 text-2xl md:text-3xl">{title}</h1>
          <FilterBar {...{ filters, options, searchCommunes, busy }} path={HERE} />
          <FilterChips path={HERE} active={active} />
        </div>
        {busy && <div className="busy-line" aria-hidden="true" />}
      </div>
      <div aria-busy={busy || undefined} className={cx("wrap py-6 transition-opacity md:py-9", busy && "opacity-60")}>
        {found === null ? (
          <ListFailed retry={{ pathname: HERE, search: String(search) }} />
        ) : (
          <>
            <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
              <p className="num font-semibold text-lg" aria-live="polite">
                {formatOffers(found.count, { estimate: found.count_is_estimate ?? false })}
              </p>
              <SortSelect sort={filters.sort} />
            </div>
            <SpellingNotice typed={filters.query} corrected={found.corrected} />
            {found.results.length === 0 ? (
              <NoResults path={HERE} filters={filters} count={found.count} relaxed={relaxed} />
            ) : (
              <PublicMissionGrid missions={found.results} rendered={rendered} columns={2} headingLevel={2} mayApply />
            )}
            <div className="mt-8">
              <Pager {...pagerOf(found.count, search)} />
            </div>
            <LandingLinks title="Missions par secteur et par ville" landings={landings} />
          </>
        )}
      </div>
    </PublicLayout>
  );
}
