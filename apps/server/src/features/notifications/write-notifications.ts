import type { Db } from "@app/db/database";
import type { NotificationType } from "@app/domain/notifications/notification";
import type { NotificationKind } from "@app/domain/notifications/notification-kinds";
import type { OtherLanguage } from "@app/domain/text/language";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { dispatch } from "./dispatch-deliveries.ts";
import { NOTIFICATION_COLUMNS, presentNotification, type WrittenNotification } from "./notification-view.ts";
import { subscribersOf } from "./preferences.ts";

export type NewNotification = {
  userId: number;
  kind: NotificationKind;
  title: string;
  message: string;
  /** Null or absent: the text is in French. */
  language?: OtherLanguage | null;
  titleFr?: string | null;
  messageFr?: string | null;
  actionUrl: string;
  /** About the user's own action: listed as read, without push or mail. */
  isOwn?: boolean;
  /** A mail of its own says it: it is listed and pushed, not mailed again. */
  isMailed?: boolean;
};
/** `missionStartsAt`: of the mission it is about, or null. */
type Event = { key: string; at: Date; type: NotificationType; missionStartsAt: Date | null };

/** Key and time come from the event, so that writing twice leaves one row. */
export async function writeNotifications(
  ctx: Context,
  tx: Db,
  event: Event,
  drafts: readonly NewNotification[],
): Promise<void> {
  const rows = await rowsFor(tx, event, drafts);
  const written =
    rows.length === 0
      ? []
      : await tx
          .insertInto("notifications")
          .values(rows)
          // Changes nothing but returns the row, so that a retried job still publishes it.
          .onConflict((oc) =>
            oc
              .columns(["userId", "eventKey", "createdAt"])
              .doUpdateSet((eb) => ({ eventKey: eb.ref("excluded.eventKey") })),
          )
          .returning(["userId", ...NOTIFICATION_COLUMNS])
          .execute();
  publishNotifications(ctx, tx, written);
  await dispatch(tx, event.key, outgoing(event, drafts, rows));
}

/** Updates one notification with the latest text. It becomes unread only when something newer came. Idempotent. */
export async function refreshNotification(
  ctx: Context,
  tx: Db,
  event: Event,
  draft: NewNotification,
  latestAt: Date,
): Promise<void> {
  const rows = await rowsFor(tx, event, [draft]);
  const written =
    rows.length === 0
      ? []
      : await tx
          .insertInto("notifications")
          .values(rows)
          .onConflict((oc) =>
            oc.columns(["userId", "eventKey", "createdAt"]).doUpdateSet((eb) => ({
              title: eb.ref("excluded.title"),
              message: eb.ref("excluded.message"),
              language: eb.ref("excluded.language"),
              readAt: eb
                .case()
                .when("notifications.readAt", "<", latestAt)
                .then(null)
                .else(eb.ref("notifications.readAt"))
                .end(),
            })),
          )
          .returning(["userId", ...NOTIFICATION_COLUMNS])
          .execute();
  publishNotifications(ctx, tx, written);
  await dispatch(tx, event.key, outgoing(event, [draft], rows), latestAt);
}

/** For notifications inserted by a statement of their own: realtime, push and mail. */
export async function deliver(
  ctx: Context,
  tx: Db,
  { eventKey, missionStartsAt }: { eventKey: string; missionStartsAt: Date },
  written: readonly WrittenNotification[],
  french: { title: string; message: string },
): Promise<void> {
  publishNotifications(ctx, tx, written);
  await dispatch(
    tx,
    eventKey,
    written.map(({ id: _id, readAt: _readAt, ...words }) => ({
      ...words,
      titleFr: words.language === null ? null : french.title,
      messageFr: words.language === null ? null : french.message,
      missionStartsAt,
      listed: true,
    })),
  );
}

/** To open tabs, after the commit. */
export function publishNotifications(ctx: Context, tx: Db, written: readonly WrittenNotification[]): void {
  for (const row of written.filter(({ readAt }) => readAt === null))
    publishToUser(ctx, tx, row.userId, { type: "notification", notification: presentNotification(row, ctx.now()) });
}

/** For push and mail, also when in-app notifications are off. */
function outgoing(
  { at, type, missionStartsAt }: Event,
  drafts: readonly NewNotification[],
  rows: readonly NewNotification[],
) {
  const listed = new Set(rows.map(({ userId }) => userId));
  return drafts.map(({ isOwn: _, language = null, titleFr = null, messageFr = null, ...draft }) => ({
    ...draft,
    language,
    titleFr,
    messageFr,
    type,
    createdAt: at,
    missionStartsAt,
    listed: listed.has(draft.userId),
  }));
}

/** Without users who turned off in-app notifications. */
async function rowsFor(db: Db, { key, at, type }: Event, drafts: readonly NewNotification[]) {
  if (drafts.length === 0) return [];
  const subscribers = await subscribersOf(
    db,
    drafts.map(({ userId }) => userId),
    type,
    "in_app",
  );
  return drafts
    .filter(({ userId }) => subscribers.has(userId))
    .map(({ isOwn, isMailed: _, titleFr: _title, messageFr: _message, language = null, ...draft }) => ({
      ...draft,
      language,
      type,
      eventKey: key,
      createdAt: at,
      readAt: isOwn ? at : null,
    }));
}

const EXCERPT = 140;

/** Cut between two words. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= EXCERPT) return line;
  return `${line.slice(0, EXCERPT).replace(/\s+\S*$/, "")}…`;
}
