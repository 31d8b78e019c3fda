import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import type { SmsOutcome } from "../../../platform/sms/sms.ts";
import { nextTry, sendAllDue } from "../send-many.ts";

const BATCH = 100;
const CONCURRENCY = 10;
/** Longer than a batch of calls that hang; afterwards another worker may retry, under the same reference. */
const LEASE_MS = 120_000;

type Claimed = { deliveryId: number; recipient: string; body: string; attempts: number; expiresAt: Date };
type Answered = { send: Claimed; outcome: SmsOutcome | null };

export async function sendSms(ctx: Context): Promise<void> {
  await sendAllDue({
    claim: () => claim(ctx.db, ctx.now()),
    atOnce: CONCURRENCY,
    sendOne: (send) => sendOne(ctx, send),
    settle: (answered) => settle(ctx, answered),
  });
}

async function claim(db: Db, now: Date): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update sms_sends set due_at = ${new Date(now.getTime() + LEASE_MS)}, attempts = attempts + 1
    where delivery_id in (
      select delivery_id from sms_sends where due_at <= ${now} order by due_at limit ${BATCH} for update skip locked)
    returning delivery_id, recipient, body, attempts, expires_at`.execute(db);
  return rows;
}

async function sendOne(ctx: Context, send: Claimed): Promise<SmsOutcome | null> {
  if (send.expiresAt <= ctx.now()) return null;
  const { deliveryId, recipient: to, body: text } = send;
  const outcome = await ctx.sms.send({ to, text, reference: `delivery-${deliveryId}` });
  ctx.metrics.sms.count(outcome.result);
  if (outcome.result === "refused") ctx.log.warn({ event: "sms.refused", deliveryId, status: outcome.status });
  return outcome;
}

/** What the provider will never take is mailed instead. */
async function settle(ctx: Context, answered: readonly Answered[]): Promise<void> {
  const now = ctx.now();
  const rows = answered.map(({ send, outcome }) => ({
    id: send.deliveryId,
    sent: outcome?.result === "sent",
    next: outcome && nextTry(outcome, send, now),
  }));
  const over = rows.filter(({ next }) => !next);
  const again = rows.flatMap(({ id, next }) => (next ? [{ id, next }] : []));
  await transaction(ctx, async (tx) => {
    await sql`
      update sms_sends s set due_at = t.next
      from unnest(${again.map(({ id }) => id)}::bigint[], ${again.map(({ next }) => next)}::timestamptz[]) t (id, next)
      where s.delivery_id = t.id`.execute(tx);
    await sql`delete from sms_sends where delivery_id = any(${over.map(({ id }) => id)}::bigint[])`.execute(tx);
    await sql`
      update deliveries d set sms_sent_at = case when t.sent then ${now}::timestamptz end,
        mail_due_at = case when t.sent then null else ${now}::timestamptz end
      from unnest(${over.map(({ id }) => id)}::bigint[], ${over.map(({ sent }) => sent)}::boolean[]) t (id, sent)
      where d.id = t.id`.execute(tx);
  });
}
