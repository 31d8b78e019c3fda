import { missionFr } from "@app/contract/missions/missions.fr";
import { peopleText, placesText } from "@app/domain/missions/recruitment.fr";
import { ExternalLink, Pencil } from "lucide-react";
import { Link, redirect } from "react-router";
import { WaitingPeople } from "../../features/applications/applicants/waiting-people.tsx";
import { DECISION_INTENTS } from "../../features/applications/decisions/decisions.server.ts";
import { waveIntents } from "../../features/matching/diffusion/diffusion.server.ts";
import { DiffusionCounts } from "../../features/matching/diffusion/diffusion-counts.tsx";
import { headline, liveText, scarcityText } from "../../features/matching/diffusion/headline.fr.ts";
import { LeverList } from "../../features/matching/diffusion/lever-list.tsx";
import { StandbyCard } from "../../features/matching/diffusion/standby-card.tsx";
import { WaveList } from "../../features/matching/diffusion/wave-list.tsx";
import { forecastText, isPlanBUnderWay } from "../../features/matching/diffusion/wave-text.fr.ts";
import { contactFor, messageFor } from "../../features/messages/contact-applicant.tsx";
import { sendMissionCommand } from "../../features/missions/mine/action-results.ts";
import { Cancelling, CancelMission } from "../../features/missions/mine/cancel-mission.tsx";
import { EmployerMissionDetail } from "../../features/missions/mine/employer-mission-detail.tsx";
import { HeldNotice } from "../../features/missions/mine/held-notice.tsx";
import { HoursNotice } from "../../features/missions/mine/hours-notice.tsx";
import { LiveLead } from "../../features/missions/mine/live-lead.tsx";
import { cancelMission, MISSION_INTENTS } from "../../features/missions/mine/mission-actions.server.ts";
import { afterCommand, canCancel } from "../../features/missions/mine/mission-commands.ts";
import { MissionMenu } from "../../features/missions/mine/mission-menu.tsx";
import { readLiveMission } from "../../features/missions/mine/own-mission.server.ts";
import { useMissionCommand } from "../../features/missions/mine/use-mission-command.ts";
import { ShareMission } from "../../features/missions/page/share-mission.tsx";
import { audienceIntents } from "../../features/team/audience/audience.server.ts";
import { AudienceCard } from "../../features/team/audience/audience-card.tsx";
import { isClosedToOthers } from "../../features/team/audience/audience-text.fr.ts";
import { ComingPeople } from "../../features/week/coming/coming-people.tsx";
import { peopleOf } from "../../features/week/coming/coming-text.fr.ts";
import { NOT_OWN_MISSION } from "../../layouts/not-own.fr.ts";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { EMPLOYER, VERIFICATION } from "../../lib/employer-paths.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useEmployer } from "../../lib/use-employer.ts";
import { editMissionPath } from "../../parts/mission/mission-links.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { cx } from "../../ui/class-names.ts";
import { useNow } from "../../ui/clock.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import "../../styles/diffusion.css";
import type { Route } from "./+types/mission";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: `${isMissing(error) ? missionFr.notFound : (loaderData?.mission.title ?? "Mission")} · Renfort` },
];

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  return {
    ...(await readLiveMission(context, id)),
    origin: url.origin,
    isCancelAsked: url.searchParams.has("annuler"),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "cancel") return cancelMission(context, params.id, form);
  const intents = { ...MISSION_INTENTS, ...DECISION_INTENTS, ...waveIntents(params.id), ...audienceIntents(params.id) };
  const result = await runIntent(intents, context, form);
  if (result.data.ok && form.get("intent") === "delete") throw redirect(`${EMPLOYER}/emplois?supprimee=${params.id}`);
  return result;
}

export const clientAction = (args: Route.ClientActionArgs) => sendMissionCommand(args);

const PROPOSED = "Mission proposée. Vous verrez chaque réponse arriver ici.";
/** The most shifts whose people are shown. */
const SHIFTS_SHOWN = 6;

export default function Mission({ loaderData, actionData }: Route.ComponentProps) {
  const { mission: stored, stats, applications, view, shifts, origin, isCancelAsked } = loaderData;
  const { user } = useEmployer();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const flash = useFlashToast({ publiee: missionFr.published, modifiee: missionFr.edited, proposee: PROPOSED });
  const mission = afterCommand(stored, useMissionCommand(stored.id).command);
  const isEditable = mission.status !== "completed";
  const isToCome = isEditable && Date.parse(mission.startDate) > now;
  const isLive = isToCome && mission.status === "recruiting";
  const urgentRemark = mission.remarks?.find(({ field }) => field === "urgent");
  const coming = peopleOf(shifts.filter(({ endsAt }) => Date.parse(endsAt) > now));
  const waiting = stats.pending + stats.reviewed;
  const few = view && isLive ? scarcityText(view, { people: mission.people, text: peopleText(mission) }) : undefined;
  const planB = view && <StandbyCard view={view} now={now} />;
  const isPlanBFirst = view !== null && isLive && isPlanBUnderWay(view);
  const isForTeamAlone = view?.team ? isClosedToOthers(view.team) : false;
  const isFull = mission.acceptedCount >= mission.positions;
  return (
    <>
      <BackLink to={`${EMPLOYER}/emplois`}>Mes offres</BackLink>
      {flash !== undefined && <Notice tone="ok" live="polite" title={flash} className="no-js-only mb-4" />}
      <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
      {mission.held_reason !== null && (
        <HeldNotice
          reason={mission.held_reason}
          review={mission.review}
          companyHref={`${EMPLOYER}/profil?modifier=1`}
        />
      )}
      {!mission.hoursKnown && isEditable && (
        <div className="mb-4">
          <HoursNotice mission={mission} />
        </div>
      )}
      <LiveLead
        mission={mission}
        live={isLive ? liveText(new Date(mission.created_at), new Date(now)) : undefined}
        menu={<MissionMenu mission={mission} editHref={undefined} />}
        now={rendered}
      />
      {mission.cancelUndoUntil && <Cancelling mission={mission} until={mission.cancelUndoUntil} now={rendered} />}
      {isCancelAsked && canCancel(mission) && !mission.cancelUndoUntil && (
        <CancelMission
          mission={mission}
          names={coming.map(({ name }) => name)}
          refused={actionData && "errors" in actionData ? actionData : undefined}
        />
      )}
      {urgentRemark !== undefined && mission.urgent && <p className="mt-2 text-ink-2 text-sm">{urgentRemark.text}</p>}
      {isToCome && view && (isLive || coming.length > 0) && (
        <h2
          className={cx(
            "mt-4 text-2xl leading-tight md:text-3xl",
            view.missing === 0 && coming.every(({ confirmed }) => confirmed) && "text-ok-ink",
          )}
        >
          {headline(
            { ...view, waiting, coming, placesText: placesText(mission), team: view.team?.people.length ?? 0 },
            user.first_name,
          )}
        </h2>
      )}
      {few !== undefined && <Notice tone="warn" title={few} className="mt-3" />}
      <div className="diffusion mt-4">
        <div className="diffusion-main">
          {isPlanBFirst && planB}
          <ComingPeople
            shifts={shifts}
            most={SHIFTS_SHOWN}
            base={EMPLOYER}
            now={now}
            showMission={false}
            messageFor={messageFor}
          />
          {isEditable && (
            <WaitingPeople
              applications={applications}
              waiting={waiting}
              received={stats.accepted + stats.rejected + stats.lapsed + waiting}
              isReserve={isFull}
              allHref={`${EMPLOYER}/emploi/${mission.id}/candidatures`}
              rows={{ base: `${EMPLOYER}/candidatures`, now: rendered, showMission: false, contactFor }}
            />
          )}
          {view?.team && isEditable && (
            <AudienceCard team={view.team} job={mission.id} isLive={isLive && view.missing > 0} now={now} />
          )}
          {view && isEditable && !isForTeamAlone && (
            <>
              <DiffusionCounts view={view} />
              <WaveList view={view} isOpen={isLive && view.missing > 0} proveHref={VERIFICATION} now={now} />
            </>
          )}
        </div>
        <div className="diffusion-side">
          {view && isLive && view.forecast !== null && view.missing > 0 && (
            <p className="text-ink-2 text-sm">{forecastText(view.forecast)}</p>
          )}
          {view && isLive && view.missing > 0 && (
            <>
              <LeverList levers={view.levers} editHref={editMissionPath(mission)} />
              {!isForTeamAlone && <ShareMission address={origin + missionPath(mission)} title={mission.title} />}
            </>
          )}
          {!isPlanBFirst && isLive && planB}
          <div className="grid gap-2">
            {isEditable && (
              <LinkButton to={editMissionPath(mission)} prefetch="intent" variant="line" icon={Pencil}>
                Modifier
              </LinkButton>
            )}
            {mission.status !== "held" && (
              <LinkButton to={missionPath(mission)} variant="line" icon={ExternalLink}>
                Voir la page publique
              </LinkButton>
            )}
          </div>
        </div>
      </div>
      {!isEditable && (
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to={`${EMPLOYER}/emploi/${mission.id}/candidatures`} className="link inline-flex min-h-11 items-center">
            Voir les candidatures
          </Link>
          <Link to={`${EMPLOYER}/publier?modele=${mission.id}`} className="link inline-flex min-h-11 items-center">
            Reprendre la même
          </Link>
        </p>
      )}
      <div className="mt-6">
        <EmployerMissionDetail mission={mission} now={rendered} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} missing={NOT_OWN_MISSION} />;
}
