import { meRoute } from "@app/contract/accounts";
import { bookingsRoute } from "@app/contract/applications";
import { unreadRoute } from "@app/contract/notifications";
import { type ReactNode, useCallback, useMemo } from "react";
import { Outlet, useRevalidator } from "react-router";
import { clearQueuedApplications } from "../../features/applications/outbox.ts";
import { OutboxSender } from "../../features/applications/outbox-sender.tsx";
import { CandidateShell } from "../../layouts/candidate-shell.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { useRealtime } from "../../layouts/realtime.ts";
import { staleDataOnFailure } from "../../layouts/stale-data-on-failure.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { useOfflinePages } from "../../lib/offline-pages.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/layout";
import { CANDIDATE_AGENDA, candidateMissionPath, OUTBOX } from "./paths.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "candidate");
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [staleDataOnFailure];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ user, completeness }, unread, bookings] = await Promise.all([
    api.call(meRoute, {}),
    api.call(unreadRoute, {}),
    api.call(bookingsRoute, {}),
  ]);
  return { user, completeness, unread, bookings: bookings.results };
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

/** What someone who is expected must be able to read without a network. */
function workPages(bookings: Loaded["bookings"]) {
  if (bookings.length === 0) return [];
  const jobs = new Map(bookings.map(({ job }) => [job.id, job]));
  const missions = [...jobs.values()].map((job) => ({
    path: candidateMissionPath(job.id),
    title: `${job.title}, ${job.company}`,
  }));
  return [{ path: CANDIDATE_AGENDA, title: "Mes créneaux" }, ...missions];
}

function Frame({ loaded, children }: { loaded: Loaded; children: ReactNode }) {
  const { user, bookings } = loaded;
  const unread = useRealtime(user.id, loaded.unread);
  const { revalidate } = useRevalidator();
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  useOfflinePages(useMemo(() => workPages(bookings), [bookings]));
  return (
    <CandidateShell
      user={{
        id: user.id,
        firstName: user.first_name,
        name: `${user.first_name} ${user.last_name}`,
        avatarUrl: user.profileImage,
        available: user.availability === null ? undefined : user.availability === "on_fire",
      }}
      counts={{ notifications: unread.notifications, messages: unread.conversations }}
      onSignOut={clearQueuedApplications}
    >
      <OutboxSender userId={user.id} to={OUTBOX} onSent={refresh} />
      {children}
    </CandidateShell>
  );
}
