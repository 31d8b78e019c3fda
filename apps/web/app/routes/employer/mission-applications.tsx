import { type ApplicationView, listApplicationsRoute } from "@app/contract/applications/applications";
import type { Client } from "@app/contract/client";
import { type MissionView, missionRoute } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import { applicationNotificationFr } from "@app/contract/notifications/application-notifications.fr";
import { type ApplicationSort, isComplete } from "@app/domain/applications/application";
import { isFilled, isStartLocked } from "@app/domain/missions/mission";
import type { CertificateKind } from "@app/domain/papers/certificates";
import { withDe } from "@app/domain/text/elision";
import { formatCount } from "@app/domain/text/format-number";
import { momentPhrase } from "@app/domain/time/day-phrase";
import { Link, redirect, useSearchParams } from "react-router";
import { ApplicantGrid } from "../../features/applications/applicants/applicant-grid.tsx";
import { ApplicationFilters } from "../../features/applications/applicants/application-filters.tsx";
import { AnsweredGroups, ApplicationGroups } from "../../features/applications/applicants/application-groups.tsx";
import { ApplicationList } from "../../features/applications/applicants/application-list.tsx";
import { requestedSort, SORTS_OF_MISSION } from "../../features/applications/applicants/sorts.fr.ts";
import { requestedStatus, statusSearch } from "../../features/applications/applicants/status-filter.ts";
import { StatusTiles } from "../../features/applications/applicants/status-tiles.tsx";
import { AttendanceList } from "../../features/applications/attendance/attendance-list.tsx";
import { requestedCertificates } from "../../features/applications/certificates/requested-certificates.ts";
import { DECISION_INTENTS, rejectWaiting } from "../../features/applications/decisions/decisions.server.ts";
import { RejectWaiting } from "../../features/applications/decisions/reject-waiting.tsx";
import { contactFor } from "../../features/messages/contact-applicant.tsx";
import { MissionMoment } from "../../features/missions/mine/mission-moment.tsx";
import { readPlannedShifts } from "../../features/missions/mine/own-mission.server.ts";
import { TEAM_INTENTS } from "../../features/team/members/team-intents.server.ts";
import { ProposeAgain } from "../../features/team/propose/propose-again.tsx";
import { NOT_OWN_MISSION } from "../../layouts/not-own.fr.ts";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { addressOf, pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { cx } from "../../ui/class-names.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/mission-applications";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  {
    title: `${isMissing(error) ? missionFr.notFound : loaderData ? `Candidatures ${withDe(loaderData.mission.title)}` : "Candidatures"} · Renfort`,
  },
];

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const status = requestedStatus(url.searchParams);
  const page = requestedPage(url.searchParams);
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const sort = requestedSort(url.searchParams, SORTS_OF_MISSION);
  // Without a status, the page has three groups; the first one is those to answer.
  const certificates = requestedCertificates(url.searchParams);
  const isGrouped = status === undefined && words === "" && certificates.length === 0;
  const list = { job: id, query: words, sort, certificates };
  const [mission, answered] = await orNotFound(
    Promise.all([
      api.call(missionRoute, { params: { id } }),
      api.call(listApplicationsRoute, { query: { ...list, page, status: isGrouped ? TO_ANSWER : status } }),
    ]),
  );
  const { results: applications, count, stats } = answered;
  if (page > 1 && applications.length === 0) throw redirect(addressOf(url.searchParams, 1));
  const begun = isStartLocked({ startsAt: new Date(mission.startDate) }, new Date());
  const [accepted, rejected, lapsed, phones] = await Promise.all([
    begun || isGrouped ? acceptedPeople(api, id, stats.accepted) : [],
    isGrouped && stats.rejected > 0
      ? api.call(listApplicationsRoute, { query: { ...list, status: "rejected" } }).then(({ results }) => results)
      : [],
    isGrouped && stats.lapsed > 0
      ? api.call(listApplicationsRoute, { query: { job: id, status: "lapsed" } }).then(({ results }) => results)
      : [],
    isGrouped && stats.accepted > 0 ? phonesOf(api, mission) : {},
  ]);
  const isGrid =
    isGrouped && page === 1 && url.searchParams.get("vue") !== "liste" && isGridUseful(mission.shifts.length, count);
  const grid = isGrid ? await readGrid(api, list, answered) : [];
  const expected = begun ? accepted.filter(({ candidate_status }) => candidate_status !== "withdrawn") : [];
  return {
    mission,
    applications,
    count,
    stats,
    status,
    words,
    sort,
    certificates,
    isGrouped,
    accepted,
    rejected,
    lapsed,
    phones,
    expected,
    grid,
  };
}

const TO_ANSWER = "pending,reviewed";
const PAGE = 10;
/** People of the grid; the others are in the list. */
const MOST_IN_GRID = 100;

/** Where the list would take several screens. */
const isGridUseful = (shifts: number, waiting: number) => waiting > PAGE || (shifts > 1 && waiting > 3);

type ListQuery = { job: string; query: string; sort: ApplicationSort; certificates: CertificateKind[] };
type AnswerPage = { results: ApplicationView[]; count: number };

/** All those to answer, in the order of the list. */
async function readGrid(api: Client, list: ListQuery, { results, count }: AnswerPage): Promise<ApplicationView[]> {
  const pages = Math.ceil(Math.min(count, MOST_IN_GRID) / PAGE);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      api.call(listApplicationsRoute, { query: { ...list, page: index + 2, status: TO_ANSWER } }),
    ),
  );
  return [...results, ...others.flatMap((page) => page.results)];
}

/** The phones of accepted people. */
async function phonesOf(api: Client, mission: MissionView): Promise<Record<number, string>> {
  const people = (await readPlannedShifts(api, mission)).flatMap((shift) => shift.people);
  return Object.fromEntries(
    people.flatMap(({ application_id, phone }) => (phone === null ? [] : [[application_id, phone]])),
  );
}

/** Accepted people are all shown, up to this many pages. */
const MOST_PAGES = 10;

async function acceptedPeople(api: Client, job: string, accepted: number) {
  const pages = Array.from({ length: Math.min(MOST_PAGES, Math.ceil(accepted / 10)) }, (_, index) => index + 1);
  const lists = await Promise.all(
    pages.map((page) => api.call(listApplicationsRoute, { query: { job, page, status: "accepted" } })),
  );
  return lists.flatMap(({ results }) => results);
}

/** What a person reads once accepted, for the first shift; the deadline is each person's own. */
function acceptedPreview({ company, title, startDate }: MissionView, now: number) {
  return applicationNotificationFr.applicationAccepted({
    company: company.name,
    job: title,
    when: momentPhrase(new Date(startDate), new Date(now)),
    confirmBefore: null,
  });
}

const INTENTS = { ...DECISION_INTENTS, "reject-waiting": rejectWaiting, propose: TEAM_INTENTS.propose };

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function MissionApplications({ loaderData, actionData }: Route.ComponentProps) {
  const { mission, applications, count, stats, status, words, sort, certificates, isGrouped, expected, grid } =
    loaderData;
  const [search] = useSearchParams();
  const now = useRenderedAt();
  const rows = { base: `${EMPLOYER}/candidatures`, now, showMission: false, contactFor };
  const isOpen = mission.status === "recruiting" && !isFilled(mission);
  const ended = {
    rejected: loaderData.rejected,
    lapsed: loaderData.lapsed,
    rejectedHref: statusSearch("rejected"),
    lapsedHref: statusSearch("lapsed"),
    proposalFor: isOpen ? proposalFor : undefined,
  };
  return (
    <>
      <BackLink to={`${EMPLOYER}/emplois/${mission.id}`}>La mission</BackLink>
      <PageHeader title={`Candidatures ${withDe(mission.title)}`} />
      <MissionMoment mission={mission} />
      <div className="mt-4 grid gap-4 empty:hidden">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {expected.length > 0 && <AttendanceList expected={expected} base={`${EMPLOYER}/candidatures`} />}
        {isComplete({ ...mission, confirmedCount: mission.confirmedCount ?? 0 }) &&
          stats.pending + stats.reviewed > 0 && (
            <RejectWaiting
              missionId={mission.id}
              over={mission.status === "completed"}
              pageResult={actionData && "errors" in actionData ? actionData : undefined}
            />
          )}
      </div>
      {grid.length > 0 && (
        <section aria-labelledby="grille" className="mt-4">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="grille" className="text-lg">{`À répondre\u00a0: ${formatCount(count)}`}</h2>
            <Link to="?vue=liste" className="link inline-flex min-h-11 items-center">
              Voir la liste détaillée
            </Link>
          </div>
          <ApplicantGrid
            applications={grid}
            shifts={mission.shifts}
            takeSome={mission.takeSome}
            base={`${EMPLOYER}/candidatures`}
            preview={acceptedPreview(mission, now)}
          />
        </section>
      )}
      {isGrouped && grid.length > 0 ? (
        <div className="mt-6">
          <AnsweredGroups
            accepted={expected.length > 0 ? [] : loaderData.accepted}
            phones={loaderData.phones}
            stats={stats}
            rows={rows}
            {...ended}
          />
        </div>
      ) : isGrouped ? (
        <ApplicationGroups
          {...{ applications, sort, stats }}
          accepted={expected.length > 0 ? [] : loaderData.accepted}
          phones={loaderData.phones}
          rows={rows}
          {...ended}
          count={count}
          isReserve={count > 0 && mission.status !== "completed" && isFilled(mission)}
        />
      ) : (
        <ApplicationList
          {...{ applications, status, words, sort }}
          isFiltered={certificates.length > 0}
          {...rows}
          allHref="."
        />
      )}
      <div className={cx("mt-6", grid.length > 0 && "hidden")}>
        <Pager label="Pages de candidatures" {...pagerOf(count, search)} />
      </div>
      <div className="mt-6 grid gap-4">
        <ApplicationFilters
          {...{ words, sort, certificates }}
          sorts={isGrouped ? undefined : SORTS_OF_MISSION}
          label="Nom du candidat"
          params={statusParams(search)}
        />
        <StatusTiles stats={stats} current={status} hrefFor={statusSearch} />
      </div>
    </>
  );
}

const proposalFor = ({ job, candidate: { id, name } }: ApplicationView) => (
  <ProposeAgain job={job.id} person={id} name={name} />
);

function statusParams(search: URLSearchParams): Record<string, string> {
  const statut = search.get("statut");
  return statut === null ? {} : { statut };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} missing={NOT_OWN_MISSION} />;
}
