import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import { sayDates } from "@app/domain/notifications/dated-text";
import { STALE_AFTER_MS } from "@app/domain/notifications/delivery";
import type { NotificationChannel } from "@app/domain/notifications/notification";
import { NOTIFICATION_KINDS, type NotificationKind } from "@app/domain/notifications/notification-kinds";
import { stillStands } from "@app/domain/notifications/settled";
import { type Selectable, sql } from "kysely";
import { readMatters } from "./matters.ts";
import { subscribersOf } from "./preferences.ts";

export type Delivery = Selectable<DB["deliveries"]>;
/** `nightAlerts`: whether this person may be woken for a proposition. */
export type PendingDelivery = Delivery & { nightAlerts: boolean };

/** Deliveries that are recent, unread, not settled, and wanted on this channel, as they are said now. */
export async function pendingDeliveries(
  tx: Db,
  due: readonly Delivery[],
  channel: NotificationChannel,
  now: Date,
): Promise<PendingDelivery[]> {
  const fresh = due.filter(({ latestAt }) => latestAt.getTime() > now.getTime() - STALE_AFTER_MS);
  if (fresh.length === 0) return [];
  const unread = await readUnread(tx, fresh);
  const open = await readOpenPropositions(tx, fresh, now);
  const matters = await readMatters(
    tx,
    fresh.map(({ id }) => id),
    now,
  );
  const stands = ({ id, kind }: Delivery) => {
    const matter = matters.get(id);
    const isAboutNone = !matter?.application && !matter?.mission && !matter?.interview;
    return matter === undefined || isAboutNone || !isKind(kind) || stillStands(kind, matter);
  };
  const notRead = fresh
    .filter(({ id, listed, propositionId }) => (!listed || unread.has(id)) && (propositionId === null || open.has(id)))
    .filter(stands)
    .map((delivery) => ({ ...delivery, nightAlerts: open.get(delivery.id) ?? false }));
  const wanted: PendingDelivery[] = [];
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
  return wanted
    .map((delivery) => ({
      ...delivery,
      title: sayDates(delivery.title, now),
      message: sayDates(delivery.message, now),
      titleFr: delivery.titleFr && sayDates(delivery.titleFr, now),
      messageFr: delivery.messageFr && sayDates(delivery.messageFr, now),
    }))
    .toSorted((a, b) => a.id - b.id);
}

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, kind);

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

/** By delivery, those whose proposition may still be answered and was not seen, with the person's choice of night alerts. */
async function readOpenPropositions(tx: Db, deliveries: readonly Delivery[], now: Date): Promise<Map<number, boolean>> {
  const ids = deliveries.filter(({ propositionId }) => propositionId !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; nightAlerts: boolean }>`
    select d.id, coalesce(a.night_alerts, false) as night_alerts
    from deliveries d
    join propositions p on p.id = d.proposition_id
    left join availabilities a on a.candidate_id = d.user_id
    where d.id = any(${ids}::bigint[]) and p.closed_at is null and d.mission_starts_at > ${now}
      and case d.kind when 'standby_called' then p.answer = 'standby' and p.called_until > ${now}
          -- Two may be called for one place.
          and case when p.call_replaces is null
            then (select next_start_of(m, ${now}) from missions m where m.id = p.mission_id) is not null
            else exists (select from places_to_replace(p.mission_id, ${now}) r where r.application_id = p.call_replaces) end
        else p.answer is null and p.seen_at is null and p.expires_at > ${now} end`.execute(tx);
  return new Map(rows.map(({ id, nightAlerts }) => [id, nightAlerts]));
}

export function groupByUser<D extends Delivery>(deliveries: readonly D[]): Map<number, D[]> {
  const people = new Map<number, D[]>();
  for (const delivery of deliveries) people.set(delivery.userId, [...(people.get(delivery.userId) ?? []), delivery]);
  return people;
}
