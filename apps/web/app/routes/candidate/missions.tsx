import { listApplicationsRoute } from "@app/contract/applications";
import { searchMissionsRoute } from "@app/contract/missions";
import { Bookmark, ListFilter } from "lucide-react";
import { Link, redirect, useLocation } from "react-router";
import { sendAsCandidate } from "../../features/applications/candidate-client-action.ts";
import { AvailabilityBanner } from "../../features/availability/availability-banner.tsx";
import { useAvailability } from "../../features/availability/availability-switch.tsx";
import { missionsCountText } from "../../features/missions/missions-count.fr.ts";
import { broaderSearches } from "../../features/missions/search/broaden-search.server.ts";
import { QuickChips } from "../../features/missions/search/quick-chips.tsx";
import { readFilters, searchQuery, tidySearch } from "../../features/missions/search/read-filters.ts";
import { SaveSearchForm } from "../../features/missions/search/saved-search-row.tsx";
import { SearchForm } from "../../features/missions/search/search-form.tsx";
import { searchCommunes } from "../../features/places/communes.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import type { Route } from "./+types/missions";
import { runCandidateAction } from "./candidate-actions.server.ts";
import { ConfirmAddressNotice } from "./confirm-address-notice.tsx";
import { MissionResults } from "./mission-results.tsx";
import { ActivityAside, ActivityLine } from "./missions-activity.tsx";
import { SAVED_MISSIONS, SAVED_SEARCHES } from "./paths.ts";
import { useCandidate } from "./use-candidate.ts";

export const meta: Route.MetaFunction = () => [{ title: "Missions · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = requestedPage(url.searchParams);
  const tidy = tidySearch(url.searchParams, page);
  if (tidy !== null) throw redirect(url.pathname + tidy);
  const filters = readFilters(url.searchParams);
  const [missions, urgent, recent, accepted] = await Promise.all([
    api.call(searchMissionsRoute, { query: searchQuery(filters, page) }),
    api.call(searchMissionsRoute, { query: searchQuery({ ...filters, urgent: true }, 1) }),
    api.call(listApplicationsRoute, { query: {} }),
    api.call(listApplicationsRoute, { query: { status: "accepted" } }),
  ]);
  const relaxed = missions.count === 0 ? await broaderSearches(api, filters) : [];
  return { page, missions, urgent, filters, relaxed, recent: recent.results, accepted: accepted.results };
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
  const choice = useAvailability(user.availability, user.availability_until);
  const rendered = useRenderedAt();
  const { missions, filters, accepted } = loaderData;
  return (
    <>
      <ConfirmAddressNotice className="mb-4" />
      <AvailabilityBanner choice={choice} now={rendered} />
      <ActivityLine accepted={accepted} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h1 className="text-2xl md:text-3xl">Missions</h1>
            <p className="text-ink-2 text-sm" aria-live="polite">
              {missionsCountText(missions, filters.location)}
            </p>
          </div>
          <SearchForm path={pathname} filters={filters} searchCommunes={searchCommunes} />
          <QuickChips path={pathname} filters={filters} city={user.location.city} />
          <div className="-mb-2 mt-1 flex flex-wrap items-center gap-x-5 text-sm">
            <Link to={SAVED_MISSIONS} className="link inline-flex min-h-11 items-center gap-2">
              <Bookmark className="ico" aria-hidden="true" />
              Missions enregistrées
            </Link>
            <Link to={SAVED_SEARCHES} className="link inline-flex min-h-11 items-center gap-2">
              <ListFilter className="ico" aria-hidden="true" />
              Mes recherches
            </Link>
            <SaveSearchForm filters={filters} />
          </div>
          <MissionResults {...loaderData} path={pathname} availability={choice.shown} />
        </div>
        <ActivityAside recent={loaderData.recent} accepted={accepted} />
      </div>
    </>
  );
}
