import { listApplicationsRoute } from "@app/contract/applications";
import { searchMissionsRoute } from "@app/contract/missions";
import { redirect, useLocation } from "react-router";
import { apiContext } from "../../api.server.ts";
import { changeAvailability } from "../../availability.server.ts";
import { AvailabilityBanner } from "../../features/availability/availability-banner.tsx";
import { useAvailability } from "../../features/availability/availability-switch.tsx";
import { QuickChips } from "../../features/missions/search/quick-chips.tsx";
import { readFilters, searchQuery, tidySearch } from "../../features/missions/search/read-filters.ts";
import { SearchForm } from "../../features/missions/search/search-form.tsx";
import { searchCommunes } from "../../features/places/communes.ts";
import { orOffline } from "../../offline.ts";
import { askedPage } from "../../paging.ts";
import type { Route } from "./+types/missions";
import { useCandidate } from "./candidate.ts";
import { MissionResults } from "./mission-results.tsx";
import { ActivityAside, ActivityLine } from "./missions-activity.tsx";
import { countText } from "./missions-words.fr.ts";

export const meta: Route.MetaFunction = () => [{ title: "Missions · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = askedPage(url.searchParams);
  const tidy = tidySearch(url.searchParams, page);
  if (tidy !== null) throw redirect(url.pathname + tidy);
  const filters = readFilters(url.searchParams);
  const [missions, recent, accepted] = await Promise.all([
    api.call(searchMissionsRoute, { query: searchQuery(filters, page) }),
    api.call(listApplicationsRoute, { query: {} }),
    api.call(listApplicationsRoute, { query: { status: "accepted" } }),
  ]);
  return { missions, filters, recent: recent.results, accepted: accepted.results };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeAvailability(context, await request.formData());
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(request, serverAction);
}

export default function Missions({ loaderData }: Route.ComponentProps) {
  const { user } = useCandidate();
  const { pathname } = useLocation();
  const choice = useAvailability(user.availability);
  const { missions, filters } = loaderData;
  return (
    <>
      <AvailabilityBanner choice={choice} firstName={user.first_name} />
      <ActivityLine accepted={loaderData.accepted} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h1 className="text-2xl md:text-3xl">Missions</h1>
            <p className="text-ink-2 text-sm" aria-live="polite">
              {countText(missions, filters.location)}
            </p>
          </div>
          <SearchForm path={pathname} filters={filters} searchCommunes={searchCommunes} />
          <QuickChips path={pathname} filters={filters} city={user.location.city} />
          <MissionResults {...loaderData} path={pathname} availability={choice.shown} />
        </div>
        <ActivityAside recent={loaderData.recent} accepted={loaderData.accepted} />
      </div>
    </>
  );
}
