import type { Db } from "@app/db/database";
import { mobileNumber } from "@app/domain/accounts/phone";
import { DAILY_DISCOVERIES, whenToSend } from "@app/domain/notifications/delivery";
import { languageFrom } from "@app/domain/text/language";
import { startsSoon } from "@app/domain/time/night";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { signSmsStop } from "../mail/unsubscribe.ts";
import { type Delivery, groupByUser, type PendingDelivery, pendingDeliveries } from "../pending-deliveries.ts";
import { type EachLanguage, loadEach } from "../words/reader-words.ts";
import type { SmsWords } from "./sms.fr.ts";
import { sendSms } from "./sms-sends.ts";
import { smsText } from "./sms-text.ts";
import { smsWords } from "./sms-words.ts";

const BATCH = 500;
const DAY_MS = 86_400_000;
/** A place is taken by then. */
const LIFETIME_MS = 3_600_000;

/** Every second: text messages for propositions that nobody saw, then those that are due again. */
export async function sendDueSms(ctx: Context): Promise<void> {
  let taken: number;
  do taken = await transaction(ctx, (tx) => prepareSms(ctx, tx, ctx.now()));
  while (taken === BATCH);
  await sendSms(ctx);
}

type NewSms = { deliveryId: number; recipient: string; body: string; dueAt: Date; expiresAt: Date };

async function prepareSms(ctx: Context, tx: Db, now: Date): Promise<number> {
  const due = await tx
    .selectFrom("deliveries")
    .where("smsDueAt", "<=", now)
    .orderBy("smsDueAt")
    .limit(BATCH)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const pending = ctx.config.sms ? await pendingDeliveries(tx, due, "sms", now) : [];
  const people = groupByUser(pending);
  const phones = await readPhones(tx, [...people.keys()]);
  const counts = await readSent(tx, [...people.keys()], now);
  const words = await loadEach(smsWords);
  const [leaving, held]: [NewSms[], Map<number, Date>] = [[], new Map()];
  for (const [userId, waiting] of people) {
    const recipient = phones.get(userId);
    let all = counts.get(userId) ?? 0;
    for (const delivery of recipient ? waiting : []) {
      const sent = { all, discoveries: all };
      const when = whenToSend({ ...delivery, held: false }, sent, DAILY_DISCOVERIES, now);
      if (!startsSoon(delivery.missionStartsAt, when === "now" ? now : when)) continue;
      if (when !== "now") held.set(delivery.id, when);
      else if (recipient) {
        leaving.push(smsOf(ctx, words, delivery, recipient, now));
        all += 1;
      }
    }
  }
  await settle(tx, due, leaving, held);
  return due.length;
}

function smsOf(
  ctx: Context,
  words: EachLanguage<SmsWords>,
  delivery: PendingDelivery,
  recipient: string,
  now: Date,
): NewSms {
  const { id, userId, propositionId, missionStartsAt } = delivery;
  const language = languageFrom(delivery.language ?? "") ?? "fr";
  const site = ctx.config.publicUrl;
  const stop = `${site}/s/${signSmsStop(ctx.config.accessTokenSecret, userId)}`;
  const expiresAt = new Date(Math.min(now.getTime() + LIFETIME_MS, missionStartsAt?.getTime() ?? Infinity));
  const body = smsText(words[language], language, delivery, { open: `${site}/p/${propositionId}`, stop });
  return { deliveryId: id, recipient, body, dueAt: now, expiresAt };
}

/** What leaves by text message is not mailed; the rest may be. */
async function settle(
  tx: Db,
  due: readonly Delivery[],
  leaving: readonly NewSms[],
  held: ReadonlyMap<number, Date>,
): Promise<void> {
  const ids = due.map(({ id }) => id);
  await sql`
    update deliveries d set sms_due_at = n.until,
      mail_due_at = case when d.id = any(${leaving.map(({ deliveryId }) => deliveryId)}::bigint[]) then null else d.mail_due_at end
    from unnest(${ids}::bigint[], ${ids.map((id) => held.get(id) ?? null)}::timestamptz[]) n (id, until)
    where d.id = n.id`.execute(tx);
  if (leaving.length === 0) return;
  await tx
    .insertInto("smsSends")
    .values([...leaving])
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** French mobile numbers, confirmed, of people who may sign in. */
async function readPhones(tx: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("users")
    .where("id", "in", [...userIds])
    .where("status", "=", "active")
    .where("phone", "is not", null)
    .where("phoneVerifiedAt", "is not", null)
    .select(["id", "phone"])
    .execute();
  return new Map(
    rows.flatMap(({ id, phone }) => {
      const number = mobileNumber(phone ?? "");
      return number ? [[id, number] as const] : [];
    }),
  );
}

/** Of the last day, those on their way included. */
async function readSent(tx: Db, userIds: readonly number[], now: Date): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: number; sent: number }>`
    select d.user_id, count(*)::int as sent from deliveries d left join sms_sends s on s.delivery_id = d.id
    where d.user_id = any(${[...userIds]}::bigint[])
      and (d.sms_sent_at > ${new Date(now.getTime() - DAY_MS)} or s.delivery_id is not null)
    group by d.user_id`.execute(tx);
  return new Map(rows.map(({ userId, sent }) => [userId, sent]));
}
