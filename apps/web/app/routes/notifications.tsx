import { ChevronLeft, ChevronRight } from "lucide-react";
import { useFetcher } from "react-router";
import { NotificationList } from "../features/notifications/notification-list.tsx";
import { loadNotifications, NOTIFICATION_INTENTS } from "../features/notifications/notifications.server.ts";
import { PageProblem } from "../layouts/page-problem.tsx";
import { sendAction } from "../lib/offline.ts";
import { runIntent } from "../lib/outcome.server.ts";
import { useRenderedAt } from "../lib/rendered-at.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
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

/** The list has no count, hence no page numbers. */
function NotificationPages({ page, hasOlder }: { page: number; hasOlder: boolean }) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav aria-label="Pages de notifications" className="mt-8 flex flex-wrap justify-center gap-3">
      {page > 1 && (
        <LinkButton to={page === 2 ? "." : `?page=${page - 1}`} variant="line" icon={ChevronLeft}>
          Plus récentes
        </LinkButton>
      )}
      {hasOlder && (
        <LinkButton to={`?page=${page + 1}`} variant="line" iconAfter={ChevronRight}>
          Plus anciennes
        </LinkButton>
      )}
    </nav>
  );
}

/** Posts `intent=read-all`: the route's action marks every page of the list. */
function ReadAll() {
  const fetcher = useFetcher({ key: "read-all" });
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="read-all" />
      <Button
        type="submit"
        variant="ghost"
        className="-mr-2 px-2! text-brand! text-sm!"
        loading={fetcher.state !== "idle"}
      >
        Tout marquer comme lu
      </Button>
    </fetcher.Form>
  );
}
