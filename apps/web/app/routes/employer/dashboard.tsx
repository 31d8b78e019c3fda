import { resendVerificationRoute } from "@app/contract/accounts";
import { accountFr } from "@app/contract/accounts.fr";
import { listApplicationsRoute } from "@app/contract/applications";
import { employerSummaryRoute } from "@app/contract/employer";
import { searchMissionsRoute } from "@app/contract/missions";
import { formatLongDayWithoutYear } from "@app/domain/format";
import { FilePen, Plus } from "lucide-react";
import type { RouterContextProvider } from "react-router";
import { VerifyEmailNotice } from "../../features/accounts/verify-email-notice.tsx";
import { DECISION_INTENTS } from "../../features/applications/decisions.server.ts";
import { PendingApplications } from "../../features/applications/pending-applications.tsx";
import { statusSearch } from "../../features/applications/status-filter.ts";
import { IncompleteNotice } from "../../features/employers/incomplete-notice.tsx";
import { SummaryTiles } from "../../features/employers/summary-tiles.tsx";
import { sendMissionCommand } from "../../features/missions/action-results.ts";
import { MISSION_INTENTS } from "../../features/missions/mission-actions.server.ts";
import { NextStarts } from "../../features/missions/next-starts.tsx";
import { RecentMissions } from "../../features/missions/recent-missions.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { runIntent, toOutcome } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Outcome } from "../../ui/outcome.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/dashboard";
import { EMPLOYER, useEmployer } from "./employer.ts";

export const meta: Route.MetaFunction = () => [{ title: "Tableau de bord · Renfort" }];

const SHOWN = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [summary, recent, pending] = await Promise.all([
    api.call(employerSummaryRoute, {}),
    api.call(searchMissionsRoute, { query: { mine: true } }),
    api.call(listApplicationsRoute, { query: { status: "pending" } }),
  ]);
  return {
    summary,
    missions: recent.results.slice(0, SHOWN),
    waiting: pending.stats.pending,
    applications: pending.results.filter(({ candidate_status }) => candidate_status !== "withdrawn").slice(0, SHOWN),
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
  const { summary, missions, applications, waiting } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ink-2">{today(now)}</p>
          <h1 className="mt-1 text-2xl md:text-4xl">{`Bonjour ${user.first_name} ${user.last_name}`}</h1>
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
      <div className="mt-6 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData} />
        {!completeness.complete && (
          <IncompleteNotice missing={completeness.missing} editHref={`${EMPLOYER}/profil?modifier=1`} />
        )}
        {!user.email_verified && <VerifyEmailNotice email={user.email} action={`${EMPLOYER}?index`} />}
      </div>
      <SummaryTiles summary={summary} waiting={waiting} base={EMPLOYER} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <PendingApplications
            applications={applications}
            total={waiting}
            received={summary.applications}
            href={`${EMPLOYER}/candidatures`}
            allHref={`${EMPLOYER}/candidatures${statusSearch("pending")}`}
            now={now}
          />
          <NextStarts starts={summary.nextStarts} base={EMPLOYER} now={now} />
        </div>
        <RecentMissions missions={missions} base={EMPLOYER} now={now} />
      </div>
    </>
  );
}

const weekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "long" });

/** « Samedi 14 novembre » */
function today(now: number): string {
  const name = weekday.format(now);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${formatLongDayWithoutYear(new Date(now))}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
