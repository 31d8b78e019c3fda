import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import { STALE_AFTER_MS } from "@app/domain/delivery";
import type { NotificationChannel } from "@app/domain/notification";
import type { Selectable } from "kysely";
import { subscribersOf } from "./preferences.ts";

export type Delivery = Selectable<DB["deliveries"]>;

/** Those of these that still have something to tell someone who wants to hear it there. */
export async function pendingDeliveries(
  tx: Db,
  due: readonly Delivery[],
  channel: NotificationChannel,
  now: Date,
): Promise<Delivery[]> {
  const fresh = due.filter(({ latestAt }) => latestAt.getTime() > now.getTime() - STALE_AFTER_MS);
  if (fresh.length === 0) return [];
  const unread = await readUnread(tx, fresh);
  const unheard = fresh.filter(({ id, listed }) => !listed || unread.has(id));
  const wanted: Delivery[] = [];
  for (const type of new Set(unheard.map((delivery) => delivery.type))) {
    const ofType = unheard.filter((delivery) => delivery.type === type);
    const hears = await subscribersOf(
      tx,
      ofType.map(({ userId }) => userId),
      type,
      channel,
    );
    wanted.push(...ofType.filter(({ userId }) => hears.has(userId)));
  }
  return wanted.toSorted((a, b) => a.id - b.id);
}

/** What was read in the list, or removed from it, has been told. */
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

export function byPerson(deliveries: readonly Delivery[]): Map<number, Delivery[]> {
  const people = new Map<number, Delivery[]>();
  for (const delivery of deliveries) people.set(delivery.userId, [...(people.get(delivery.userId) ?? []), delivery]);
  return people;
}
