import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import type { Device, PushOutcome } from "../../../platform/push/push.ts";
import type { PushMessage } from "../../../platform/push/push-message.ts";
import { nextTry, sendAllDue } from "../send-many.ts";

const BATCH = 500;
const CONCURRENCY = 100;
/** Longer than a batch of hanging services takes; afterwards another worker may retry. */
const LEASE_MS = 60_000;

type Claimed = { id: number; subscriptionId: number; payload: PushMessage; attempts: number; expiresAt: Date } & (
  | { kind: "web_push"; endpoint: string; keys: { p256dh: string; auth: string } }
  | { kind: "fcm"; endpoint: string; keys: null }
);

type Answered = { send: Claimed; outcome: PushOutcome | null };

export async function sendPushes(ctx: Context): Promise<void> {
  await sendAllDue({
    claim: () => claim(ctx.db, ctx.now()),
    atOnce: CONCURRENCY,
    sendOne: (send) => sendOne(ctx, send),
    settle: (answered) => settle(ctx, answered),
  });
}

async function claim(db: Db, now: Date): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update push_sends p set due_at = ${new Date(now.getTime() + LEASE_MS)}, attempts = p.attempts + 1
    from push_subscriptions s
    where s.id = p.subscription_id and p.id in (
      select id from push_sends where due_at <= ${now} order by due_at limit ${BATCH} for update skip locked)
    returning p.id, p.subscription_id, p.payload, p.attempts, p.expires_at, s.kind, s.endpoint, s.keys`.execute(db);
  return rows;
}

async function sendOne(ctx: Context, send: Claimed): Promise<PushOutcome | null> {
  if (send.expiresAt <= ctx.now()) return null;
  const outcome = await ctx.push.send(deviceOf(send), send.payload);
  ctx.metrics.pushes.count(outcome.result);
  if (outcome.result === "refused")
    ctx.log.warn({ event: "push.refused", subscriptionId: send.subscriptionId, status: outcome.status });
  return outcome;
}

/** Deleting a subscription also deletes its pending messages. */
async function settle(ctx: Context, answered: readonly Answered[]): Promise<void> {
  const now = ctx.now();
  const gone = answered.filter(({ outcome }) => outcome?.result === "gone").map(({ send }) => send.subscriptionId);
  const rows = answered.map(({ send, outcome }) => ({ ...send, next: outcome && nextTry(outcome, send, now) }));
  const failed = rows.filter(({ next }) => next).map(({ subscriptionId }) => subscriptionId);
  await transaction(ctx, async (tx) => {
    await sql`delete from push_subscriptions where id = any(${gone}::bigint[])`.execute(tx);
    await sql`update push_subscriptions set failed_at = ${now} where id = any(${failed}::bigint[])`.execute(tx);
    // A newer message has reset `attempts`, and is left alone.
    const tried = sql`unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ attempts }) => attempts)}::smallint[],
      ${rows.map(({ next }) => next)}::timestamptz[]) t (id, attempts, next)`;
    await sql`update push_sends p set due_at = t.next from ${tried}
      where p.id = t.id and p.attempts = t.attempts and t.next is not null`.execute(tx);
    await sql`delete from push_sends p using ${tried}
      where p.id = t.id and p.attempts = t.attempts and t.next is null`.execute(tx);
  });
}

const deviceOf = (send: Claimed): Device =>
  send.kind === "web_push"
    ? { kind: "web_push", endpoint: send.endpoint, keys: send.keys }
    : { kind: "fcm", endpoint: send.endpoint };
