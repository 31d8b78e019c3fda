import { listApplicationsRoute } from "@app/contract/applications";
import { missionRoute } from "@app/contract/missions";
import { missionFr } from "@app/contract/missions.fr";
import { ExternalLink, UsersRound } from "lucide-react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { apiContext } from "../../api.server.ts";
import { EmployerMissionDetail } from "../../features/missions/employer-mission-detail.tsx";
import { EmployerMissionSlip } from "../../features/missions/employer-mission-slip.tsx";
import { missionPath } from "../../features/missions/mission-facts.ts";
import { MissionStateBadge, UrgentBadge } from "../../features/missions/mission-state-badge.tsx";
import { SectorBadge } from "../../features/missions/sector-badge.tsx";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { orNotFound } from "../../not-found.server.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Route } from "./+types/mission";
import { EMPLOYER } from "./employer.ts";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: `${isMissing(error) ? missionFr.notFound : (loaderData?.mission.title ?? "Mission")} · Renfort` },
];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  // Anyone may read a mission; its applications are its employer's alone, which is how another's is not found here.
  const [mission, { stats }] = await orNotFound(
    Promise.all([api.call(missionRoute, { params: { id } }), api.call(listApplicationsRoute, { query: { job: id } })]),
  );
  return { mission, stats };
}

export default function Mission({ loaderData: { mission, stats } }: Route.ComponentProps) {
  const now = useRenderedAt();
  const justPublished = useJustPublished();
  return (
    <>
      <BackLink to={`${EMPLOYER}/emplois`}>Mes offres</BackLink>
      {justPublished && <Notice tone="ok" live="polite" title={missionFr.published} className="no-js-only mb-4" />}
      <h1 className="text-2xl md:text-3xl">{mission.title}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <MissionStateBadge mission={mission} now={now} />
        {mission.urgent && mission.status !== "completed" && <UrgentBadge />}
        {mission.sector.map((name) => (
          <SectorBadge key={name} name={name} />
        ))}
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6 lg:grid-cols-[minmax(0,1fr)_344px]">
        <div className="lg:sticky lg:top-22 lg:order-2">
          <EmployerMissionSlip
            mission={mission}
            stats={stats}
            now={now}
            actions={
              <>
                <LinkButton to={`${EMPLOYER}/emploi/${mission.id}/candidatures`} icon={UsersRound}>
                  Voir les candidatures
                </LinkButton>
                <LinkButton to={missionPath(mission)} variant="line" icon={ExternalLink}>
                  Voir la page publique
                </LinkButton>
              </>
            }
          />
        </div>
        <EmployerMissionDetail mission={mission} />
      </div>
    </>
  );
}

/** Says it once, then leaves an address that can be kept or reloaded. */
function useJustPublished(): boolean {
  const [search, setSearch] = useSearchParams();
  const justPublished = search.has("publiee");
  useEffect(() => {
    if (!justPublished) return;
    toast(missionFr.published);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [justPublished, setSearch]);
  return justPublished;
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
