import type { Db } from "@app/db/database";
import { MAIL_AFTER_MS } from "@app/domain/delivery";
import type { NotificationType } from "@app/domain/notification";
import { sql } from "kysely";

/** What is to leave the site: the words of a notification, whether or not the person also finds it in the list. */
type Outgoing = {
  userId: number;
  type: NotificationType;
  kind: string;
  title: string;
  message: string;
  actionUrl: string;
  createdAt: Date;
  listed: boolean;
  missionStartsAt: Date | null;
};

/**
 * Hands notifications over to the phones and mailboxes of those they are for. It is written with the notification and finds
 * itself when it runs again; what says something newer under the same key leaves again for the phone, and once for the mailbox.
 */
export async function dispatch(
  db: Db,
  eventKey: string,
  outgoing: readonly Outgoing[],
  latestAt?: Date,
): Promise<void> {
  if (outgoing.length === 0) return;
  const rows = outgoing.map((row) => {
    const latest = latestAt ?? row.createdAt;
    return {
      ...row,
      eventKey,
      latestAt: latest,
      pushDueAt: latest,
      mailDueAt: new Date(latest.getTime() + MAIL_AFTER_MS),
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
          latestAt: eb.ref("excluded.latestAt"),
          pushDueAt: eb.ref("excluded.pushDueAt"),
          missionStartsAt: eb.ref("excluded.missionStartsAt"),
        }))
        .where(sql<boolean>`deliveries.latest_at < excluded.latest_at`),
    )
    .execute();
}
