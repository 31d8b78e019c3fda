import { listApplicationsRoute } from "@app/contract/applications";
import { missionRoute } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import { redirect, useSearchParams } from "react-router";
import { announced } from "../../announce.ts";
import { apiContext } from "../../api.server.ts";
import { decide } from "../../decisions.server.ts";
import { ApplicationList } from "../../features/applications/application-list.tsx";
import { askedStatus } from "../../features/applications/status-filter.ts";
import { StatusTiles } from "../../features/applications/status-tiles.tsx";
import { placesText } from "../../features/missions/applications-progress.ts";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { orNotFound } from "../../not-found.server.ts";
import { addressOf, askedPage, pagerOf } from "../../paging.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/mission-applications";
import { EMPLOYER } from "./employer.ts";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  {
    title: `${isMissing(error) ? missionFr.notFound : loaderData ? `Candidatures de ${loaderData.mission.title}` : "Candidatures"} · Renfort`,
  },
];

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const status = askedStatus(url.searchParams);
  const page = askedPage(url.searchParams);
  const [mission, list] = await orNotFound(
    Promise.all([
      api.call(missionRoute, { params: { id } }),
      api.call(listApplicationsRoute, { query: { job: id, page, status } }),
    ]),
  );
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  return { mission, applications: list.results, count: list.count, stats: list.stats, status };
}

export async function action({ request, context }: Route.ActionArgs) {
  return decide(context, await request.formData());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => announced(serverAction());

export default function MissionApplications({ loaderData, actionData }: Route.ComponentProps) {
  const { mission, applications, count, stats, status } = loaderData;
  const [search] = useSearchParams();
  const now = useRenderedAt();
  return (
    <>
      <BackLink to={`${EMPLOYER}/emplois/${mission.id}`}>La mission</BackLink>
      <PageHeader title={`Candidatures de ${mission.title}`} description={placesText(mission)} />
      <div className="mt-5 grid gap-5">
        <OutcomeNotice outcome={actionData} />
        <StatusTiles stats={stats} current={status} />
      </div>
      <ApplicationList
        applications={applications}
        status={status}
        base={`${EMPLOYER}/candidatures`}
        now={now}
        showMission={false}
      />
      <div className="mt-8">
        <Pager label="Pages de candidatures" {...pagerOf(count, search)} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: missionFr.notFound,
        text: "Elle n’existe pas, ou n’est pas à votre entreprise.",
        link: { to: `${EMPLOYER}/emplois`, label: "Voir mes offres" },
      }}
    />
  );
}
