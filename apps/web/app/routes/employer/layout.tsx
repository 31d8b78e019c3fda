import { meRoute } from "@app/contract/accounts/accounts";
import { employerSummaryRoute } from "@app/contract/companies/employer-figures";
import { unreadRoute } from "@app/contract/notifications/notifications";
import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import { readResumableDraft } from "../../features/missions/publish/drafts/resumable-draft.server.ts";
import { EmployerShell } from "../../layouts/employer-shell.tsx";
import { NoCompany } from "../../layouts/no-company.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { PendingPage } from "../../layouts/pending-page.tsx";
import { useRealtime } from "../../layouts/realtime.ts";
import { staleDataOnFailure } from "../../layouts/stale-data-on-failure.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { isRefusedPage } from "../../lib/api/refused-page.server.ts";
import { EMPLOYER_ACCOUNT } from "../../lib/employer-paths.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import { useToastSubmit } from "../../lib/toast-submit.ts";
import type { EmployerData } from "../../lib/use-employer.ts";
import "../../styles/employer.css";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "employer");
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [staleDataOnFailure];

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ user, company, member, completeness }, unread, { toAnswer, drafts }] = await Promise.all([
    api.call(meRoute, {}),
    api.call(unreadRoute, {}).catch(orFor({ notifications: 0, conversations: 0 })),
    api.call(employerSummaryRoute, {}).catch(orFor({ toAnswer: 0, drafts: 0 })),
  ]);
  const canPublish = member !== null && member.role !== "shift_lead";
  const resumable = canPublish ? await readResumableDraft(request, api, drafts) : null;
  return { user, company, member, completeness, unread, toAnswer, drafts, resumable } satisfies EmployerData &
    Record<string, unknown>;
}

/** What a role may not read counts for nothing in the frame. */
const orFor =
  <T,>(nothing: T) =>
  (error: unknown): T => {
    if (!isRefusedPage(error)) throw error;
    return nothing;
  };

type Loaded = Route.ComponentProps["loaderData"];

export default function EmployerLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaded={loaderData}>
      <PendingPage>
        <OwnPage hasCompany={loaderData.member !== null} />
      </PendingPage>
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

/** Of somebody who acts for no company, the account alone. */
function OwnPage({ hasCompany }: { hasCompany: boolean }) {
  const { pathname } = useLocation();
  return hasCompany || pathname.startsWith(EMPLOYER_ACCOUNT) ? <Outlet /> : <NoCompany />;
}

function Frame({ loaded, children }: { loaded: Loaded; children: ReactNode }) {
  const { user, company, member, toAnswer, drafts } = loaded;
  const unread = useRealtime(user.id, loaded.unread);
  useToastSubmit();
  return (
    <EmployerShell
      resumable={loaded.resumable}
      role={member?.role ?? null}
      user={{
        id: user.id,
        name: `${user.first_name} ${user.last_name}`,
        companyName: company?.name ?? "",
        avatarUrl: user.profileImage,
      }}
      counts={{
        notifications: unread.notifications,
        messages: unread.conversations,
        applications: toAnswer,
        drafts,
      }}
    >
      {children}
    </EmployerShell>
  );
}
