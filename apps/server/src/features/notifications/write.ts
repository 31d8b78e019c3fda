import type { Db } from "@app/db/database";
import type { NotificationType } from "@app/domain/notification";
import type { NotificationKind } from "@app/domain/notification-kinds";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime.ts";
import { dispatch } from "./dispatch.ts";
import { subscribersOf } from "./preferences.ts";
import { NOTIFICATION_COLUMNS, presentNotification, type WrittenNotification } from "./view.ts";

export type Draft = {
  userId: number;
  kind: NotificationKind;
  title: string;
  message: string;
  actionUrl: string;
  /** Of what the person just did: there to be found, and nothing to be called for. */
  isOwn?: boolean;
};
/** `missionStartsAt` is that of the mission it is about, null when it is about none. */
type Event = { key: string; at: Date; type: NotificationType; missionStartsAt: Date | null };

/** A notification carries its event's own key and time, so that writing it twice leaves one. */
export async function writeNotifications(ctx: Context, tx: Db, event: Event, drafts: readonly Draft[]): Promise<void> {
  const rows = await rowsFor(tx, event, drafts);
  const written =
    rows.length === 0
      ? []
      : await tx
          .insertInto("notifications")
          .values(rows)
          // Changes nothing, and gives the row back: a job that died after writing tells what it could not tell then.
          .onConflict((oc) =>
            oc
              .columns(["userId", "eventKey", "createdAt"])
              .doUpdateSet((eb) => ({ eventKey: eb.ref("excluded.eventKey") })),
          )
          .returning(["userId", ...NOTIFICATION_COLUMNS])
          .execute();
  tellOf(ctx, tx, written);
  await dispatch(tx, event.key, outgoing(event, drafts, rows));
}

/**
 * For what goes on: one notification that says the latest. It is unread again when something came after it was read, and
 * only then, so that writing it twice changes nothing.
 */
export async function refreshNotification(
  ctx: Context,
  tx: Db,
  event: Event,
  draft: Draft,
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
  tellOf(ctx, tx, written);
  await dispatch(tx, event.key, outgoing(event, [draft], rows), latestAt);
}

/** Notifications written by a statement of their own: to the tabs of whoever they are for, and to phones and mailboxes. */
export async function deliver(
  ctx: Context,
  tx: Db,
  { eventKey, missionStartsAt }: { eventKey: string; missionStartsAt: Date },
  written: readonly WrittenNotification[],
): Promise<void> {
  tellOf(ctx, tx, written);
  await dispatch(
    tx,
    eventKey,
    written.map(({ id: _id, readAt: _readAt, ...words }) => ({ ...words, missionStartsAt, listed: true })),
  );
}

/** To the tabs of whoever it is for, once it is committed. */
function tellOf(ctx: Context, tx: Db, written: readonly WrittenNotification[]): void {
  for (const row of written.filter(({ readAt }) => readAt === null))
    publishToUser(ctx, tx, row.userId, { type: "notification", notification: presentNotification(row) });
}

/** The same words for phones and mailboxes, even for those who do not want them here. */
function outgoing({ at, type, missionStartsAt }: Event, drafts: readonly Draft[], rows: readonly Draft[]) {
  const listed = new Set(rows.map(({ userId }) => userId));
  return drafts.map(({ isOwn: _, ...draft }) => ({
    ...draft,
    type,
    createdAt: at,
    missionStartsAt,
    listed: listed.has(draft.userId),
  }));
}

/** Without those who do not want to read of it here. */
async function rowsFor(db: Db, { key, at, type }: Event, drafts: readonly Draft[]) {
  if (drafts.length === 0) return [];
  const heard = await subscribersOf(
    db,
    drafts.map(({ userId }) => userId),
    type,
    "in_app",
  );
  return drafts
    .filter(({ userId }) => heard.has(userId))
    .map(({ isOwn, ...draft }) => ({ ...draft, type, eventKey: key, createdAt: at, readAt: isOwn ? at : null }));
}

const EXCERPT = 140;

/** The beginning of what someone wrote, cut between two words. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= EXCERPT) return line;
  return `${line.slice(0, EXCERPT).replace(/\s+\S*$/, "")}…`;
}
