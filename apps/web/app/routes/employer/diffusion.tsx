import { missionFr } from "@app/contract/missions/missions.fr";
import { readDiffusion, waveIntents } from "../../features/matching/diffusion/diffusion.server.ts";
import { DiffusionCounts } from "../../features/matching/diffusion/diffusion-counts.tsx";
import { headline, liveText } from "../../features/matching/diffusion/headline.fr.ts";
import { LeverList } from "../../features/matching/diffusion/lever-list.tsx";
import { StandbyCard } from "../../features/matching/diffusion/standby-card.tsx";
import { WaveList } from "../../features/matching/diffusion/wave-list.tsx";
import { forecastText } from "../../features/matching/diffusion/wave-text.fr.ts";
import { HeldNotice } from "../../features/missions/mine/held-notice.tsx";
import { MissionStateBadge } from "../../features/missions/mine/mission-state-badge.tsx";
import { MissionSummary } from "../../features/missions/mine/mission-summary-line.tsx";
import { ShareMission } from "../../features/missions/page/share-mission.tsx";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { useNow } from "../../ui/clock.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import "../../styles/diffusion.css";
import { NOT_OWN_MISSION } from "../../layouts/not-own.fr.ts";
import { EMPLOYER, VERIFICATION } from "../../lib/employer-paths.ts";
import { useEmployer } from "../../lib/use-employer.ts";
import type { Route } from "./+types/diffusion";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  {
    title: `${isMissing(error) ? missionFr.notFound : loaderData ? `Diffusion de ${loaderData.mission.title}` : "Diffusion"} · Renfort`,
  },
];

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  return { ...(await readDiffusion(context.get(apiContext), id)), origin: url.origin };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  return runIntent(waveIntents(id), context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function Diffusion({ loaderData: { mission, view, origin }, actionData }: Route.ComponentProps) {
  const { user } = useEmployer();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const isLive = mission.status === "recruiting" && Date.parse(mission.startDate) > now;
  return (
    <>
      <BackLink to={`${EMPLOYER}/emplois/${mission.id}`}>La mission</BackLink>
      <OutcomeNotice outcome={actionData} />
      {mission.held_reason !== null && (
        <HeldNotice
          reason={mission.held_reason}
          review={mission.review}
          companyHref={`${EMPLOYER}/profil?modifier=1`}
        />
      )}
      {isLive ? (
        <p className="live">{liveText(new Date(mission.created_at), new Date(now))}</p>
      ) : (
        <p>
          <MissionStateBadge mission={mission} now={now} />
        </p>
      )}
      <h1 className="mt-1 text-2xl md:text-3xl">
        {view ? headline(view, user.first_name) : "Personne n’est encore prévenu"}
      </h1>
      <div className="diffusion mt-5">
        <MissionSummary mission={mission} now={now} />
        {view && (
          <>
            <div className="diffusion-main">
              <DiffusionCounts
                view={view}
                applicationsHref={
                  mission.totalApplications > 0 ? `${EMPLOYER}/emploi/${mission.id}/candidatures` : undefined
                }
              />
              <WaveList view={view} isOpen={isLive && view.missing > 0} proveHref={VERIFICATION} now={now} />
            </div>
            <div className="diffusion-side">
              {view.forecast !== null && view.missing > 0 && (
                <p className="text-ink-2 text-sm">{forecastText(view.forecast)}</p>
              )}
              {isLive && view.missing > 0 && (
                <>
                  <LeverList levers={view.levers} editHref={`${EMPLOYER}/modifier-emploi/${mission.id}`} />
                  <ShareMission address={origin + missionPath(mission)} title={mission.title} />
                </>
              )}
              <StandbyCard view={view} now={now} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} missing={NOT_OWN_MISSION} />;
}
