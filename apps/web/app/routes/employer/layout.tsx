import { meRoute } from "@app/contract/accounts";
import { employerSummaryRoute } from "@app/contract/employer";
import { unreadRoute } from "@app/contract/notifications";
import { Outlet } from "react-router";
import { apiContext } from "../../api.server.ts";
import { requireRole } from "../../guards.server.ts";
import { EmployerShell } from "../../layouts/employer-shell.tsx";
import { PendingPage } from "../../layouts/pending-page.tsx";
import { useLive } from "../../live.ts";
import type { Route } from "./+types/layout";

/** Before every loader and action of the pages below. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "employer");
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ user, company, completeness }, unread, { toAnswer, drafts }] = await Promise.all([
    api.call(meRoute, {}),
    api.call(unreadRoute, {}),
    api.call(employerSummaryRoute, {}),
  ]);
  return { user, company, completeness, unread, toAnswer, drafts };
}

export default function EmployerLayout({ loaderData }: Route.ComponentProps) {
  const { user, company, toAnswer, drafts } = loaderData;
  const unread = useLive(user.id, loaderData.unread);
  return (
    <EmployerShell
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
      <PendingPage>
        <Outlet />
      </PendingPage>
    </EmployerShell>
  );
}
