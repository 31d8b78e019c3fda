import type { Db } from "@app/db/database";
import { MAIL_AFTER_MS } from "@app/domain/notifications/delivery";
import type { NotificationType } from "@app/domain/notifications/notification";
import { sql } from "kysely";

/** A notification to send by push and mail, whether or not it is also listed in the app. */
type Outgoing = {
  userId: number;
  type: NotificationType;
  kind: string;
  title: string;
  message: string;
  language: string | null;
  titleFr: string | null;
  messageFr: string | null;
  actionUrl: string;
  createdAt: Date;
  listed: boolean;
  missionStartsAt: Date | null;
  isMailed?: boolean;
};

/**
 * Queues notifications for push and mail, with the notification itself. Idempotent; a newer text under the same key
 * is pushed again, and mailed once.
 */
export async function dispatch(
  db: Db,
  eventKey: string,
  outgoing: readonly Outgoing[],
  latestAt?: Date,
): Promise<void> {
  if (outgoing.length === 0) return;
  const rows = outgoing.map(({ isMailed, ...row }) => {
    const latest = latestAt ?? row.createdAt;
    return {
      ...row,
      eventKey,
      latestAt: latest,
      pushDueAt: latest,
      mailDueAt: isMailed ? null : new Date(latest.getTime() + MAIL_AFTER_MS),
    };
  });
  await db
    .insertInto("deliveries")
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(["userId", "eventKey"])
        .doUpdateSet((eb) => ({
          title: eb.ref("excluded.title"),
          message: eb.ref("excluded.message"),
          language: eb.ref("excluded.language"),
          titleFr: eb.ref("excluded.titleFr"),
          messageFr: eb.ref("excluded.messageFr"),
          latestAt: eb.ref("excluded.latestAt"),
          pushDueAt: eb.ref("excluded.pushDueAt"),
          missionStartsAt: eb.ref("excluded.missionStartsAt"),
        }))
        .where(sql<boolean>`deliveries.latest_at < excluded.latest_at`),
    )
    .execute();
}
