import { resendVerificationRoute } from "@app/contract/accounts/accounts";
import { accountFr } from "@app/contract/accounts/accounts.fr";
import { listApplicationsRoute } from "@app/contract/applications/applications";
import type { Client } from "@app/contract/client";
import { employerSummaryRoute } from "@app/contract/companies/employer-figures";
import { searchMissionsRoute } from "@app/contract/missions/missions";
import { candidatesToRateRoute } from "@app/contract/ratings/ratings";
import { planningRoute } from "@app/contract/week/week";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { formatLongDayWithoutYear, formatTime } from "@app/domain/time/format-time";
import { FilePen, Hourglass, Plus, Star } from "lucide-react";
import type { RouterContextProvider } from "react-router";
import { PendingApplications } from "../../features/applications/applicants/pending-applications.tsx";
import { statusSearch } from "../../features/applications/applicants/status-filter.ts";
import { DECISION_INTENTS } from "../../features/applications/decisions/decisions.server.ts";
import { SummaryTiles } from "../../features/companies/figures/summary-tiles.tsx";
import { messageFor } from "../../features/messages/contact-applicant.tsx";
import { sendMissionCommand } from "../../features/missions/mine/action-results.ts";
import { MISSION_INTENTS } from "../../features/missions/mine/mission-actions.server.ts";
import { RecentMissions } from "../../features/missions/mine/recent-missions.tsx";
import { ComingPeople } from "../../features/week/coming/coming-people.tsx";
import { peopleOf } from "../../features/week/coming/coming-text.fr.ts";
import { MissingPeople } from "../../features/week/upcoming/missing-people.tsx";
import { type NextStep, NextSteps } from "../../features/week/upcoming/next-steps.tsx";
import { listNames, nextStepTitles, upcomingSentence } from "../../features/week/upcoming/upcoming-text.fr.ts";
import { UpcomingTimeline } from "../../features/week/upcoming/upcoming-timeline.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orToday } from "../../lib/api/refused-page.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { runIntent, toOutcome } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useEmployer } from "../../lib/use-employer.ts";
import { IncompleteNotice } from "../../parts/company/incomplete-notice.tsx";
import { startPhrase } from "../../parts/mission/mission-start.ts";
import { VerifyEmailNotice } from "../../parts/person/verify-email-notice.tsx";
import { cx } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Outcome } from "../../ui/outcome.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = () => [{ title: "Tableau de bord · Renfort" }];

const SHOWN = 3;
const WAITING_SHOWN = 5;
const SHIFTS_SHOWN = 4;
/** Whom the planning names here: those of two days. */
const DAYS_NAMED = 2;

export async function loader({ context }: Route.LoaderArgs) {
  return orToday(readDashboard(context.get(apiContext)));
}

async function readDashboard(api: Client) {
  const today = parisDay(new Date());
  const [summary, recent, planning, toRate] = await Promise.all([
    api.call(employerSummaryRoute, {}),
    api.call(searchMissionsRoute, { query: { mine: true } }),
    api.call(planningRoute, { query: { from: today, to: addDays(today, DAYS_NAMED) } }),
    api.call(candidatesToRateRoute, {}),
  ]);
  return {
    summary,
    missions: recent.results.slice(0, SHOWN),
    shifts: planning.days.flatMap(({ shifts }) => shifts),
    toRate: toRate.map(({ name }) => name),
    applications: await readToAnswer(api, summary.missionsToAnswer),
  };
}

/** By start of the mission, then by waiting time. */
async function readToAnswer(api: Client, missions: readonly number[]) {
  const lists = await Promise.all(
    missions.map((job) => api.call(listApplicationsRoute, { query: { job, status: "pending", sort: "oldest" } })),
  );
  return lists.flatMap(({ results }) => results).slice(0, WAITING_SHOWN);
}

const INTENTS = { ...DECISION_INTENTS, ...MISSION_INTENTS, resend: resendVerification };

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendMissionCommand(args);

function resendVerification(context: Readonly<RouterContextProvider>) {
  return toOutcome<Outcome>(async () => {
    await context.get(apiContext).call(resendVerificationRoute, {});
    return { ok: true, message: accountFr.verificationSent };
  });
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { user, completeness } = useEmployer();
  const now = useRenderedAt();
  const { summary, missions, applications, shifts } = loaderData;
  const { next48h } = summary;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap gap-x-3 text-ink-2">
            <h1 className="font-semibold font-sans text-base tracking-normal">
              {`Bonjour ${user.first_name} ${user.last_name}`}
            </h1>
            <p>{today(now)}</p>
          </div>
          <p
            className={cx(
              "display mt-1 font-bold text-2xl leading-tight md:text-4xl",
              next48h.missing + next48h.toConfirm === 0 && next48h.starting > 0 && "text-ok-ink",
            )}
          >
            {upcomingSentence(next48h)}
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-3 md:w-auto">
          <LinkButton to={`${EMPLOYER}/publier`} prefetch="intent" size="lg" icon={Plus} className="w-full md:w-auto">
            Publier une mission
          </LinkButton>
        </div>
      </div>
      <div className="mt-5 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData} />
        {!completeness.complete && (
          <IncompleteNotice missing={completeness.missing} editHref={`${EMPLOYER}/profil?modifier=1`} />
        )}
        {!user.email_verified && <VerifyEmailNotice email={user.email} action={`${EMPLOYER}?index`} />}
      </div>
      <UpcomingTimeline shifts={next48h.shifts} base={EMPLOYER} now={now} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <ComingPeople
            shifts={shifts}
            most={SHIFTS_SHOWN}
            base={EMPLOYER}
            now={now}
            showMission
            messageFor={messageFor}
          />
          <MissingPeople shifts={next48h.shifts} base={EMPLOYER} now={now} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PendingApplications
            applications={applications}
            total={summary.toAnswer}
            received={summary.applications}
            href={`${EMPLOYER}/candidatures`}
            allHref={`${EMPLOYER}/candidatures${statusSearch("pending")}`}
            startText={({ shifts: asked, job }) => startPhrase(asked[0]?.startsAt ?? job.startDate, now)}
            now={now}
          />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <NextSteps steps={nextSteps(loaderData, now)} />
          <SummaryTiles summary={summary} base={EMPLOYER} />
        </div>
      </div>
      <RecentMissions missions={missions} base={EMPLOYER} now={now} />
    </>
  );
}

function nextSteps({ summary, shifts, toRate }: Route.ComponentProps["loaderData"], now: number): NextStep[] {
  const coming = shifts.filter(({ startsAt }) => Date.parse(startsAt) > now);
  const late = peopleOf(coming).filter(({ confirmed }) => !confirmed);
  const steps: (NextStep | false)[] = [
    late.length > 0 && {
      icon: Hourglass,
      title: nextStepTitles.confirm(late.length),
      detail: listNames(late.map(({ name }) => name)),
      to: `${EMPLOYER}/planning?voir=a-confirmer`,
    },
    toRate.length > 0 && {
      icon: Star,
      title: nextStepTitles.rate(toRate.length),
      detail: listNames(toRate),
      to: `${EMPLOYER}/evaluer`,
    },
    summary.drafts > 0 && {
      icon: FilePen,
      title: nextStepTitles.draft(summary.drafts),
      detail: "À terminer et à publier",
      to: `${EMPLOYER}/emplois-brouillons`,
    },
  ];
  return steps.filter((step) => step !== false);
}

const weekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "long" });

/** « Lundi 16 novembre, 14 h 12 » */
function today(now: number): string {
  const name = weekday.format(now);
  const date = new Date(now);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${formatLongDayWithoutYear(date)}, ${formatTime(date)}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
