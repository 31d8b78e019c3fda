import { meRoute } from "@app/contract/accounts/accounts";
import { bookingsRoute } from "@app/contract/applications/bookings";
import { unreadRoute } from "@app/contract/notifications/notifications";
import { type ReactNode, useCallback, useMemo } from "react";
import { Outlet, redirect, useLocation, useRevalidator } from "react-router";
import { clearQueuedApplications } from "../../features/applications/apply/outbox.ts";
import { OutboxSender } from "../../features/applications/apply/outbox-sender.tsx";
import { OpenSelected } from "../../features/applications/selected/open-selected.tsx";
import { clearQueuedEvents } from "../../features/day/arrival/presence-outbox.ts";
import { PresenceSender } from "../../features/day/arrival/presence-sender.tsx";
import { IncomingPropositions } from "../../features/matching/propositions/incoming-propositions.tsx";
import "../../features/notifications/install-prompt.ts";
import { AvailabilityPill } from "../../features/profiles/availability/availability-pill.tsx";
import { useAvailability } from "../../features/profiles/availability/availability-switch.tsx";
import { CandidateShell } from "../../layouts/candidate/candidate-shell.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { useRealtime } from "../../layouts/realtime.ts";
import { staleDataOnFailure } from "../../layouts/stale-data-on-failure.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import {
  AVAILABILITY_ACTION,
  CANDIDATE_AGENDA,
  CANDIDATE_HOME,
  candidateMissionPath,
  OUTBOX,
  PRESENCE_OUTBOX,
  PROPOSITIONS,
  saysAvailability,
  selectedPath,
} from "../../lib/candidate-paths.ts";
import { useOfflinePages } from "../../lib/offline-pages.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { readDeviceToken } from "../../lib/session/device-cookie.server.ts";
import { currentSession, requireRole } from "../../lib/session/guards.server.ts";
import { sessionContext } from "../../lib/session/session.server.ts";
import type { CandidateData } from "../../lib/use-candidate.ts";
import type { Route } from "./+types/layout";
import "../../styles/candidate.css";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    showToOthers(request, context);
    requireRole(request, context, "candidate");
  },
];

/** A member's own address of a mission, given to somebody else: they get its public page. */
function showToOthers(request: Request, context: Parameters<typeof currentSession>[0]): void {
  const [, id] = MISSION_PAGE.exec(new URL(request.url).pathname) ?? [];
  if (id === undefined || request.method !== "GET") return;
  const session = currentSession(context);
  // Where somebody has signed in before, they are asked to again.
  const isStranger = session === null && !context.get(sessionContext).changed && readDeviceToken(request) === null;
  if (isStranger || (session && session.role !== "candidate")) throw redirect(`/emplois/${id}`);
}

const MISSION_PAGE = /\/emplois-d(?:e|é|%C3%A9)tails\/([1-9]\d{0,14})\/?$/i;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [staleDataOnFailure];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ user, completeness }, unread, bookings] = await Promise.all([
    api.call(meRoute, {}),
    api.call(unreadRoute, {}),
    api.call(bookingsRoute, {}),
  ]);
  return { user, completeness, unread, bookings: bookings.results } satisfies CandidateData & { unread: typeof unread };
}

type Loaded = Route.ComponentProps["loaderData"];

export default function CandidateLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaded={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Inside the menu, unless the layout itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return (
    <Frame loaded={loaderData}>
      <PageProblem error={error} />
    </Frame>
  );
}

function clearQueued(): void {
  clearQueuedApplications();
  clearQueuedEvents();
}

/** What someone who is expected must be able to read without a network. */
function workPages(bookings: Loaded["bookings"]) {
  if (bookings.length === 0) return [];
  const jobs = new Map(bookings.map(({ job }) => [job.id, job]));
  const missions = [...jobs.values()].map((job) => ({
    path: candidateMissionPath(job.id),
    title: `${job.title}, ${job.company}`,
  }));
  const places = new Map(bookings.map(({ application_id, job }) => [application_id, job]));
  const selected = Array.from(places, ([id, job]) => ({
    path: selectedPath(id),
    title: `Votre place\u00a0: ${job.title}, ${job.company}`,
  }));
  return [{ path: CANDIDATE_AGENDA, title: "Mes créneaux" }, ...missions, ...selected];
}

function Frame({ loaded, children }: { loaded: Loaded; children: ReactNode }) {
  const { user, bookings } = loaded;
  const unread = useRealtime(user.id, loaded.unread);
  const { pathname } = useLocation();
  const rendered = useRenderedAt();
  const { revalidate } = useRevalidator();
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  const choice = useAvailability(user);
  useOfflinePages(useMemo(() => workPages(bookings), [bookings]));
  return (
    <CandidateShell
      user={{
        id: user.id,
        firstName: user.first_name,
        name: `${user.first_name} ${user.last_name}`,
        avatarUrl: user.profileImage,
        available: choice.shown === null ? undefined : choice.shown === "on_fire",
      }}
      availability={!saysAvailability(pathname) && <AvailabilityPill choice={choice} action={AVAILABILITY_ACTION} />}
      counts={{
        notifications: unread.notifications,
        messages: unread.conversations,
        propositions: loaded.unread.propositions,
      }}
      onSignOut={clearQueued}
    >
      <OpenSelected bookings={bookings} home={CANDIDATE_HOME} pathOf={selectedPath} />
      <OutboxSender userId={user.id} to={OUTBOX} onSent={refresh} />
      <PresenceSender userId={user.id} to={PRESENCE_OUTBOX} onSent={refresh} />
      {/* In French on every page. */}
      <div lang="fr" dir="ltr" className="contents">
        <IncomingPropositions listPath={PROPOSITIONS} rendered={rendered} />
      </div>
      {children}
    </CandidateShell>
  );
}
