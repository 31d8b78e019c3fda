import type { Db } from "@app/db/database";
import { DAILY_MAILS, whenToSend } from "@app/domain/delivery";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { renderMail } from "../../platform/mail-layout.ts";
import { byPerson, type Delivery, stillToTell } from "./deliverable.ts";
import { deliveryFr as fr } from "./deliveries.fr.ts";
import { signUnsubscribe } from "./unsubscribe.ts";

const BATCH = 200;
const DAY_MS = 86_400_000;
/** A mail that could not be handed over is tried again after that, under the same id. */
const LEASE_MS = 5 * 60_000;

type Letter = { key: string; to: string; firstName: string; userId: number; news: Delivery[] };

/** Every minute: whoever has not read something after ten minutes gets one mail of it, if they want mails of that. */
export async function sendDueMails(ctx: Context): Promise<void> {
  for (;;) {
    const { taken, letters } = await ctx.db.transaction().execute((tx) => prepareLetters(ctx, tx, ctx.now()));
    for (const letter of letters) await post(ctx, letter);
    if (taken < BATCH) return;
  }
}

async function prepareLetters(ctx: Context, tx: Db, now: Date): Promise<{ taken: number; letters: Letter[] }> {
  const due = await tx
    .selectFrom("deliveries")
    .where("mailDueAt", "<=", now)
    .orderBy("mailDueAt")
    .limit(BATCH)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return { taken: 0, letters: [] };
  const people = byPerson(await stillToTell(tx, due, "email", now));
  const addresses = await readAddresses(ctx, tx, [...people.keys()]);
  const sent = await readSent(tx, [...people.keys()], now);
  const letters: Letter[] = [];
  const held: { id: number; until: Date }[] = [];
  for (const [userId, waiting] of people) {
    const person = addresses.get(userId);
    if (!person) continue;
    const sentToday = { all: sent.get(userId) ?? 0, discoveries: 0 };
    const leaving: Delivery[] = [];
    for (const delivery of waiting) {
      // One that has its letter already is only waiting for a server that answers.
      const when = delivery.mailKey
        ? "now"
        : whenToSend({ ...delivery, held: delivery.mailHeld }, sentToday, DAILY_MAILS, now);
      if (when === "now") leaving.push(delivery);
      else held.push({ id: delivery.id, until: when });
    }
    letters.push(...lettersOf(leaving).map((letter) => ({ ...letter, ...person, userId })));
  }
  await settle(tx, due, letters, held, now);
  return { taken: due.length, letters };
}

/** Everything that waits in one letter; what already has one keeps it. */
function lettersOf(leaving: readonly Delivery[]): { key: string; news: Delivery[] }[] {
  const first = leaving.find(({ mailKey }) => mailKey === null);
  const letters = new Map<string, Delivery[]>();
  for (const delivery of leaving) {
    const key = delivery.mailKey ?? `notification-${first?.id ?? delivery.id}`;
    letters.set(key, [...(letters.get(key) ?? []), delivery]);
  }
  return [...letters].map(([key, news]) => ({ key, news }));
}

async function settle(
  tx: Db,
  due: readonly Delivery[],
  letters: readonly Letter[],
  held: readonly { id: number; until: Date }[],
  now: Date,
): Promise<void> {
  const lease = new Date(now.getTime() + LEASE_MS);
  const next = new Map<number, { at: Date; key: string | null }>();
  for (const { id, until } of held) next.set(id, { at: until, key: null });
  for (const { key, news } of letters) for (const { id } of news) next.set(id, { at: lease, key });
  const rows = due.map(({ id }) => ({ id, at: next.get(id)?.at ?? null, key: next.get(id)?.key ?? null }));
  await sql`
    update deliveries d set mail_due_at = n.at, mail_key = n.key,
      mail_held = d.mail_held or (n.at is not null and n.key is null)
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ at }) => at)}::timestamptz[],
      ${rows.map(({ key }) => key)}::text[]) n (id, at, key)
    where d.id = n.id`.execute(tx);
}

async function post(ctx: Context, { key, to, firstName, userId, news }: Letter): Promise<void> {
  const [first] = news;
  if (!first) return;
  const types = [...new Set(news.map(({ type }) => type))];
  const token = signUnsubscribe(ctx.config.accessTokenSecret, { userId, types });
  const site = ctx.config.publicUrl;
  const path =
    news.length === 1 ? first.actionUrl : `${first.actionUrl.split("/").slice(0, 3).join("/")}/notifications`;
  const words = {
    ...fr.mail({ firstName }, news, types),
    action: { label: fr.open, url: `${site}${path}` },
    unsubscribe: { label: fr.unsubscribe, url: `${site}/desabonnement?token=${token}` },
  };
  try {
    await ctx.mailer.send({ to, key, ...renderMail(words), unsubscribeUrl: `${site}/api/unsubscribe/?token=${token}` });
  } catch (error) {
    ctx.log.warn({ event: "mail.failed", userId, reason: error instanceof Error ? error.message : "unknown" });
    return;
  }
  await ctx.db
    .updateTable("deliveries")
    .set({ mailedAt: ctx.now(), mailDueAt: null })
    .where(
      "id",
      "in",
      news.map(({ id }) => id),
    )
    .execute();
}

async function readAddresses(ctx: Context, tx: Db, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, { to: string; firstName: string }>();
  const rows = await tx
    .selectFrom("users")
    .where("id", "in", [...userIds])
    .where("status", "=", "active")
    // Nobody is written to at an address somebody else may have typed.
    .$if(ctx.config.requireVerifiedEmail, (qb) => qb.where("emailVerifiedAt", "is not", null))
    .select(["id", "email", "firstName"])
    .execute();
  return new Map(rows.map(({ id, email, firstName }) => [id, { to: email, firstName }]));
}

async function readSent(tx: Db, userIds: readonly number[], now: Date): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: number; letters: number }>`
    select user_id, count(distinct mail_key)::int as letters from deliveries
    where user_id = any(${[...userIds]}::bigint[]) and mailed_at > ${new Date(now.getTime() - DAY_MS)}
    group by user_id`.execute(tx);
  return new Map(rows.map(({ userId, letters }) => [userId, letters]));
}
