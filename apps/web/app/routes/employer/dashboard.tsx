import { resendVerificationRoute } from "@app/contract/accounts/accounts";
import { accountFr } from "@app/contract/accounts/accounts.fr";
import { listApplicationsRoute } from "@app/contract/applications/applications";
import { employerSummaryRoute } from "@app/contract/companies/employer-figures";
import { searchMissionsRoute } from "@app/contract/missions/missions";
import { formatLongDayWithoutYear, formatTime } from "@app/domain/time/format-time";
import { FilePen, Plus } from "lucide-react";
import type { RouterContextProvider } from "react-router";
import { PendingApplications } from "../../features/applications/applicants/pending-applications.tsx";
import { statusSearch } from "../../features/applications/applicants/status-filter.ts";
import { DECISION_INTENTS } from "../../features/applications/decisions/decisions.server.ts";
import { SummaryTiles } from "../../features/companies/figures/summary-tiles.tsx";
import { sendMissionCommand } from "../../features/missions/mine/action-results.ts";
import { MISSION_INTENTS } from "../../features/missions/mine/mission-actions.server.ts";
import { RecentMissions } from "../../features/missions/mine/recent-missions.tsx";
import { MissingPeople } from "../../features/week/upcoming/missing-people.tsx";
import { upcomingSentence } from "../../features/week/upcoming/upcoming-text.fr.ts";
import { UpcomingTimeline } from "../../features/week/upcoming/upcoming-timeline.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
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

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [summary, recent, pending] = await Promise.all([
    api.call(employerSummaryRoute, {}),
    api.call(searchMissionsRoute, { query: { mine: true } }),
    api.call(listApplicationsRoute, { query: { status: "pending", open: true, sort: "oldest" } }),
  ]);
  return {
    summary,
    missions: recent.results.slice(0, SHOWN),
    applications: pending.results.slice(0, WAITING_SHOWN),
  };
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
  const { summary, missions, applications } = loaderData;
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
              next48h.missing === 0 && next48h.starting > 0 && "text-ok-ink",
            )}
          >
            {upcomingSentence(next48h)}
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-3 md:w-auto">
          {summary.drafts > 0 && (
            <LinkButton
              to={`${EMPLOYER}/emplois-brouillons`}
              variant="line"
              size="lg"
              icon={FilePen}
              className="w-full md:w-auto"
            >
              {summary.drafts === 1 ? "Reprendre mon brouillon" : `Reprendre un brouillon (${summary.drafts})`}
            </LinkButton>
          )}
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
        <MissingPeople shifts={next48h.shifts} base={EMPLOYER} now={now} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PendingApplications
            applications={applications}
            total={summary.toAnswer}
            received={summary.applications}
            href={`${EMPLOYER}/candidatures`}
            allHref={`${EMPLOYER}/candidatures${statusSearch("pending")}`}
            startText={({ shifts, job }) => startPhrase(shifts[0]?.startsAt ?? job.startDate, now)}
            now={now}
          />
        </div>
        <SummaryTiles summary={summary} base={EMPLOYER} />
      </div>
      <RecentMissions missions={missions} base={EMPLOYER} now={now} />
    </>
  );
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
