import { savedSearchesRoute } from "@app/contract/search/saved-searches";
import { MOST_SAVED_SEARCHES } from "@app/domain/search/saved-search";
import { ListFilter } from "lucide-react";
import { sendAsCandidate } from "../../features/applications/apply/send-as-candidate.ts";
import { activeFilters } from "../../features/search/filters/active-filters.ts";
import { filtersSearch } from "../../features/search/filters/filters.ts";
import { readFilters } from "../../features/search/filters/read-filters.ts";
import { MissionTabs } from "../../features/search/results/mission-tabs.tsx";
import { SavedSearchRow } from "../../features/search/saved/saved-search-row.tsx";
import { runCandidateAction } from "../../layouts/candidate-actions.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_HOME, SAVED_SEARCHES } from "../../lib/candidate-paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/saved-searches";

export const meta: Route.MetaFunction = () => [{ title: "Mes recherches · Renfort" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).call(savedSearchesRoute, {});
  const searches = results.map(({ id, criteria, alerts, created_at }) => {
    const params = Object.entries(criteria).map(([name, value]) => [name, String(value)]);
    const filters = readFilters(new URLSearchParams(params));
    return {
      id,
      savedAt: created_at,
      alerts,
      labels: activeFilters(filters).map(({ label }) => label),
      to: CANDIDATE_HOME + filtersSearch(filters),
    };
  });
  return { searches };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runCandidateAction(context, await request.formData());
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

export default function SavedSearches({ loaderData: { searches }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-[760px]">
      <div className="mb-5">
        <MissionTabs current={SAVED_SEARCHES} />
      </div>
      <PageHeader title="Mes recherches" />
      <p className="mt-2 text-ink-2">{`Jusqu’à ${MOST_SAVED_SEARCHES}\u00a0recherches, à relancer d’un geste. Avec les alertes, nous vous prévenons dès qu’une mission correspond.`}</p>
      <OutcomeNotice outcome={actionData && "ok" in actionData && "message" in actionData ? actionData : undefined} />
      {searches.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon={ListFilter}
            title="Aucune recherche enregistrée"
            text="Choisissez des filtres dans les missions, puis «&#160;Enregistrer cette recherche&#160;»."
            action={<LinkButton to={CANDIDATE_HOME}>Chercher une mission</LinkButton>}
          />
        </div>
      ) : (
        <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </div>
  );
}
