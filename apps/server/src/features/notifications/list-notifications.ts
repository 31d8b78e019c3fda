import type { NotificationView } from "@app/contract/notifications/notifications";
import { notificationFr } from "@app/contract/notifications/notifications.fr";
import type { Actor } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { countWaiting } from "../../views/proposition.ts";
import { readUnreadSummaries, UNREAD_CAP } from "./mail/unread-summary.ts";
import { NOTIFICATION_COLUMNS, presentNotification } from "./notification-view.ts";

const ROWS = 20;

export async function listNotifications(
  ctx: Context,
  actor: Actor,
  query: { page: number; unread: boolean },
): Promise<NotificationView[]> {
  const rows = await ctx.db
    .selectFrom("notifications")
    .where("userId", "=", actor.userId)
    .$if(query.unread, (qb) => qb.where("readAt", "is", null))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(ROWS)
    .offset((Math.min(query.page, UNREAD_CAP) - 1) * ROWS)
    .select(NOTIFICATION_COLUMNS)
    .execute();
  return rows.map((row) => presentNotification(row, ctx.now()));
}

const notificationNotFound = () => notFound("notification_not_found", notificationFr.notFound);

export async function markRead(ctx: Context, actor: Actor, id: number): Promise<void> {
  const row = await ctx.db
    .selectFrom("notifications")
    .where("userId", "=", actor.userId)
    .where("id", "=", id)
    .select("createdAt")
    .executeTakeFirst();
  if (!row) throw notificationNotFound();
  await ctx.db
    .updateTable("notifications")
    .set({ readAt: ctx.now() })
    .where("userId", "=", actor.userId)
    .where("createdAt", "=", row.createdAt)
    .where("id", "=", id)
    .where("readAt", "is", null)
    .execute();
  recount(ctx, actor);
}

export async function deleteNotification(ctx: Context, actor: Actor, id: number): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("notifications")
    .where("userId", "=", actor.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notificationNotFound();
  recount(ctx, actor);
}

export async function markAllRead(ctx: Context, actor: Actor): Promise<void> {
  await ctx.db
    .updateTable("notifications")
    .set({ readAt: ctx.now() })
    .where("userId", "=", actor.userId)
    .where("readAt", "is", null)
    .execute();
  recount(ctx, actor);
}

/** Updates the user's other tabs. */
const recount = (ctx: Context, { userId }: Actor) => publishToUser(ctx, ctx.db, userId, { type: "counters" });

/** Read from partial indexes, up to the cap shown as « 99+ ». */
export async function countUnread(
  ctx: Context,
  actor: Actor,
): Promise<{ notifications: number; conversations: number; propositions: number }> {
  const [[unread], propositions] = await Promise.all([
    readUnreadSummaries(ctx, [actor.userId]),
    actor.role === "candidate" ? countWaiting(ctx.db, actor, ctx.now()) : 0,
  ]);
  return { notifications: unread?.notifications ?? 0, conversations: unread?.conversations ?? 0, propositions };
}
