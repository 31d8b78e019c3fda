import { RefusedCall } from "@app/contract/client";
import { listNotificationsRoute, type NotificationView, readNotificationRoute } from "@app/contract/notifications";
import { safePath } from "@app/domain/safe-path";
import { type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "./api.server.ts";
import { currentSession, HOMES } from "./guards.server.ts";
import { askedPage } from "./paging.ts";

type Context = Readonly<RouterContextProvider>;

export type NotificationPage = { notifications: NotificationView[]; page: number; hasOlder: boolean };

/** How many the API gives at once; the list has no count. */
const ROWS = 20;

/** The newest notifications, or an older page of them (`?page=`). */
export async function loadNotifications(context: Context, search: URLSearchParams): Promise<NotificationPage> {
  const page = askedPage(search);
  const notifications = await list(context, page);
  const hasOlder = notifications.length === ROWS && (await list(context, page + 1)).length > 0;
  return { notifications, page, hasOlder };
}

const list = (context: Context, page: number) =>
  context.get(apiContext).call(listNotificationsRoute, { query: { page } });

/** Marks one as read and leads to what it is about; a mark that fails must not keep anyone from going there. */
export async function openNotification(context: Context, form: FormData): Promise<Response> {
  try {
    await context.get(apiContext).call(readNotificationRoute, { params: { id: Number(form.get("id")) } });
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
  }
  const session = currentSession(context);
  return redirect(safePath(form.get("to"), session ? HOMES[session.role] : "/"));
}
