import { createHash } from "node:crypto";
import type { Db } from "@app/db/database";
import { DAILY_PUSHES, isDiscovery, pushUrgency, type Sent, whenToSend } from "@app/domain/notifications/delivery";
import { type Language, languageFrom } from "@app/domain/text/language";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import type { PushMessage } from "../../../platform/push/push-message.ts";
import { type Delivery, groupByUser, type PendingDelivery, pendingDeliveries } from "../pending-deliveries.ts";
import type { DeliveryWords } from "../words/deliveries.fr.ts";
import { deliveryWords } from "../words/deliveries.ts";
import { type EachLanguage, loadEach } from "../words/reader-words.ts";
import { sendPushes } from "./push-sends.ts";

const BATCH = 500;
const DAY_MS = 86_400_000;

/** Every second: sends due push messages. */
export async function sendDuePushes(ctx: Context): Promise<void> {
  let taken: number;
  do taken = await transaction(ctx, (tx) => preparePushes(tx, ctx.now()));
  while (taken === BATCH);
  await sendPushes(ctx);
}

/** Turns a batch of deliveries into messages to devices, in one transaction. */
async function preparePushes(tx: Db, now: Date): Promise<number> {
  const due = await tx
    .selectFrom("deliveries")
    .where("pushDueAt", "<=", now)
    .orderBy("pushDueAt")
    .limit(BATCH)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const people = groupByUser(await pendingDeliveries(tx, due, "push", now));
  const devices = await readDevices(tx, [...people.keys()]);
  const sent = await readSent(tx, [...people.keys()], now);
  const words = await loadEach(deliveryWords);
  const [left, held]: [Delivery[], { id: number; until: Date }[]] = [[], []];
  const sends: { subscriptionId: number; message: PushMessage }[] = [];
  for (const [userId, waiting] of people) {
    const subscriptions = devices.get(userId);
    if (!subscriptions) continue;
    const { now: leaving, later } = sort(waiting, sent.get(userId) ?? { all: 0, discoveries: 0 }, now);
    held.push(...later);
    left.push(...leaving);
    for (const message of messagesFor(leaving, words))
      for (const subscriptionId of subscriptions) sends.push({ subscriptionId, message });
  }
  await addSends(tx, sends, now);
  await settle(
    tx,
    due.map(({ id }) => id),
    left.map(({ id }) => id),
    held,
    now,
  );
  return due.length;
}

/** Splits deliveries into those sent now and those delayed; each one sent counts for the next. */
function sort(waiting: readonly PendingDelivery[], before: Sent, now: Date) {
  const sent = { ...before };
  const leaving: Delivery[] = [];
  const later: { id: number; until: Date }[] = [];
  for (const delivery of waiting) {
    const when = whenToSend({ ...delivery, held: delivery.pushHeld }, sent, DAILY_PUSHES, now);
    if (when !== "now") {
      later.push({ id: delivery.id, until: when });
      continue;
    }
    leaving.push(delivery);
    sent.all += 1;
    if (isDiscovery(delivery)) sent.discoveries += 1;
  }
  return { now: leaving, later };
}

/** One message each; delayed ones are grouped in a digest. */
function messagesFor(leaving: readonly Delivery[], words: EachLanguage<DeliveryWords>): PushMessage[] {
  const held = leaving.filter(({ pushHeld }) => pushHeld);
  const [first] = held;
  if (!first || held.length === 1) return leaving.map(messageOf);
  const language = languageOf(held);
  const digest = words[language].digest(held.map(({ title }) => title));
  const url = `${first.actionUrl.split("/").slice(0, 3).join("/")}/notifications`;
  return [
    ...leaving.filter(({ pushHeld }) => !pushHeld).map(messageOf),
    { title: digest.title, body: digest.message, url, topic: "digest", ttl: 12 * 3600, urgency: "normal", language },
  ];
}

/** What their latest text is in. */
const languageOf = (deliveries: readonly Delivery[]): Language =>
  languageFrom(deliveries.at(-1)?.language ?? "") ?? "fr";

function messageOf(delivery: Delivery): PushMessage {
  const { userId, eventKey, title, message, actionUrl, type, kind } = delivery;
  // Push services accept thirty-two characters; a hash reveals nothing.
  const topic = createHash("sha256").update(`${userId}:${eventKey}`).digest("base64url").slice(0, 32);
  const language = languageOf([delivery]);
  return { title, body: message, url: actionUrl, topic, language, ...pushUrgency({ type, kind }) };
}

async function readDevices(tx: Db, userIds: readonly number[]): Promise<Map<number, number[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("pushSubscriptions as s")
    .innerJoin("users as u", "u.id", "s.userId")
    .where("s.userId", "in", [...userIds])
    .where("u.status", "=", "active")
    .select(["s.id", "s.userId"])
    .execute();
  const devices = new Map<number, number[]>();
  for (const { id, userId } of rows) devices.set(userId, [...(devices.get(userId) ?? []), id]);
  return devices;
}

async function readSent(tx: Db, userIds: readonly number[], now: Date): Promise<Map<number, Sent>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<Sent & { userId: number }>`
    select user_id, count(*)::int as "all", 
      (count(*) filter (where type in ('job_match', 'new_job') and kind <> 'standby_called'))::int as discoveries
    from deliveries where user_id = any(${[...userIds]}::bigint[]) and pushed_at > ${new Date(now.getTime() - DAY_MS)}
    group by user_id`.execute(tx);
  return new Map(rows.map(({ userId, ...sent }) => [userId, sent]));
}

async function addSends(
  tx: Db,
  sends: readonly { subscriptionId: number; message: PushMessage }[],
  now: Date,
): Promise<void> {
  if (sends.length === 0) return;
  const rows = sends.map(({ subscriptionId, message }) => ({
    subscriptionId,
    payload: JSON.stringify(message),
    topic: message.topic,
    dueAt: now,
    attempts: 0,
    expiresAt: new Date(now.getTime() + message.ttl * 1000),
  }));
  await tx
    .insertInto("pushSends")
    .values(rows)
    .onConflict((oc) =>
      oc.columns(["subscriptionId", "topic"]).doUpdateSet((eb) => ({
        payload: eb.ref("excluded.payload"),
        dueAt: eb.ref("excluded.dueAt"),
        attempts: 0,
        expiresAt: eb.ref("excluded.expiresAt"),
      })),
    )
    .execute();
}

async function settle(
  tx: Db,
  due: readonly number[],
  left: readonly number[],
  held: readonly { id: number; until: Date }[],
  now: Date,
): Promise<void> {
  await sql`
    update deliveries d set push_due_at = h.until, push_held = d.push_held or h.until is not null,
      pushed_at = case when d.id = any(${[...left]}::bigint[]) then ${now}::timestamptz else d.pushed_at end
    from unnest(${[...due]}::bigint[]) due (id)
    left join unnest(${held.map(({ id }) => id)}::bigint[], ${held.map(({ until }) => until)}::timestamptz[]) h (id, until)
      on h.id = due.id
    where d.id = due.id`.execute(tx);
}
