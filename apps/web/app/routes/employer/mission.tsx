import { missionFr } from "@app/contract/missions/missions.fr";
import { publishedAge } from "@app/domain/time/relative-time";
import { Copy, ExternalLink, HouseWifi, Pencil, Radar, UsersRound } from "lucide-react";
import { redirect } from "react-router";
import { sendMissionCommand } from "../../features/missions/mine/action-results.ts";
import { EmployerMissionDetail } from "../../features/missions/mine/employer-mission-detail.tsx";
import { EmployerMissionSummary } from "../../features/missions/mine/employer-mission-summary.tsx";
import { HeldNotice } from "../../features/missions/mine/held-notice.tsx";
import { HoursNotice } from "../../features/missions/mine/hours-notice.tsx";
import { MISSION_INTENTS } from "../../features/missions/mine/mission-actions.server.ts";
import { afterCommand } from "../../features/missions/mine/mission-commands.ts";
import { MissionMenu } from "../../features/missions/mine/mission-menu.tsx";
import { MissionStateBadge, UrgentBadge } from "../../features/missions/mine/mission-state-badge.tsx";
import { readOwnMission } from "../../features/missions/mine/own-mission.server.ts";
import { useMissionCommand } from "../../features/missions/mine/use-mission-command.ts";
import { NOT_OWN_MISSION } from "../../layouts/not-own.fr.ts";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { diffusionPath, editMissionPath } from "../../parts/mission/mission-links.ts";
import { SectorBadge } from "../../parts/mission/sector-badge.tsx";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/mission";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: `${isMissing(error) ? missionFr.notFound : (loaderData?.mission.title ?? "Mission")} · Renfort` },
];

export function loader({ params: { id }, context }: Route.LoaderArgs) {
  return readOwnMission(context, id);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData();
  const result = await runIntent(MISSION_INTENTS, context, form);
  if (result.data.ok && form.get("intent") === "delete") throw redirect(`${EMPLOYER}/emplois?supprimee=${params.id}`);
  return result;
}

export const clientAction = (args: Route.ClientActionArgs) => sendMissionCommand(args);

export default function Mission({ loaderData: { mission: stored, stats }, actionData }: Route.ComponentProps) {
  const now = useRenderedAt();
  const flash = useFlashToast(
    { publiee: missionFr.published, modifiee: missionFr.edited },
    { publiee: { label: "Suivre la diffusion", to: diffusionPath(stored) } },
  );
  const mission = afterCommand(stored, useMissionCommand(stored.id).command);
  const editable = mission.status !== "completed";
  const urgentRemark = mission.remarks?.find(({ field }) => field === "urgent");
  const editHref = editable ? editMissionPath(mission) : undefined;
  return (
    <>
      <BackLink to={`${EMPLOYER}/emplois`}>Mes offres</BackLink>
      {flash !== undefined && <Notice tone="ok" live="polite" title={flash} className="no-js-only mb-4" />}
      <OutcomeNotice outcome={actionData} />
      {mission.held_reason !== null && (
        <HeldNotice
          reason={mission.held_reason}
          review={mission.review}
          companyHref={`${EMPLOYER}/profil?modifier=1`}
        />
      )}
      {!mission.hoursKnown && editable && (
        <div className="mb-4">
          <HoursNotice mission={mission} />
        </div>
      )}
      <div className="flex items-center justify-between gap-3">
        <h1 className="min-w-0 text-2xl md:text-3xl">{mission.title}</h1>
        <MissionMenu mission={mission} editHref={undefined} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <MissionStateBadge mission={mission} now={now} />
        {mission.urgent && editable && <UrgentBadge />}
        {mission.sector.map((name) => (
          <SectorBadge key={name} name={name} />
        ))}
        {mission.remote && (
          <Badge tone="blue" icon={HouseWifi}>
            Télétravail
          </Badge>
        )}
        <time dateTime={mission.created_at} className="text-ink-3 text-xs">
          {publishedAge(new Date(mission.created_at), new Date(now))}
        </time>
      </div>
      {urgentRemark !== undefined && mission.urgent && <p className="mt-2 text-ink-2 text-sm">{urgentRemark.text}</p>}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6 lg:grid-cols-[minmax(0,1fr)_344px]">
        <div className="lg:sticky lg:top-22 lg:order-2">
          <EmployerMissionSummary
            mission={mission}
            stats={stats}
            now={now}
            actions={
              <>
                <LinkButton to={`${EMPLOYER}/emploi/${mission.id}/candidatures`} prefetch="intent" icon={UsersRound}>
                  Voir les candidatures
                </LinkButton>
                {mission.status !== "held" && editable && (
                  <LinkButton to={diffusionPath(mission)} prefetch="intent" variant="line" icon={Radar}>
                    Suivre la diffusion
                  </LinkButton>
                )}
                {editHref === undefined ? (
                  <LinkButton to={`${EMPLOYER}/publier?modele=${mission.id}`} variant="line" icon={Copy}>
                    Dupliquer et modifier
                  </LinkButton>
                ) : (
                  <LinkButton to={editHref} prefetch="intent" variant="line" icon={Pencil}>
                    Modifier
                  </LinkButton>
                )}
                {mission.status !== "held" && (
                  <LinkButton to={missionPath(mission)} variant="line" icon={ExternalLink}>
                    Voir la page publique
                  </LinkButton>
                )}
              </>
            }
          />
        </div>
        <EmployerMissionDetail mission={mission} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} missing={NOT_OWN_MISSION} />;
}
