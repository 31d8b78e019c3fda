import { listApplicationsRoute } from "@app/contract/applications";
import { problemFr } from "@app/contract/problem.fr";
import { APPLICATION_STATUSES, type ApplicationStatus } from "@app/domain/application";
import { APPLICATION_STATUS_LABELS } from "@app/domain/catalogue/labels.fr";
import { data, redirect, useSearchParams } from "react-router";
import { announced, orElse } from "../../announce.ts";
import { apiContext } from "../../api.server.ts";
import { decide } from "../../decisions.server.ts";
import { ApplicationList } from "../../features/applications/application-list.tsx";
import { ApplicationSearch } from "../../features/applications/application-search.tsx";
import { askedStatus } from "../../features/applications/status-filter.ts";
import { StatusTiles } from "../../features/applications/status-tiles.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { LOST } from "../../offline.ts";
import { addressOf, askedPage, pagerOf } from "../../paging.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/applications";
import { EMPLOYER } from "./employer.ts";

const HERE = `${EMPLOYER}/candidatures`;
const listOf = (status: ApplicationStatus) => `${HERE}/status/${status}`;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const status = loaderData?.status;
  const suffix = status ? `\u00a0: ${APPLICATION_STATUS_LABELS.employer[status]}` : "";
  return [{ title: `Candidatures${suffix} · Renfort` }];
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const status = APPLICATION_STATUSES.find((known) => known === params.status);
  if (params.status !== undefined && !status) throw data(null, { status: 404 });
  // The address other pages use: one list has one address.
  const asked = askedStatus(url.searchParams);
  if (!status && asked) throw redirect(listOf(asked));
  const page = askedPage(url.searchParams);
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const list = await context.get(apiContext).call(listApplicationsRoute, { query: { page, status, query: words } });
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  return { applications: list.results, count: list.count, stats: list.stats, status, words };
}

export async function action({ request, context }: Route.ActionArgs) {
  return decide(context, await request.formData());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => announced(orElse(serverAction(), LOST));

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { applications, count, stats, status, words } = loaderData;
  const [search] = useSearchParams();
  const now = useRenderedAt();
  return (
    <>
      <PageHeader title="Candidatures" />
      <div className="mt-5 grid gap-5">
        <OutcomeNotice outcome={actionData} />
        <StatusTiles stats={stats} current={status} hrefFor={listOf} />
        <ApplicationSearch words={words} label="Candidat ou mission" />
      </div>
      <ApplicationList applications={applications} status={status} words={words} base={HERE} allHref={HERE} now={now} />
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
        title: "Statut inconnu",
        text: problemFr.notFound,
        link: { to: HERE, label: "Voir les candidatures" },
      }}
    />
  );
}
