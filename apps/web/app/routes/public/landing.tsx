import { searchMissionsRoute } from "@app/contract/missions/missions";
import { sectorByKey } from "@app/domain/catalogue/sectors";
import { parisDay } from "@app/domain/time/calendar";
import { data, redirect } from "react-router";
import "../../styles/search.css";
import { AlertLink } from "../../features/search/alerts/alert-link.tsx";
import { SearchBar } from "../../features/search/bar/search-bar.tsx";
import { filterOptions } from "../../features/search/filters/filter-options.ts";
import { filtersSearch, NO_FILTERS } from "../../features/search/filters/filters.ts";
import { offeredMoments } from "../../features/search/filters/moments.fr.ts";
import { searchQuery } from "../../features/search/filters/read-filters.ts";
import { resultsText } from "../../features/search/results/missions-count.fr.ts";
import { ResultsHeader } from "../../features/search/results/results-header.tsx";
import { ViewToggle } from "../../features/search/results/view-toggle.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { inCity } from "../../parts/mission/city.ts";
import { publicCards } from "../../parts/mission-card/public-cards.server.ts";
import { PublicMissionGrid } from "../../parts/mission-card/public-mission-grid.tsx";
import { LandingLinks, landingPath } from "../../parts/places/landing-links.tsx";
import { findLandings } from "../../parts/places/landings.server.ts";
import { locatePlace, searchPlaces } from "../../parts/places/places.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/landing";

/** Every choice made here leads there. */
const SEARCH = "/emplois";
const FLOOR = 3;
const NEIGHBOURS = 12;

export const handle = SHARED_PAGE;

export async function loader({ params, context }: Route.LoaderArgs) {
  const sector = sectorByKey(params.sector);
  if (!sector) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const [[landing], ofPlace, ofSector] = await Promise.all([
    findLandings(api, { sector: sector.key, place: params.place }),
    findLandings(api, { place: params.place }),
    findLandings(api, { sector: sector.key, limit: NEIGHBOURS + 1 }),
  ]);
  if (!landing) throw data(null, { status: 404 });
  const filters = { ...NO_FILTERS, sector: sector.name, location: landing.location };
  const search = filtersSearch(filters);
  const found = await api.call(searchMissionsRoute, { query: { ...searchQuery(filters, 1), mine: false } });
  // The list may be an hour old: too few missions left means a search.
  if (found.count < FLOOR) throw redirect(SEARCH + search);
  const now = new Date();
  const others = (list: typeof ofPlace) => list.filter((other) => landingPath(other) !== landingPath(landing));
  return {
    landing,
    filters,
    found: { count: found.count, count_is_estimate: found.count_is_estimate, place: found.place },
    options: filterOptions(filters, parisDay(now)),
    moments: offeredMoments(now),
    cards: publicCards(found.results, currentSession(context)?.role ?? null),
    search: SEARCH + search,
    ofPlace: others(ofPlace),
    ofSector: others(ofSector).slice(0, NEIGHBOURS),
    account: await accountLink(context),
    address: environment().publicUrl + landingPath(landing),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: "Page introuvable · Renfort" }];
  const { landing, found, address } = loaderData;
  const where = `${landing.sectorName} ${inCity(landing.city)}`;
  return pageMeta({
    title: `${where}\u00a0: missions urgentes et de courte durée · Renfort`,
    description: `${resultsText(found, "")} en ${landing.sectorName} ${inCity(landing.city)} et aux alentours, avec les dates, le lieu et la rémunération affichés avant de postuler.`,
    url: address,
  });
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { landing, filters, options, moments, found, cards, search, ofPlace, ofSector, account } = loaderData;
  const rendered = useRenderedAt();
  const where = inCity(landing.city);
  return (
    <PublicLayout account={account}>
      <div className="wrap pt-4 pb-12 md:pt-6 md:pb-20">
        <BackLink to="/emplois">Toutes les missions</BackLink>
        <h1 className="mt-2 text-3xl md:text-4xl">{`${landing.sectorName} ${where}\u00a0: missions à pourvoir`}</h1>
        <p className="mt-2 mb-4 max-w-170 text-ink-2">Dates, lieu et rémunération sont affichés avant de postuler.</p>
        <SearchBar
          path={SEARCH}
          place={found.place}
          searchPlaces={searchPlaces}
          locate={locatePlace}
          busy={false}
          {...{ filters, options, moments }}
        />
        <ResultsHeader
          text={`${resultsText(found, "")} à 15\u00a0km`}
          filters={filters}
          view={<ViewToggle path={SEARCH} filters={filters} />}
        />
        <PublicMissionGrid cards={cards} rendered={rendered} columns={2} headingLevel={2} />
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <AlertLink filters={filters} />
          <LinkButton to={search} variant="line">
            Voir toute la liste
          </LinkButton>
        </div>
        <LandingLinks title={`D’autres secteurs ${where}`} landings={ofPlace} show="sector" />
        <LandingLinks title={`${landing.sectorName} dans d’autres villes`} landings={ofSector} show="city" />
      </div>
    </PublicLayout>
  );
}
