import { meRoute } from "@app/contract/accounts";
import { listApplicationsRoute } from "@app/contract/applications";
import { unreadRoute } from "@app/contract/notifications";
import { Outlet } from "react-router";
import { apiContext } from "../../api.server.ts";
import { requireRole } from "../../guards.server.ts";
import { EmployerShell } from "../../layouts/employer-shell.tsx";
import { PendingPage } from "../../layouts/pending-page.tsx";
import type { Route } from "./+types/layout";

/** Before every loader and action of the pages below. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "employer");
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ user, company, completeness }, unread, { stats }] = await Promise.all([
    api.call(meRoute, {}),
    api.call(unreadRoute, {}),
    api.call(listApplicationsRoute, { query: { status: "pending" } }),
  ]);
  return { user, company, completeness, unread, toAnswer: stats.pending };
}

export default function EmployerLayout({ loaderData: { user, company, unread, toAnswer } }: Route.ComponentProps) {
  return (
    <EmployerShell
      user={{
        id: user.id,
        name: `${user.first_name} ${user.last_name}`,
        companyName: company?.name ?? "",
        avatarUrl: user.profileImage,
      }}
      counts={{ notifications: unread.notifications, applications: toAnswer }}
    >
      <PendingPage>
        <Outlet />
      </PendingPage>
    </EmployerShell>
  );
}
