import { searchMissionsRoute } from "@app/contract/missions/missions";
import type { Role } from "@app/domain/accounts/actor";
import { shortAge } from "@app/domain/time/relative-time";
import { figuresOf, matchingText, tellingText } from "../../features/site/figures.ts";
import { Benefits } from "../../features/site/home/benefits.tsx";
import { CallPanels } from "../../features/site/home/call-panels.tsx";
import { Hero } from "../../features/site/home/hero.tsx";
import { LatestMissions } from "../../features/site/home/latest-missions.tsx";
import { SectorGrid } from "../../features/site/home/sector-grid.tsx";
import { UrgentMissions } from "../../features/site/home/urgent-missions.tsx";
import { StatsCard } from "../../features/site/stats-card.tsx";
import { Steps } from "../../features/site/steps.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { SHARED_PAGE } from "../../lib/shared-page.ts";
import { EMPLOYER_PUBLISH, VISITOR_PUBLISH } from "../../parts/mission/mission-links.ts";
import { publicCards } from "../../parts/mission-card/public-cards.server.ts";
import { siteStats } from "../../parts/places/shared-answers.server.server.ts";
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
      <Hero
        rail={<LatestMissions cards={urgent} rendered={rendered} />}
        publish={calls.publish}
        telling={tellingText(stats)}
      />
      {/* On a phone the first mission comes before the figures. */}
      <div className="flex flex-col">
        <div className="max-md:order-2 max-md:pt-12">
          <StatsCard figures={figuresOf(stats)} overHero />
        </div>
        <UrgentMissions cards={urgent} count={urgentCount} rendered={rendered} />
      </div>
      <Benefits matching={matchingText(stats)} telling={tellingText(stats)} />
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
