import { meRoute } from "@app/contract/accounts";
import { unreadRoute } from "@app/contract/notifications";
import { Outlet } from "react-router";
import { apiContext } from "../../api.server.ts";
import { requireRole } from "../../guards.server.ts";
import { CandidateShell } from "../../layouts/candidate-shell.tsx";
import type { Route } from "./+types/layout";

export async function loader({ request, context }: Route.LoaderArgs) {
  requireRole(request, context, "candidate");
  const api = context.get(apiContext);
  const [{ user, completeness }, unread] = await Promise.all([api.call(meRoute, {}), api.call(unreadRoute, {})]);
  return { user, completeness, unread };
}

export default function CandidateLayout({ loaderData: { user, unread } }: Route.ComponentProps) {
  return (
    <CandidateShell
      user={{
        id: user.id,
        firstName: user.first_name,
        name: `${user.first_name} ${user.last_name}`,
        avatarUrl: user.profileImage,
        available: user.availability === null ? undefined : user.availability === "on_fire",
      }}
      counts={{ notifications: unread.notifications }}
    >
      <Outlet />
    </CandidateShell>
  );
}
