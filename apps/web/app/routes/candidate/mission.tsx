import { type ApplicationView, applicationRoute } from "@app/contract/applications/applications";
import { applicationFr } from "@app/contract/applications/applications.fr";
import type { Client } from "@app/contract/client";
import { type PublicCompanyView, publicCompanyRoute } from "@app/contract/companies/companies";
import { type MissionView, missionRoute } from "@app/contract/missions/missions";
import { missionFr } from "@app/contract/missions/missions.fr";
import type { AppliedShift } from "@app/contract/missions/shifts";
import type { CertificateKind } from "@app/domain/papers/certificates";
import { SearchX } from "lucide-react";
import { data, redirect } from "react-router";
import { ShiftStatusBadge } from "../../features/applications/applied/shift-status.tsx";
import { ApplyButton, useMissionApply } from "../../features/applications/apply/apply-button.tsx";
import { refusalOf } from "../../features/applications/apply/apply-refusal.ts";
import type { ApplyResult } from "../../features/applications/apply/apply-result.ts";
import { ApplyInPage, ApplyWithShifts, FORM_IN_PAGE } from "../../features/applications/apply/apply-with-shifts.tsx";
import { isUndone } from "../../features/applications/apply/candidate-mission-cards.tsx";
import { ConflictNotice } from "../../features/applications/apply/conflict-notice.tsx";
import { useQueuedApplications } from "../../features/applications/apply/outbox.ts";
import { sendAsCandidate } from "../../features/applications/apply/send-as-candidate.ts";
import { QueuedBadge, SentBadge } from "../../features/applications/apply/sent-application.tsx";
import { ApplicationNow } from "../../features/applications/mine/application-now.tsx";
import { whatHappensNow } from "../../features/applications/mine/candidate-status-text.fr.ts";
import { closedText, isLost } from "../../features/applications/mine/mission-closed.ts";
import { MissionSheet } from "../../features/applications/mine/mission-sheet.tsx";
import { MissionDetail } from "../../features/missions/page/mission-detail.tsx";
import { ClosedBanner, EmployerHabits, UrgentBanner } from "../../features/missions/page/mission-notices.tsx";
import { type MissionPart, missionTexts } from "../../features/missions/page/mission-texts.ts";
import { missionsNear } from "../../features/missions/page/public-mission.server.ts";
import { ShareMission } from "../../features/missions/page/share-mission.tsx";
import { InstallOffer } from "../../features/notifications/install-offer.tsx";
import { MissingNotice } from "../../features/papers/certificates/missing-notice.tsx";
import { readMissing } from "../../features/papers/certificates/own-certificates.server.ts";
import { isIncomplete } from "../../features/profiles/completion/completion.server.ts";
import { runCandidateAction } from "../../layouts/candidate-actions.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import { applyPath, CANDIDATE_HOME, completionPath, missionCalendarPath } from "../../lib/candidate-paths.ts";
import { environment } from "../../lib/environment.server.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { cityOf } from "../../parts/mission/city.ts";
import { matchReasons } from "../../parts/mission/match-reasons.ts";
import { requestedShift } from "../../parts/mission/mission-links.ts";
import { startPhrase } from "../../parts/mission/mission-start.ts";
import { urgentText } from "../../parts/mission/notices.fr.ts";
import { useMatchCandidate } from "../../parts/mission/use-match-candidate.ts";
import { formatKilometres } from "../../parts/mission-card/card-facts.fr.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import { type PublicCard, PublicMissionGrid } from "../../parts/mission-card/public-mission-grid.tsx";
import { SaveForm } from "../../parts/mission-card/save-form.tsx";
import { ShiftList, ShiftPicker } from "../../parts/shifts/shift-list.tsx";
import { choosableShifts } from "../../parts/shifts/shift-obstacles.fr.ts";
import { useShiftChoice } from "../../parts/shifts/use-shift-choice.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/mission";

const NEARBY = "autres-missions";

/** Sent once the address was confirmed. */
const SENT = { envoyee: applicationFr.sent };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.mission?.title ?? missionFr.notFound} · Renfort` },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const applying = url.searchParams.has("postuler");
  const asked = requestedShift(url.searchParams);
  try {
    const mission = await api.call(missionRoute, { params: { id: params.id } });
    // An incomplete profile is completed first.
    if (applying && !mission.application && (await isIncomplete(api))) {
      throw redirect(completionPath(applyPath(mission.id, asked)));
    }
    const own = mission.application && (await api.call(applicationRoute, { params: { id: mission.application.id } }));
    return {
      mission,
      own: own ?? null,
      missing: await readMissing(api, mission),
      nearby: isLost(mission, own ?? null) ? await missionsNear(mission, api, "candidate") : [],
      texts: missionTexts(mission),
      company: await readEmployer(api, mission.company.id),
      address: environment().publicUrl + missionPath(mission),
      applyKey: crypto.randomUUID(),
      applying,
      asked,
    };
  } catch (error) {
    if (failureOf(error).isUnavailable) throw error;
    return data({ mission: null }, { status: 404 });
  }
}

/** What the page shows of it; null when its account is closed. */
async function readEmployer(api: Client, id: number) {
  try {
    const { name, address, phone, email, answers, record } = await api.call(publicCompanyRoute, { params: { id } });
    return { name, address, phone, email, answers, record };
  } catch (error) {
    if (failureOf(error).status === 404) return null;
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return runCandidateAction(context, await request.formData());
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

export default function Mission({ loaderData, actionData }: Route.ComponentProps) {
  useFlashToast(SENT);
  if (!loaderData.mission) return <MissionNotFound />;
  const pageResult = actionData && ("errors" in actionData || "missing" in actionData) ? actionData : undefined;
  return <CandidateMission key={loaderData.mission.id} {...loaderData} pageResult={pageResult} />;
}

function MissionNotFound() {
  return (
    <>
      <h1 className="mb-5 text-2xl md:text-3xl">{missionFr.notFound}</h1>
      <EmptyState
        icon={SearchX}
        title="Cette mission n’est plus au tableau."
        text="Elle a été retirée, ou l’adresse a changé. Les autres sont toujours là."
        action={<LinkButton to={CANDIDATE_HOME}>Voir les missions</LinkButton>}
      />
    </>
  );
}

interface CandidateMissionProps {
  mission: MissionView;
  texts: readonly MissionPart[];
  /** Null when its account is closed. */
  company: Pick<PublicCompanyView, "name" | "address" | "phone" | "email" | "answers" | "record"> | null;
  /** The person's own application. */
  own: ApplicationView | null;
  /** Asked for, and not declared until its end. */
  missing: readonly CertificateKind[];
  /** Where this mission cannot be had: others around. */
  nearby: readonly PublicCard[];
  /** The public URL. */
  address: string;
  applyKey: string;
  /** The form is in the page (`?postuler=1`). */
  applying: boolean;
  /** The shift that a search was about. */
  asked: number | undefined;
  /** The result of a form sent without script. */
  pageResult: ApplyResult | undefined;
}

function CandidateMission({
  mission,
  texts,
  company,
  own,
  missing,
  nearby,
  address,
  asked,
  ...form
}: CandidateMissionProps) {
  const { user, bookings } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const { paused, ...reader } = useMatchCandidate(user.availability);
  const choice = useShiftChoice(choosableShifts(mission, bookings, now), mission.takeSome, {
    sent: sentShifts(form.pageResult),
    asked,
  });
  const apply = useMissionApply([mission], (about, attempt) => (
    <ApplyWithShifts mission={about} choice={choice} apply={attempt} paused={paused} />
  ));
  const waits = useQueuedApplications().some((queued) => queued.userId === user.id && queued.missionId === mission.id);
  const application = mission.application && !isUndone(mission.application) ? mission.application : null;
  const refusal = application ? null : refusalOf(mission, choice, now);
  const open = application === null && refusal === null && !waits;
  const urgent = urgentText(mission, open, now);
  const trigger = (
    <ApplyButton
      inPage={form.applying}
      count={choice.isFree ? choice.chosen.length : undefined}
      onOpen={() => apply.start(mission.id)}
    />
  );
  const applied = own?.shifts ?? [];
  const taken = application ? applied.filter(({ status }) => status !== "refused") : choice.chosen;
  const isPast = Date.parse(taken.at(-1)?.endsAt ?? mission.endDate ?? mission.startDate) <= now;
  const expected = application?.status === "accepted" && application.candidate_status !== "withdrawn" && !isPast;
  const closed = closedText(mission, own, now);
  return (
    <>
      <MissionDetail
        mission={mission}
        texts={texts}
        chosen={taken}
        rendered={rendered}
        paused={paused}
        className="pb-20 md:pb-0"
        back={{ to: CANDIDATE_HOME, label: "Retour aux missions" }}
        banner={
          <>
            {closed !== undefined && <ClosedBanner text={closed} />}
            {nearby.length > 0 && (
              <a href={`#${NEARBY}`} className="link inline-flex min-h-11 items-center">
                {`Voir d’autres missions près de ${cityOf(mission.location)}`}
              </a>
            )}
            {application && own && (
              <>
                <ApplicationNow
                  application={own}
                  answerMinutes={company?.answers.minutes ?? null}
                  justSent={apply.sent}
                  rendered={rendered}
                  now={now}
                />
                {whatHappensNow(own, null, new Date(now)) !== undefined && <InstallOffer />}
              </>
            )}
            {urgent !== undefined && !application && <UrgentBanner text={urgent} />}
          </>
        }
        why={paused ? undefined : matchReasons(mission, reader)}
        away={awayText(mission)}
        corner={<SaveForm mission={mission} />}
        justApplied={apply.sent}
        counted={closed === undefined}
        closed={closed !== undefined}
        bar={open ? { action: trigger, place: "above-menu" } : undefined}
        shifts={
          open && choice.isFree ? (
            <ShiftPicker mission={mission} choice={choice} now={now} form={form.applying ? FORM_IN_PAGE : undefined} />
          ) : (
            <ShiftList mission={mission} now={now} statusOf={application ? statusOf(applied) : undefined} />
          )
        }
        action={
          application ? (
            <p className="flex flex-wrap items-center justify-center gap-2">
              <SentBadge application={application} />
            </p>
          ) : waits ? (
            <p className="text-center">
              <QueuedBadge />
            </p>
          ) : refusal ? (
            <p className="text-center font-medium text-ink-2">{applicationFr.refusals[refusal]}</p>
          ) : (
            <div className="hidden md:block">{trigger}</div>
          )
        }
        employer={company && <EmployerHabits {...company} />}
        after={
          nearby.length > 0 && (
            <section id={NEARBY} className="mt-10 scroll-mt-24">
              <h2 className="mb-5 text-2xl">{`D’autres missions près de ${cityOf(mission.location)}`}</h2>
              <PublicMissionGrid cards={nearby} columns={3} headingLevel={3} rendered={rendered} />
            </section>
          )
        }
        share={<ShareMission address={address} title={mission.title} reportHref={`${missionPath(mission)}/signaler`} />}
      >
        {expected && company && (
          <MissionSheet
            startText={startPhrase(taken[0]?.startsAt ?? mission.startDate, now)}
            place={mission.location}
            company={company}
            calendarHref={missionCalendarPath(application.id)}
          />
        )}
        {open && <MissingNotice missing={missing} />}
        {!application && (
          <ConflictNotice asked={{ missionId: mission.id, shifts: choice.chosen }} bookings={bookings} />
        )}
        {open && form.applying && <ApplyInPage mission={mission} choice={choice} apply={apply} {...form} />}
      </MissionDetail>
      {apply.dialogs}
    </>
  );
}

const awayText = ({ distanceKm }: MissionView) =>
  distanceKm === undefined ? "" : `, à ${distanceKm < 1 ? "moins de 1\u00a0km" : formatKilometres(distanceKm)}`;

/** Where the person stands on each shift; one they did not ask for keeps its places. */
function statusOf(applied: readonly AppliedShift[]) {
  return (id: number) => {
    const shift = applied.find((one) => one.id === id);
    return shift && <ShiftStatusBadge status={shift.status} />;
  };
}

/** What a form sent without script had chosen. */
function sentShifts(result: ApplyResult | undefined): number[] | undefined {
  if (!result || !("values" in result) || result.values["choice"] === undefined) return undefined;
  return [result.values["shifts"] ?? []].flat().map(Number);
}
