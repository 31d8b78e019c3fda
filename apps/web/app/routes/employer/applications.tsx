import { listApplicationsRoute } from "@app/contract/applications/applications";
import type { Client } from "@app/contract/client";
import { problemFr } from "@app/contract/http/problem.fr";
import { missionRoute, searchMissionsRoute } from "@app/contract/missions/missions";
import { APPLICATION_STATUSES, type ApplicationStatus } from "@app/domain/applications/application";
import { APPLICATION_STATUS_LABELS } from "@app/domain/applications/labels.fr";
import { data, redirect, useSearchParams } from "react-router";
import { ApplicationFilters } from "../../features/applications/applicants/application-filters.tsx";
import { ApplicationList } from "../../features/applications/applicants/application-list.tsx";
import { requestedSort, SORTS_OF_ALL, SORTS_OF_MISSION } from "../../features/applications/applicants/sorts.fr.ts";
import { requestedStatus } from "../../features/applications/applicants/status-filter.ts";
import { StatusTiles } from "../../features/applications/applicants/status-tiles.tsx";
import {
  CERTIFICATE_PARAM,
  requestedCertificates,
} from "../../features/applications/certificates/requested-certificates.ts";
import { DECISION_INTENTS } from "../../features/applications/decisions/decisions.server.ts";
import { contactFor } from "../../features/messages/contact-applicant.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { addressOf, pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/applications";

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
  // Redirects to the canonical URL.
  const requested = requestedStatus(url.searchParams);
  if (!status && requested) throw redirect(listOf(requested));
  const page = requestedPage(url.searchParams);
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const job = Number(url.searchParams.get("mission")) || undefined;
  const sort = requestedSort(url.searchParams, sortsFor(job));
  const certificates = requestedCertificates(url.searchParams);
  const api = context.get(apiContext);
  const [list, missions] = await Promise.all([
    orNotFound(api.call(listApplicationsRoute, { query: { page, status, query: words, sort, job, certificates } })),
    missionChoices(api, job),
  ]);
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  return {
    applications: list.results,
    count: list.count,
    stats: list.stats,
    status,
    words,
    sort,
    job,
    certificates,
    missions,
  };
}

const sortsFor = (mission: number | undefined) =>
  mission === undefined ? SORTS_OF_ALL : SORTS_OF_MISSION.toSorted((a, b) => rank(a) - rank(b));
/** The same first choice with and without a mission. */
const rank = (sort: string) => (sort === "recent" ? 0 : 1);

/** The latest missions and the chosen one. */
async function missionChoices(api: Client, chosen: number | undefined) {
  const { results } = await api.call(searchMissionsRoute, { query: { mine: true } });
  const choices = results.map(({ id, title }) => ({ id, title }));
  if (chosen === undefined || choices.some(({ id }) => id === chosen)) return choices;
  const { id, title } = await orNotFound(api.call(missionRoute, { params: { id: chosen } }));
  return [{ id, title }, ...choices];
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(DECISION_INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { applications, count, stats, status, words, sort, job, certificates, missions } = loaderData;
  const [search] = useSearchParams();
  const now = useRenderedAt();
  return (
    <>
      <PageHeader title="Candidatures" />
      <div className="mt-5 grid gap-5">
        <OutcomeNotice outcome={actionData} />
        <StatusTiles stats={stats} current={status} hrefFor={(one) => listOf(one) + filtersIn(search)} />
        <ApplicationFilters
          {...{ words, sort, certificates, missions }}
          sorts={sortsFor(job)}
          mission={job}
          label="Candidat ou mission"
        />
      </div>
      <ApplicationList
        {...{ applications, status, words, sort, now }}
        isFiltered={certificates.length > 0}
        base={HERE}
        allHref={HERE + withoutCertificates(search)}
        contactFor={contactFor}
      />
      <div className="mt-8">
        <Pager label="Pages de candidatures" {...pagerOf(count, search)} />
      </div>
    </>
  );
}

/** Of the same mission, whatever people declare. */
function withoutCertificates(search: URLSearchParams): string {
  const params = new URLSearchParams(search);
  params.delete(CERTIFICATE_PARAM);
  return filtersIn(params);
}

function filtersIn(search: URLSearchParams): string {
  const params = new URLSearchParams([...search].filter(([name, value]) => FILTERS.has(name) && value !== ""));
  return params.size > 0 ? `?${params}` : "";
}
const FILTERS: ReadonlySet<string> = new Set(["mission", "tri", CERTIFICATE_PARAM]);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: "Liste introuvable",
        text: problemFr.notFound,
        link: { to: HERE, label: "Voir les candidatures" },
      }}
    />
  );
}
