import { meRoute } from "@app/contract/accounts";
import { bookingsRoute } from "@app/contract/applications";
import { unreadRoute } from "@app/contract/notifications";
import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { Outlet, useRevalidator } from "react-router";
import { apiContext } from "../../api.server.ts";
import { forgetAllApplications } from "../../features/applications/outbox.ts";
import { OutboxSender } from "../../features/applications/outbox-sender.tsx";
import { requireRole } from "../../guards.server.ts";
import { CandidateShell } from "../../layouts/candidate-shell.tsx";
import { useKeptPages } from "../../layouts/kept-pages.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { useLive } from "../../live.ts";
import type { Route } from "./+types/layout";
import { candidateMissionPath, OUTBOX } from "./candidate.ts";

/** Before every loader and action of the pages below. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "candidate");
  },
];

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

/** What the menu last showed, for when a page and its menu cannot be loaded again. */
let lastLoaded: Loaded | undefined;

export default function CandidateLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lastLoaded = loaderData;
  }, [loaderData]);
  return (
    <Frame loaded={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** The menu stays, with a way to try again; a first page that fails has no menu to keep. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!lastLoaded) throw error;
  return (
    <Frame loaded={lastLoaded}>
      <PageProblem error={error} />
    </Frame>
  );
}

function Frame({ loaded, children }: { loaded: Loaded; children: ReactNode }) {
  const { user, bookings } = loaded;
  const unread = useLive(user.id, loaded.unread);
  const refresh = useRefresh();
  useKeptPages(
    useMemo(
      () => bookings.map(({ job }) => ({ path: candidateMissionPath(job.id), title: `${job.title}, ${job.company}` })),
      [bookings],
    ),
  );
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
      onLeave={forgetAllApplications}
    >
      <OutboxSender userId={user.id} to={OUTBOX} onSent={refresh} />
      {children}
    </CandidateShell>
  );
}

function useRefresh(): () => void {
  const { revalidate } = useRevalidator();
  return useCallback(() => whenSettled(() => void revalidate()), [revalidate]);
}

const SETTLED = 1500;

/** Once the network has held for a moment: a page asked again while it fails would be lost. */
function whenSettled(act: () => void): void {
  const wait = () => {
    const timer = setTimeout(() => {
      removeEventListener("offline", startOver);
      act();
    }, SETTLED);
    const startOver = () => {
      clearTimeout(timer);
      addEventListener("online", wait, { once: true });
    };
    addEventListener("offline", startOver, { once: true });
  };
  if (navigator.onLine) wait();
  else addEventListener("online", wait, { once: true });
}
