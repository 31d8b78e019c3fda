import {
  listNotificationsRoute,
  type NotificationView,
  readAllNotificationsRoute,
  readNotificationRoute,
  unreadRoute,
} from "@app/contract/notifications";
import { safePath } from "@app/domain/safe-path";
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
  /** On any page. */
  hasUnread: boolean;
};

/** How many the API gives at once; the list has no count. */
const ROWS = 20;

/** The newest notifications, or an older page of them (`?page=`). */
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

/** Marks one as read, or all of them, and leads to what it is about when the form says where. */
export async function readNotifications(context: Context, form: FormData): Promise<Response | null> {
  try {
    const api = context.get(apiContext);
    if (form.get("intent") === "all") await api.call(readAllNotificationsRoute, {});
    else await api.call(readNotificationRoute, { params: { id: Number(form.get("id")) } });
  } catch (error) {
    // A redirect: signing in again.
    if (error instanceof Response) throw error;
    // A mark that fails must not keep anyone from going there.
    log.warn({ event: "web.mark_read_failed", err: error });
  }
  if (textOf(form, "to") === "") return null;
  const session = currentSession(context);
  return redirect(safePath(form.get("to"), session ? HOMES[session.role] : "/"));
}
