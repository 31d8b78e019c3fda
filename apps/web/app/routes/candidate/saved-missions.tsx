import { savedMissionsRoute } from "@app/contract/search/saved-missions";
import { Bookmark } from "lucide-react";
import { useSearchParams } from "react-router";
import { MissionCards } from "../../features/applications/apply/candidate-mission-cards.tsx";
import { sendAsCandidate } from "../../features/applications/apply/send-as-candidate.ts";
import { MissionTabs } from "../../features/search/results/mission-tabs.tsx";
import { runCandidateAction } from "../../layouts/candidate-actions.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_HOME, SAVED_MISSIONS } from "../../lib/candidate-paths.ts";
import { pagerOf, requestedPage } from "../../lib/paging.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/saved-missions";

export const meta: Route.MetaFunction = () => [{ title: "Missions enregistrées · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = requestedPage(url.searchParams);
  return { missions: await context.get(apiContext).call(savedMissionsRoute, { query: { page } }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runCandidateAction(context, await request.formData());
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

export default function SavedMissions({ loaderData: { missions } }: Route.ComponentProps) {
  const { user } = useCandidate();
  const [search] = useSearchParams();
  return (
    <div className="max-w-[916px]">
      <div className="mb-5">
        <MissionTabs current={SAVED_MISSIONS} />
      </div>
      <PageHeader title="Missions enregistrées" />
      <div className="mt-5">
        {missions.results.length === 0 ? (
          <EmptyState
            icon={Bookmark}
            title="Aucune mission enregistrée"
            text="Touchez le signet d’une mission pour la retrouver ici."
            action={<LinkButton to={CANDIDATE_HOME}>Voir les missions</LinkButton>}
          />
        ) : (
          <MissionCards
            sections={[{ title: "Les dernières enregistrées d’abord", missions: missions.results, titleHidden: true }]}
            availability={user.availability}
          />
        )}
      </div>
      <div className="mt-8">
        <Pager {...pagerOf(missions.count, search)} />
      </div>
    </div>
  );
}
