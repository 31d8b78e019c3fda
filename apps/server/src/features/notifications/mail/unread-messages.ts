import { notificationFr as fr } from "@app/contract/notifications/notifications.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { unreadKey } from "@app/domain/messages/conversation";
import { MAIL_AFTER_MS, nightEnd } from "@app/domain/notifications/delivery";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { publishToUser } from "../../../platform/realtime/realtime.ts";
import { nameOf, readPeople } from "../../../views/person.ts";
import { excerptOf, refreshNotification } from "../write-notifications.ts";

const BATCH = 200;
const CONCURRENCY = 2;
const RETRY_AFTER_MS = 60_000;

type Notice = { conversationId: number; senderId: number };

/** Notifies the other member of unread messages, once for several. */
export async function notifyOfMessages(ctx: Context): Promise<void> {
  let taken: number;
  do {
    const due = await ctx.db
      .selectFrom("messageNotices")
      .where("dueAt", "<=", ctx.now())
      .orderBy("dueAt")
      .limit(BATCH)
      .select(["conversationId", "senderId"])
      .execute();
    taken = due.length;
    const next = due.values();
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const notice of next) await notifyOrRetry(ctx, notice);
      }),
    );
  } while (taken === BATCH);
}

/** A failure does not block the others, and is retried later. */
async function notifyOrRetry(ctx: Context, notice: Notice): Promise<void> {
  try {
    await notify(ctx, notice);
  } catch (error) {
    ctx.log.error({ event: "notice.failed", ...notice, err: error });
    await ctx.db
      .updateTable("messageNotices")
      .set({ dueAt: new Date(ctx.now().getTime() + RETRY_AFTER_MS) })
      .where("conversationId", "=", notice.conversationId)
      .where("senderId", "=", notice.senderId)
      .execute();
  }
}

/** Deletes the pending notice and writes the notification in one transaction. */
async function notify(ctx: Context, { conversationId, senderId }: Notice): Promise<void> {
  await transaction(ctx, async (tx) => {
    // Locked: new messages and reads wait, so that the content is current.
    const conversation = await tx
      .selectFrom("conversations")
      .where("id", "=", conversationId)
      .select(["userA", "userB"])
      .forNoKeyUpdate()
      .executeTakeFirst();
    const notice = await tx
      .deleteFrom("messageNotices")
      .where("conversationId", "=", conversationId)
      .where("senderId", "=", senderId)
      .returning("messageId")
      .executeTakeFirst();
    if (!conversation || !notice) return;
    const { userA, userB } = conversation;
    // The sender's process published it, unless it died before.
    for (const userId of [userA, userB])
      publishToUser(ctx, tx, userId, { type: "latest_message", conversationId, messageId: notice.messageId });
    const reader = await readReader(tx, conversationId, senderId === userA ? userB : userA);
    const unread = reader && (await readUnread(tx, conversationId, senderId, reader.lastReadId));
    const sender = reader && (await readPeople(tx, reader.actor, [senderId], ctx.now())).get(senderId);
    if (!unread || !sender) return;
    await refreshNotification(
      ctx,
      tx,
      {
        key: unreadKey(conversationId, reader.lastReadId),
        at: unread.firstAt,
        type: "other",
        missionStartsAt: await readNextStart(tx, [userA, userB], unread.latestAt),
      },
      {
        userId: reader.actor.userId,
        kind: "new_message",
        actionUrl: `${reader.base}/messages/${conversationId}`,
        ...fr.messageReceived({ sender: nameOf(sender), excerpt: excerptOf(unread.content) }),
      },
      unread.latestAt,
    );
  });
}

/** The next mission of the two people, needed only when a notification could be sent at night. */
async function readNextStart(tx: Db, people: readonly number[], at: Date): Promise<Date | null> {
  if (!nightEnd(at) && !nightEnd(new Date(at.getTime() + MAIL_AFTER_MS))) return null;
  const next = await tx
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "in", [...people])
    .where("m.createdBy", "in", [...people])
    .where("a.status", "in", ["pending", "reviewed", "accepted"])
    .where((eb) => eb("a.candidateStatus", "is distinct from", "withdrawn"))
    .where("m.status", "!=", "completed")
    .where("m.deletedAt", "is", null)
    .where("m.startsAt", ">", at)
    .orderBy("m.startsAt")
    .limit(1)
    .select("m.startsAt")
    .executeTakeFirst();
  return next?.startsAt ?? null;
}

/** The recipient, unless deleted or without unread messages. */
async function readReader(tx: Db, conversationId: number, userId: number) {
  const row = await tx
    .selectFrom("conversationMembers as m")
    .innerJoin("users as u", "u.id", "m.userId")
    .where("m.userId", "=", userId)
    .where("m.conversationId", "=", conversationId)
    .where("m.unread", ">", 0)
    .where("u.status", "=", "active")
    .select(["m.lastReadId", "u.companyId"])
    .executeTakeFirst();
  if (!row) return null;
  const { lastReadId, companyId } = row;
  // The viewer for whom the sender's name is rendered.
  const actor: Candidate | Employer =
    companyId === null
      ? { role: "candidate", userId, sessionId: 0 }
      : { role: "employer", userId, sessionId: 0, companyId };
  const base = companyId === null ? "/candidat/tableau-de-bord" : "/employeur/tableau-de-bord";
  return { actor, lastReadId, base };
}

type Unread = { firstAt: Date; latestAt: Date; content: string };

/** The first and the latest unread message. */
async function readUnread(
  tx: Db,
  conversationId: number,
  senderId: number,
  lastReadId: number,
): Promise<Unread | undefined> {
  const waiting = sql`
    select content, created_at from messages
    where conversation_id = ${conversationId} and sender_id = ${senderId} and id > ${lastReadId}`;
  const { rows } = await sql<Unread>`
    select first.created_at as first_at, latest.created_at as latest_at, latest.content
    from (${waiting} order by id limit 1) first, (${waiting} order by id desc limit 1) latest`.execute(tx);
  return rows[0];
}
