import { establishmentsRoute } from "@app/contract/companies/establishments";
import { searchMissionsRoute } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import { pushFr } from "@app/contract/notifications/push.fr";
import { MISSION_STATUSES } from "@app/domain/missions/mission";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { redirect, useSearchParams } from "react-router";
import { sendMissionCommand } from "../../features/missions/mine/action-results.ts";
import { EmployerMissionRow } from "../../features/missions/mine/employer-mission-row.tsx";
import { MISSION_INTENTS } from "../../features/missions/mine/mission-actions.server.ts";
import { MissionTitleSearch } from "../../features/missions/mine/mission-title-search.tsx";
import { NoMission } from "../../features/missions/mine/no-mission.tsx";
import {
  MISSION_TAB_LABELS,
  MISSION_TABS,
  requestedTab,
  tabAddress,
  tabValue,
} from "../../features/missions/mine/status-filter.ts";
import { PushOffer } from "../../features/notifications/push-offer.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { addressOf, pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { EstablishmentFilter, requestedEstablishment } from "../../parts/company/establishment-filter.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { useRestoreFocus } from "../../ui/overlays/restore-focus.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/missions";

export const meta: Route.MetaFunction = () => [{ title: "Mes offres d’emploi · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const tab = requestedTab(url.searchParams);
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
  const page = requestedPage(url.searchParams);
  const establishment = requestedEstablishment(url.searchParams);
  const mine = { mine: true, query: words, establishment };
  const [{ results: establishments }, list, ...ofStatus] = await Promise.all([
    api.call(establishmentsRoute, {}),
    api.call(searchMissionsRoute, { query: { ...mine, page, ...(tab !== "all" && { status: tab }) } }),
    ...MISSION_STATUSES.map((status) => api.call(searchMissionsRoute, { query: { ...mine, status } })),
  ]);
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  const [recruiting = 0, paused = 0, completed = 0, held = 0] = ofStatus.map(({ count }) => count);
  const counts = { all: recruiting + paused + completed + held, recruiting, paused, completed, held };
  return { missions: list.results, count: list.count, counts, tab, words, establishment, establishments };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(MISSION_INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendMissionCommand(args);

export default function Missions({ loaderData, actionData }: Route.ComponentProps) {
  const { missions, count, counts, tab, words, establishment, establishments } = loaderData;
  const otherParams: Record<string, string> =
    establishment === undefined ? {} : { etablissement: String(establishment) };
  const [search] = useSearchParams();
  const now = useRenderedAt();
  const flash = useFlashToast({ supprimee: missionFr.deleted });
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, missions.map(({ id }) => id).join());
  return (
    <>
      <PageHeader
        title="Mes offres d’emploi"
        actions={
          <LinkButton to={`${EMPLOYER}/publier`} icon={Plus} prefetch="intent">
            Nouvelle mission
          </LinkButton>
        }
      />
      <div className="mt-4 empty:hidden">
        <OutcomeNotice outcome={actionData ?? (flash === undefined ? undefined : { ok: true, message: flash })} />
      </div>
      {counts.all > 0 && <PushOffer reason={pushFr.afterPublishing} />}
      <div className="mt-5 flex flex-col-reverse gap-3 md:flex-row md:flex-wrap md:items-center">
        <TabLinks
          label="Statut des missions"
          tabs={MISSION_TABS.map((other) => ({
            to: tabAddress(other, words, otherParams),
            label: MISSION_TAB_LABELS[other],
            count: counts[other],
            current: other === tab,
          }))}
        />
        <MissionTitleSearch
          words={words}
          status={tabValue(tab)}
          label="Rechercher une mission"
          field="Titre de la mission"
          otherParams={otherParams}
        />
        <EstablishmentFilter
          {...{ establishments }}
          chosen={establishment}
          otherParams={{
            ...(words !== "" && { q: words }),
            ...(tabValue(tab) !== undefined && { statut: tabValue(tab) ?? "" }),
          }}
        />
      </div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Résultats
      </h2>
      {missions.length === 0 ? (
        <NoMission
          tab={tab}
          words={words}
          publishHref={`${EMPLOYER}/publier`}
          clearHref={tabAddress(tab, "", otherParams)}
        />
      ) : (
        <>
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-2.5 md:gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            {missions.map((mission) => (
              <EmployerMissionRow key={mission.id} {...{ mission, now }} base={EMPLOYER} />
            ))}
          </div>
          <div className="mt-8">
            <Pager label="Pages de missions" {...pagerOf(count, search)} />
          </div>
        </>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
