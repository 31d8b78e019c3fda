import type { Db } from "@app/db/database";
import { DAILY_MAILS, whenToSend } from "@app/domain/notifications/delivery";
import { isolated } from "@app/domain/text/isolated";
import { languageFrom, type OtherLanguage } from "@app/domain/text/language";
import { sql } from "kysely";
import { type MailPayload, type NewMail, queueMails } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { type Delivery, groupByUser, pendingDeliveries } from "../pending-deliveries.ts";
import { type DeliveryWords, deliveryFr } from "../words/deliveries.fr.ts";
import { deliveryWords } from "../words/deliveries.ts";
import { signSearchStop, signUnsubscribe } from "./unsubscribe.ts";

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Every minute: one mail per user for what is unread after ten minutes, if they want mails. */
export async function queueDueMails(ctx: Context): Promise<void> {
  let taken: number;
  do taken = await transaction(ctx, (tx) => queueBatch(ctx, tx, ctx.now()));
  while (taken === BATCH);
}

async function queueBatch(ctx: Context, tx: Db, now: Date): Promise<number> {
  const due = await tx
    .selectFrom("deliveries")
    .where("mailDueAt", "<=", now)
    // A text message comes first; what it cannot reach is mailed.
    .where("smsDueAt", "is", null)
    .orderBy("mailDueAt")
    .limit(BATCH)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const people = groupByUser(await pendingDeliveries(tx, due, "email", now));
  const recipients = await readRecipients(ctx, tx, [...people.keys()]);
  const sent = await readSent(tx, [...people.keys()], now);
  const mails: Queued[] = [];
  const held: { id: number; until: Date }[] = [];
  for (const [userId, waiting] of people) {
    if (!recipients.has(userId)) continue;
    const sentToday = { all: sent.get(userId) ?? 0, discoveries: 0 };
    const leaving: Delivery[] = [];
    for (const delivery of waiting) {
      const when = whenToSend({ ...delivery, held: delivery.mailHeld }, sentToday, DAILY_MAILS, now);
      if (when === "now") leaving.push(delivery);
      else held.push({ id: delivery.id, until: when });
    }
    mails.push(...mailOf(userId, leaving));
  }
  await settle(tx, due, mails, held);
  await queueMails(tx, "notification", mails, now);
  return due.length;
}

type Queued = NewMail<"notification"> & { key: string };

/** One mail for everything pending. */
function mailOf(userId: number, leaving: readonly Delivery[]): Queued[] {
  const [first] = leaving;
  if (!first) return [];
  const deliveryIds = leaving.map(({ id }) => id);
  return [{ key: first.mailKey ?? `notification-${first.id}`, payload: { userId, deliveryIds } }];
}

async function settle(
  tx: Db,
  due: readonly Delivery[],
  mails: readonly Queued[],
  held: readonly { id: number; until: Date }[],
): Promise<void> {
  const until = new Map(held.map((one) => [one.id, one.until]));
  const keys = new Map(mails.flatMap(({ key, payload }) => payload.deliveryIds.map((id) => [id, key] as const)));
  const ids = due.map(({ id }) => id);
  await sql`
    update deliveries d set mail_due_at = n.at, mail_key = n.key, mail_held = d.mail_held or n.at is not null
    from unnest(${ids}::bigint[], ${ids.map((id) => until.get(id) ?? null)}::timestamptz[],
      ${ids.map((id) => keys.get(id) ?? null)}::text[]) n (id, at, key)
    where d.id = n.id`.execute(tx);
}

/** What was read meanwhile is left out; null when everything was. */
export async function renderNotificationMail(
  ctx: Context,
  { userId, deliveryIds }: MailPayload<"notification">,
): Promise<MailContent | null> {
  const recipient = (await readRecipients(ctx, ctx.db, [userId])).get(userId);
  if (!recipient) return null;
  const rows = await ctx.db.selectFrom("deliveries").where("id", "in", deliveryIds).selectAll().execute();
  const news = await pendingDeliveries(ctx.db, rows, "email", ctx.now());
  const [first] = news;
  if (!first) return null;
  const types = [...new Set(news.map(({ type }) => type))];
  const searchId = searchOf(news);
  const secret = ctx.config.accessTokenSecret;
  const token = searchId ? signSearchStop(secret, { userId, searchId }) : signUnsubscribe(secret, { userId, types });
  const site = ctx.config.publicUrl;
  const path =
    news.length === 1 ? first.actionUrl : `${first.actionUrl.split("/").slice(0, 3).join("/")}/notifications`;
  const mailIn = (words: DeliveryWords, texts: readonly Delivery[]) => ({
    ...words.mail(recipient, texts, types),
    action: { label: words.open, url: `${site}${path}` },
    unsubscribe: {
      label: searchId ? words.stopSearch : words.unsubscribe,
      url: `${site}/desabonnement?token=${token}`,
    },
  });
  const language = languageOf(news);
  const own = language && { language, ...mailIn(await deliveryWords.load(language), news.map(isolatedFrom(language))) };
  const mail = renderMail(mailIn(deliveryFr, news.map(inFrench)), own);
  return { to: recipient.email, ...mail, unsubscribeUrl: `${site}/api/unsubscribe/?token=${token}` };
}

/** The language of the latest that is not in French; null when all are. What is in French alone is read in both parts. */
function languageOf(news: readonly Delivery[]): OtherLanguage | null {
  const language = languageFrom(news.findLast((one) => one.language !== null)?.language ?? "") ?? "fr";
  return language === "fr" ? null : language;
}

const isolatedFrom = (language: OtherLanguage) => (one: Delivery) =>
  one.language === language ? one : { ...one, title: isolated(one.title), message: isolated(one.message) };

const inFrench = (one: Delivery): Delivery => ({
  ...one,
  title: one.titleFr ?? one.title,
  message: one.messageFr ?? one.message,
});

/** The one search these alerts come from; null when there is anything else. */
function searchOf(news: readonly Delivery[]): number | null {
  const searches = new Set(news.map(({ savedSearchId }) => savedSearchId));
  const [first] = searches;
  return searches.size === 1 && first ? first : null;
}

export async function onNotificationMailDone(
  tx: Db,
  { deliveryIds }: MailPayload<"notification">,
  sentAt: Date | null,
): Promise<void> {
  await tx.updateTable("deliveries").set({ mailedAt: sentAt }).where("id", "in", deliveryIds).execute();
}

async function readRecipients(ctx: Context, tx: Db, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, { email: string; firstName: string }>();
  const rows = await tx
    .selectFrom("users")
    .where("id", "in", [...userIds])
    .where("status", "=", "active")
    // Someone else may have typed the address.
    .$if(ctx.config.requireVerifiedEmail, (qb) => qb.where("emailVerifiedAt", "is not", null))
    .select(["id", "email", "firstName"])
    .execute();
  return new Map(rows.map(({ id, ...recipient }) => [id, recipient]));
}

/** Mails of the last day, unsent ones included. */
async function readSent(tx: Db, userIds: readonly number[], now: Date): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: number; mails: number }>`
    select user_id, count(*)::int as mails from mail_letters
    where user_id = any(${[...userIds]}::bigint[]) and kind = 'notification'
      and created_at > ${new Date(now.getTime() - DAY_MS)}
    group by user_id`.execute(tx);
  return new Map(rows.map(({ userId, mails }) => [userId, mails]));
}
