import { MISSION_NOT_FOUND } from "@app/contract/missions/mission-not-found.fr";
import type { MissionView } from "@app/contract/missions/missions";
import { lazy } from "react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { ApplyAction } from "../../features/missions/page/apply-action.tsx";
import { jobPosting, scriptText } from "../../features/missions/page/job-posting.ts";
import { MissionDetail } from "../../features/missions/page/mission-detail.tsx";
import { ClosedBanner, UrgentBanner } from "../../features/missions/page/mission-notices.tsx";
import { missionTexts } from "../../features/missions/page/mission-texts.ts";
import {
  applyState,
  missionOfSlug,
  missionsNear,
  similarMissions,
} from "../../features/missions/page/public-mission.server.ts";
import { ShareMission } from "../../features/missions/page/share-mission.tsx";
import { accountLink } from "../../layouts/account-link.server.ts";
import { BlankCard, CardRail } from "../../layouts/card-rail.tsx";
import { ErrorPage } from "../../layouts/error-page.tsx";
import { PublicLayout } from "../../layouts/public-layout.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { useNonce } from "../../lib/nonce.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { currentSession } from "../../lib/session/guards.server.ts";
import { SHARED_MISSION } from "../../lib/shared-page.ts";
import { cityOf } from "../../parts/mission/city.ts";
import { candidateApplyPath, missionListOf, requestedShift } from "../../parts/mission/mission-links.ts";
import { shiftsText } from "../../parts/mission/mission-shifts.ts";
import { urgentText } from "../../parts/mission/notices.fr.ts";
import { isPageExpired, recruitmentStatus } from "../../parts/mission/recruitment-status.ts";
import { missionPath } from "../../parts/mission-card/mission-facts.ts";
import { PublicMissionGrid } from "../../parts/mission-card/public-mission-grid.tsx";
import { headlinePay } from "../../parts/shifts/earnings.fr.ts";
import { ShiftList } from "../../parts/shifts/shift-list.tsx";
import type { Route } from "./+types/mission";

// Lazy, without Suspense, which would stream them for a script to insert.
const MissionNotFound = lazy(async () => ({
  default: (await import("../../features/missions/page/mission-not-found.tsx")).MissionNotFound,
}));
const MissionExpired = lazy(async () => ({
  default: (await import("../../features/missions/page/mission-expired.tsx")).MissionExpired,
}));

export const handle = SHARED_MISSION;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const mission = await missionOfSlug(api, url, params.slug);
  const now = new Date();
  const role = currentSession(context)?.role ?? null;
  const reader = { role, account: await accountLink(context) };
  if (isPageExpired(mission, now)) {
    const similar = await similarMissions(mission, api, role);
    return data({ gone: true as const, title: mission.title, similar, ...reader }, { status: 410 });
  }
  const recruitment = recruitmentStatus(mission, now);
  const shift = requestedShift(url.searchParams);
  const asked = mission.takeSome ? mission.shifts.find(({ id }) => id === shift) : undefined;
  const apply = applyState(mission, recruitment, role, asked?.id);
  // Back from signing in to apply: redirects to the candidate's space.
  if (url.searchParams.has("postuler") && role === "candidate") {
    throw redirect(candidateApplyPath(mission, asked?.id));
  }
  const nearby = await missionsNear(mission, api, role);
  const address = environment().publicUrl + missionPath(mission);
  return {
    gone: false as const,
    mission,
    texts: missionTexts(mission),
    recruitment,
    nearby,
    apply,
    asked,
    address,
    posting: recruitment.open ? scriptText(jobPosting(mission, address)) : null,
    ...reader,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: `${MISSION_NOT_FOUND} · Renfort` }];
  if (loaderData.gone) return [{ title: `${loaderData.title} · Renfort` }];
  const { mission, address } = loaderData;
  const title = `${mission.title}, ${mission.location} · ${mission.company.name} · Renfort`;
  return pageMeta({
    title,
    description: descriptionOf(mission),
    url: address,
    image: { url: `${address}/carte.png`, alt: title },
  });
};

function descriptionOf(mission: MissionView): string {
  const pay = headlinePay(mission, mission.shifts);
  const text = mission.description.replaceAll(/\s+/g, " ");
  const short = text.length > 120 ? `${text.slice(0, 120).replace(/\s\S*$/, "")}…` : text;
  return `${mission.company.name}, ${mission.location}. ${shiftsText(mission)}. ${pay.label}\u00a0: ${pay.text} ${pay.detail}. ${short}`;
}

export default function Mission({ loaderData }: Route.ComponentProps) {
  const rendered = useRenderedAt();
  const nonce = useNonce();
  const { role, account } = loaderData;
  if (loaderData.gone) {
    return (
      <PublicLayout account={account}>
        <MissionExpired title={loaderData.title} similar={loaderData.similar} rendered={rendered} />
      </PublicLayout>
    );
  }
  const { mission, texts, recruitment, nearby, apply, asked, address, posting } = loaderData;
  const urgent = recruitment.open && role !== "employer" ? urgentText(mission, true, rendered) : undefined;
  const action = <ApplyAction state={apply} title={mission.title} />;
  return (
    <PublicLayout account={account}>
      {posting !== null && (
        <script
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          // Escaped by scriptText.
          dangerouslySetInnerHTML={{ __html: posting }}
        />
      )}
      <MissionDetail
        mission={mission}
        texts={texts}
        chosen={asked ? [asked] : mission.shifts}
        shifts={<ShiftList mission={mission} now={rendered} asked={asked?.id} />}
        rendered={rendered}
        className="wrap pt-4 pb-12 md:pt-6 md:pb-20"
        back={{ to: missionListOf(role), label: "Retour aux missions" }}
        banner={
          <>
            {recruitment.closed && <ClosedBanner text={recruitment.closed.text} />}
            {urgent !== undefined && <UrgentBanner text={urgent} />}
          </>
        }
        counted={recruitment.open}
        closed={!recruitment.open}
        action={<div className={apply.kind === "apply" ? "hidden md:block" : undefined}>{action}</div>}
        bar={apply.kind === "apply" ? { action, place: "page-end" } : undefined}
        share={<ShareMission address={address} title={mission.title} reportHref={`${missionPath(mission)}/signaler`} />}
        after={
          nearby.length > 0 && (
            <section className="render-near-screen mt-14">
              <h2 className="mb-5 text-2xl md:text-3xl">{`D’autres missions près de ${cityOf(mission.location)}`}</h2>
              <PublicMissionGrid cards={nearby} columns={3} headingLevel={3} rendered={rendered} />
            </section>
          )
        }
      />
    </PublicLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) return <ErrorPage status={500} />;
  return (
    <PublicLayout>
      <div className="wrap grid items-center gap-10 py-14 md:grid-cols-2 md:py-24">
        <MissionNotFound to="/emplois" />
        <CardRail className="h-80">
          <BlankCard title={String(error.status)} />
        </CardRail>
      </div>
    </PublicLayout>
  );
}
