import {
  listNotificationsRoute,
  type NotificationView,
  readAllNotificationsRoute,
  readNotificationRoute,
  unreadRoute,
} from "@app/contract/notifications/notifications";
import { safePath } from "@app/domain/text/safe-path";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { textOf } from "../../lib/form.server.ts";
import { log } from "../../lib/log.server.ts";
import { requestedPage } from "../../lib/paging.ts";
import { currentSession, HOMES } from "../../lib/session/guards.server.ts";

type Context = Readonly<RouterContextProvider>;

export type NotificationPage = {
  notifications: NotificationView[];
  page: number;
  hasOlder: boolean;
  hasUnread: boolean;
};

/** The page size of the API; the list has no count. */
const ROWS = 20;

export async function loadNotifications(context: Context, search: URLSearchParams): Promise<NotificationPage> {
  const page = requestedPage(search);
  const [notifications, unread] = await Promise.all([
    list(context, page),
    context.get(apiContext).call(unreadRoute, {}),
  ]);
  const hasOlder = notifications.length === ROWS && (await list(context, page + 1)).length > 0;
  return { notifications, page, hasOlder, hasUnread: unread.notifications > 0 };
}

const list = (context: Context, page: number) =>
  context.get(apiContext).call(listNotificationsRoute, { query: { page } });

/** The forms of the list, by `intent`. */
export const NOTIFICATION_INTENTS = {
  "read-all": (context: Context, form: FormData) =>
    markRead(context, form, () => context.get(apiContext).call(readAllNotificationsRoute, {})),
  read: (context: Context, form: FormData) =>
    markRead(context, form, () =>
      context.get(apiContext).call(readNotificationRoute, { params: { id: Number(form.get("id")) } }),
    ),
};

/** Then leads where the notification does: a mark that fails is only logged. */
async function markRead(context: Context, form: FormData, send: () => Promise<unknown>): Promise<Response | null> {
  try {
    await send();
  } catch (error) {
    // A redirect to sign in.
    if (error instanceof Response) throw error;
    log.warn({ event: "web.mark_read_failed", err: error });
  }
  if (textOf(form, "to") === "") return null;
  const session = currentSession(context);
  return redirect(safePath(form.get("to"), session ? HOMES[session.role] : "/"));
}
