import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import { STALE_AFTER_MS } from "@app/domain/delivery";
import type { NotificationChannel } from "@app/domain/notification";
import type { Selectable } from "kysely";
import { subscribersOf } from "./preferences.ts";

export type Delivery = Selectable<DB["deliveries"]>;

/** Deliveries that are recent, unread, and wanted on this channel. */
export async function pendingDeliveries(
  tx: Db,
  due: readonly Delivery[],
  channel: NotificationChannel,
  now: Date,
): Promise<Delivery[]> {
  const fresh = due.filter(({ latestAt }) => latestAt.getTime() > now.getTime() - STALE_AFTER_MS);
  if (fresh.length === 0) return [];
  const unread = await readUnread(tx, fresh);
  const notRead = fresh.filter(({ id, listed }) => !listed || unread.has(id));
  const wanted: Delivery[] = [];
  for (const type of new Set(notRead.map((delivery) => delivery.type))) {
    const ofType = notRead.filter((delivery) => delivery.type === type);
    const subscribers = await subscribersOf(
      tx,
      ofType.map(({ userId }) => userId),
      type,
      channel,
    );
    wanted.push(...ofType.filter(({ userId }) => subscribers.has(userId)));
  }
  return wanted.toSorted((a, b) => a.id - b.id);
}

/** Deliveries whose notification is still unread in the app. */
async function readUnread(tx: Db, deliveries: readonly Delivery[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom("deliveries as d")
    .innerJoin("notifications as n", (join) =>
      join
        .onRef("n.userId", "=", "d.userId")
        .onRef("n.eventKey", "=", "d.eventKey")
        .onRef("n.createdAt", "=", "d.createdAt"),
    )
    .where(
      "d.id",
      "in",
      deliveries.map(({ id }) => id),
    )
    .where("n.readAt", "is", null)
    .select("d.id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export function groupByUser(deliveries: readonly Delivery[]): Map<number, Delivery[]> {
  const people = new Map<number, Delivery[]>();
  for (const delivery of deliveries) people.set(delivery.userId, [...(people.get(delivery.userId) ?? []), delivery]);
  return people;
}
