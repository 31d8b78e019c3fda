import { confirmApplicationRoute, listApplicationsRoute } from "@app/contract/applications";
import { RefusedCall } from "@app/contract/client";
import { pagerItems } from "@app/domain/pager";
import { data, useLocation } from "react-router";
import { apiContext } from "../../api.server.ts";
import { CandidateApplicationCard } from "../../features/applications/candidate-application-card.tsx";
import { tabFor, tabHref, tabLinks, tabPages } from "../../features/applications/candidate-tabs.ts";
import { missionFacts } from "../../features/missions/mission-facts.ts";
import { startCountdown, startPhrase } from "../../features/missions/mission-start.ts";
import { orOffline } from "../../offline.ts";
import { askedPage } from "../../paging.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/applications";
import { CANDIDATE_APPLICATIONS, CANDIDATE_HOME, candidateMissionPath } from "./candidate.ts";

export const meta: Route.MetaFunction = () => [{ title: "Mes candidatures · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const tab = tabFor(url.searchParams.get("statut"));
  const page = askedPage(url.searchParams);
  const asked = tab.statuses.length > 0 ? tab.statuses : [undefined];
  const lists = await Promise.all(asked.map((status) => api.call(listApplicationsRoute, { query: { page, status } })));
  const [{ stats } = { stats: { pending: 0, reviewed: 0, accepted: 0, rejected: 0 } }] = lists;
  const applications = lists
    .flatMap(({ results }) => results)
    .toSorted((a, b) => new Date(b.created_at).getTime() - new Date(a.created_at).getTime());
  return { applications, stats, page, statut: tab.key };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(apiContext).call(confirmApplicationRoute, { params: { id: Number(form.get("id")) } });
    return { ok: true as const };
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    return data({ formError: error.message }, { status: error.status });
  }
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(request, serverAction);
}

export default function Applications({ loaderData: { applications, stats, page, statut } }: Route.ComponentProps) {
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const { hash } = useLocation();
  // The server never sees the part after #: it counts once hydrated.
  const anchor = useHydrated() ? hash : "";
  const tab = tabFor(statut);
  return (
    <div className="mx-auto max-w-[916px]">
      <PageHeader title="Mes candidatures" />
      <div className="mt-5">
        <TabLinks label="Statut des candidatures" tabs={tabLinks(CANDIDATE_APPLICATIONS, tab, stats)} />
      </div>
      {applications.length === 0 && (
        <div className="mt-6">
          <EmptyState
            title="Aucune candidature trouvée"
            text={tab.key === "" ? "Postulez à une mission, elle apparaîtra ici." : "Aucune n’est dans cet état."}
            action={<LinkButton to={CANDIDATE_HOME}>Voir les missions</LinkButton>}
          />
        </div>
      )}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {applications.map((application) => (
          <CandidateApplicationCard
            key={application.id}
            application={application}
            mission={missionFacts(application.job, candidateMissionPath(application.job.id), now)}
            startText={startPhrase(application.job.startDate, now)}
            countdown={startCountdown(application.job.startDate, rendered)}
            missionsHref={CANDIDATE_HOME}
            highlighted={anchor === `#candidature-${application.id}`}
            now={now}
          />
        ))}
      </div>
      <div className="mt-8">
        <Pager
          items={pagerItems(page, tabPages(tab, stats))}
          current={page}
          hrefFor={(to) => tabHref(CANDIDATE_APPLICATIONS, tab, to)}
        />
      </div>
    </div>
  );
}
