import { resendVerificationRoute } from "@app/contract/accounts";
import { accountFr } from "@app/contract/accounts.fr";
import { listApplicationsRoute } from "@app/contract/applications";
import { RefusedCall } from "@app/contract/client";
import { searchMissionsRoute } from "@app/contract/missions";
import { formatCount, formatLongDayWithoutYear } from "@app/domain/format";
import { BriefcaseBusiness, Plus, UserRoundCheck, UsersRound } from "lucide-react";
import { data, type RouterContextProvider } from "react-router";
import { announced, type Outcome } from "../../announce.ts";
import { apiContext } from "../../api.server.ts";
import { decide } from "../../decisions.server.ts";
import { PendingApplications } from "../../features/applications/pending-applications.tsx";
import { statusSearch } from "../../features/applications/status-filter.ts";
import { IncompleteNotice } from "../../features/employers/incomplete-notice.tsx";
import { VerifyEmailNotice } from "../../features/employers/verify-email-notice.tsx";
import { RecentMissions } from "../../features/missions/recent-missions.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { useRenderedAt } from "../../rendered-at.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { StatTile } from "../../ui/stat-tile.tsx";
import type { Route } from "./+types/dashboard";
import { EMPLOYER, useEmployer } from "./employer.ts";

export const meta: Route.MetaFunction = () => [{ title: "Tableau de bord · Renfort" }];

const SHOWN = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [recent, recruiting, pending] = await Promise.all([
    api.call(searchMissionsRoute, { query: { mine: true } }),
    api.call(searchMissionsRoute, { query: { mine: true, status: "recruiting" } }),
    api.call(listApplicationsRoute, { query: { status: "pending" } }),
  ]);
  // Only known while every recruiting mission is on the first page.
  const urgent = recruiting.next === null ? recruiting.results.filter((mission) => mission.urgent).length : 0;
  return {
    missions: recent.results.slice(0, SHOWN),
    active: { count: recruiting.count, urgent },
    stats: pending.stats,
    applications: pending.results.filter(({ candidate_status }) => candidate_status !== "withdrawn").slice(0, SHOWN),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return form.get("intent") === "resend" ? resendVerification(context) : decide(context, form);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => announced(serverAction());

async function resendVerification(context: Readonly<RouterContextProvider>) {
  try {
    await context.get(apiContext).call(resendVerificationRoute, {});
    return data<Outcome>({ ok: true, message: accountFr.verificationSent });
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.status >= 500) throw error;
    return data<Outcome>({ ok: false, message: error.message }, { status: error.status });
  }
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { user, completeness } = useEmployer();
  const now = useRenderedAt();
  const { stats, active } = loaderData;
  const received = stats.pending + stats.reviewed + stats.accepted + stats.rejected;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ink-2">{today(now)}</p>
          <h1 className="mt-1 text-2xl md:text-4xl">{`Bonjour ${user.first_name} ${user.last_name}`}</h1>
        </div>
        <LinkButton to={`${EMPLOYER}/publier`} size="lg" icon={Plus} className="w-full md:w-auto">
          Publier une mission
        </LinkButton>
      </div>
      <div className="mt-6 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData} />
        {!completeness.complete && (
          <IncompleteNotice missing={completeness.missing} editHref={`${EMPLOYER}/profil?modifier=1`} />
        )}
        {!user.email_verified && <VerifyEmailNotice email={user.email} action={`${EMPLOYER}?index`} />}
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-3 min-[380px]:grid-cols-3 md:gap-5">
        <li>
          <StatTile
            value={formatCount(active.count)}
            label={active.count > 1 ? "missions actives" : "mission active"}
            detail={active.urgent > 0 ? `dont ${active.urgent} urgente${active.urgent > 1 ? "s" : ""}` : undefined}
            icon={BriefcaseBusiness}
            accent={0}
            to={`${EMPLOYER}/emplois?statut=en-recrutement`}
          />
        </li>
        <li>
          <StatTile
            value={formatCount(received)}
            label={received > 1 ? "candidatures reçues" : "candidature reçue"}
            detail={`${formatCount(stats.pending)} à traiter`}
            icon={UsersRound}
            accent={3}
            to={`${EMPLOYER}/candidatures`}
          />
        </li>
        <li>
          <StatTile
            value={formatCount(stats.accepted)}
            label={stats.accepted > 1 ? "candidatures retenues" : "candidature retenue"}
            icon={UserRoundCheck}
            accent={1}
            to={`${EMPLOYER}/candidatures${statusSearch("accepted")}`}
          />
        </li>
      </ul>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <PendingApplications
          applications={loaderData.applications}
          total={stats.pending}
          received={received}
          href={`${EMPLOYER}/candidatures`}
          allHref={`${EMPLOYER}/candidatures${statusSearch("pending")}`}
          now={now}
        />
        <RecentMissions missions={loaderData.missions} base={EMPLOYER} now={now} />
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
