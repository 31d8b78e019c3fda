import { NotificationList } from "../features/notifications/notification-list.tsx";
import { NotificationPages } from "../features/notifications/notification-pages.tsx";
import { loadNotifications, NOTIFICATION_INTENTS } from "../features/notifications/notifications.server.ts";
import { ReadAll } from "../features/notifications/read-all.tsx";
import { PageProblem } from "../layouts/page-problem.tsx";
import { sendAction } from "../lib/offline.ts";
import { runIntent } from "../lib/outcome.server.ts";
import { useRenderedAt } from "../lib/rendered-at.ts";
import { PageHeader } from "../ui/page-header.tsx";
import type { Route } from "./+types/notifications";

export const meta: Route.MetaFunction = () => [{ title: "Notifications · Renfort" }];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadNotifications(context, url.searchParams);
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(NOTIFICATION_INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { notifications, page, hasOlder, hasUnread } = loaderData;
  const now = useRenderedAt();
  return (
    <div className="mx-auto max-w-189">
      <PageHeader title="Notifications" actions={hasUnread ? <ReadAll /> : undefined} />
      <div className="mt-6">
        <NotificationList notifications={notifications} now={now} />
        <NotificationPages page={page} hasOlder={hasOlder} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
