import { listApplicationsRoute } from "@app/contract/applications";
import type { Client } from "@app/contract/client";
import { missionRoute } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import { isFullyStaffed } from "@app/domain/application";
import { isStartLocked } from "@app/domain/mission";
import { placesText } from "@app/domain/recruitment.fr";
import { redirect, useSearchParams } from "react-router";
import { ApplicationFilters, requestedSort } from "../../features/applications/application-filters.tsx";
import { ApplicationList } from "../../features/applications/application-list.tsx";
import { AttendanceList } from "../../features/applications/attendance-list.tsx";
import { DECISION_INTENTS, rejectWaiting } from "../../features/applications/decisions.server.ts";
import { RejectWaiting } from "../../features/applications/reject-waiting.tsx";
import { requestedStatus, statusSearch } from "../../features/applications/status-filter.ts";
import { StatusTiles } from "../../features/applications/status-tiles.tsx";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { addressOf, pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/mission-applications";
import { contactFor } from "./contact-applicant.tsx";
import { EMPLOYER } from "./employer.ts";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  {
    title: `${isMissing(error) ? missionFr.notFound : loaderData ? `Candidatures de ${loaderData.mission.title}` : "Candidatures"} · Renfort`,
  },
];

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const status = requestedStatus(url.searchParams);
  const page = requestedPage(url.searchParams);
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const sort = requestedSort(url.searchParams);
  const [mission, list] = await orNotFound(
    Promise.all([
      api.call(missionRoute, { params: { id } }),
      api.call(listApplicationsRoute, { query: { job: id, page, status, query: words, sort } }),
    ]),
  );
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  const begun = isStartLocked({ startsAt: new Date(mission.startDate) }, new Date());
  const expected = begun ? await expectedPeople(api, id, list.stats.accepted) : [];
  return { mission, applications: list.results, count: list.count, stats: list.stats, status, words, sort, expected };
}

/** The attendance list shows every page, up to this many. */
const MOST_PAGES = 10;

async function expectedPeople(api: Client, job: string, accepted: number) {
  const pages = Array.from({ length: Math.min(MOST_PAGES, Math.ceil(accepted / 10)) }, (_, index) => index + 1);
  const lists = await Promise.all(
    pages.map((page) => api.call(listApplicationsRoute, { query: { job, page, status: "accepted" } })),
  );
  return lists.flatMap(({ results }) => results).filter(({ candidate_status }) => candidate_status !== "withdrawn");
}

const INTENTS = { ...DECISION_INTENTS, "reject-waiting": rejectWaiting };

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function MissionApplications({ loaderData, actionData }: Route.ComponentProps) {
  const { mission, applications, count, stats, status, words, sort, expected } = loaderData;
  const [search] = useSearchParams();
  const now = useRenderedAt();
  return (
    <>
      <BackLink to={`${EMPLOYER}/emplois/${mission.id}`}>La mission</BackLink>
      <PageHeader title={`Candidatures de ${mission.title}`} description={placesText(mission)} />
      <div className="mt-5 grid gap-5">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {expected.length > 0 && <AttendanceList expected={expected} base={`${EMPLOYER}/candidatures`} />}
        <StatusTiles stats={stats} current={status} hrefFor={statusSearch} />
        {isFullyStaffed(mission) && stats.pending + stats.reviewed > 0 && (
          <RejectWaiting
            missionId={mission.id}
            over={mission.status === "completed"}
            pageResult={actionData && "errors" in actionData ? actionData : undefined}
          />
        )}
        <ApplicationFilters {...{ words, sort }} label="Nom du candidat" params={statusParams(search)} />
      </div>
      <ApplicationList
        applications={applications}
        status={status}
        words={words}
        allHref="."
        base={`${EMPLOYER}/candidatures`}
        now={now}
        showMission={false}
        contactFor={contactFor}
      />
      <div className="mt-8">
        <Pager label="Pages de candidatures" {...pagerOf(count, search)} />
      </div>
    </>
  );
}

function statusParams(search: URLSearchParams): Record<string, string> {
  const statut = search.get("statut");
  return statut === null ? {} : { statut };
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
