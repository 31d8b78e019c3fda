import { listApplicationsRoute } from "@app/contract/applications";
import { redirect, useSearchParams } from "react-router";
import { announced } from "../../announce.ts";
import { apiContext } from "../../api.server.ts";
import { decide } from "../../decisions.server.ts";
import { ApplicationList } from "../../features/applications/application-list.tsx";
import { askedStatus } from "../../features/applications/status-filter.ts";
import { StatusTiles } from "../../features/applications/status-tiles.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { addressOf, askedPage, pagerOf } from "../../paging.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/applications";
import { EMPLOYER } from "./employer.ts";

export const meta: Route.MetaFunction = () => [{ title: "Candidatures · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const status = askedStatus(url.searchParams);
  const page = askedPage(url.searchParams);
  const list = await context.get(apiContext).call(listApplicationsRoute, { query: { page, status } });
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  return { applications: list.results, count: list.count, stats: list.stats, status };
}

export async function action({ request, context }: Route.ActionArgs) {
  return decide(context, await request.formData());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => announced(serverAction());

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { applications, count, stats, status } = loaderData;
  const [search] = useSearchParams();
  const now = useRenderedAt();
  return (
    <>
      <PageHeader title="Candidatures" />
      <div className="mt-5 grid gap-5">
        <OutcomeNotice outcome={actionData} />
        <StatusTiles stats={stats} current={status} />
      </div>
      <ApplicationList applications={applications} status={status} base={`${EMPLOYER}/candidatures`} now={now} />
      <div className="mt-8">
        <Pager label="Pages de candidatures" {...pagerOf(count, search)} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
