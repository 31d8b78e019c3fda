import { searchMissionsRoute } from "@app/contract/missions/missions";
import type { Role } from "@app/domain/accounts/actor";
import { shortAge } from "@app/domain/time/relative-time";
import { Benefits } from "../../features/home/benefits.tsx";
import { CallPanels } from "../../features/home/call-panels.tsx";
import { figuresOf, matchingText } from "../../features/home/figures.ts";
import { Hero } from "../../features/home/hero.tsx";
import { StatsCard } from "../../features/home/stats-card.tsx";
import { Steps } from "../../features/home/steps.tsx";
import { EMPLOYER_PUBLISH, VISITOR_PUBLISH } from "../../features/missions/mission-links.ts";
import { MissionSlips } from "../../features/missions/mission-slips.tsx";
import { publicCards } from "../../features/missions/public-cards.server.ts";
import { siteStats } from "../../features/missions/public-data.server.ts";
import { SectorGrid } from "../../features/missions/sector-grid.tsx";
import { UrgentMissions } from "../../features/missions/urgent-missions.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import type { Route } from "./+types/home";

const SHOWN = 3;

export const handle = SHARED_PAGE;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const role = currentSession(context)?.role ?? null;
  const [stats, urgent] = await Promise.all([
    siteStats(api),
    api.call(searchMissionsRoute, { query: { urgent: true, mine: false } }),
  ]);
  return {
    stats,
    urgent: publicCards(
      urgent.results.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate)).slice(0, SHOWN),
      role,
      shortAge,
    ),
    urgentCount: urgent.count,
    role,
    account: await accountLink(context),
    address: `${environment().publicUrl}/`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: "Renfort\u00a0: missions urgentes et de courte durée",
        description:
          "Un extra pour ce soir, un remplaçant demain matin, une équipe pour la semaine. Trouvez une mission courte, ou publiez la vôtre\u00a0: dates, lieu et rémunération sont affichés.",
        url: loaderData.address,
      })
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { stats, urgent, urgentCount, role, account } = loaderData;
  const rendered = useRenderedAt();
  const calls = callsFor(role);
  return (
    <PublicLayout overNight account={account}>
      <Hero rail={<MissionSlips cards={urgent} rendered={rendered} />} publish={calls.publish} />
      <StatsCard figures={figuresOf(stats)} overHero />
      <UrgentMissions cards={urgent} count={urgentCount} rendered={rendered} />
      <Benefits matching={matchingText(stats)} />
      <SectorGrid counts={stats.categoryCounts} total={stats.publishedJobs} />
      <Steps />
      <CallPanels {...calls} />
    </PublicLayout>
  );
}

function callsFor(role: Role | null) {
  return {
    find: role === "employer" ? undefined : "/emplois",
    publish: { employer: EMPLOYER_PUBLISH, candidate: undefined, admin: undefined, visitor: VISITOR_PUBLISH }[
      role ?? "visitor"
    ],
  };
}
