import { applicationNotifications } from "@app/contract/notifications/application-notifications";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { unreadKey } from "@app/domain/messages/conversation";
import { MAIL_AFTER_MS } from "@app/domain/notifications/delivery";
import { nightEnd } from "@app/domain/time/night";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { type ActorRow, actorOf, MEMBER_JSON } from "../../../platform/http/access.ts";
import { publishToUser } from "../../../platform/realtime/realtime.ts";
import { nameOf, readPeople } from "../../../views/person.ts";
import { textsOf, wordsFor } from "../words/reader-words.ts";
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
      .select(["userA", "userB", "companyId", "candidateId"])
      .select(sql<number[]>`message_recipients_of(conversations, ${ctx.now()})`.as("onDuty"))
      .select(
        sql<
          number[]
        >`array(select m.user_id from company_members m where m.company_id = conversations.company_id and m.left_at is null and member_reads(m, conversations.candidate_id, ${ctx.now()}))`.as(
          "members",
        ),
      )
      .forNoKeyUpdate()
      .executeTakeFirst();
    const notice = await tx
      .deleteFrom("messageNotices")
      .where("conversationId", "=", conversationId)
      .where("senderId", "=", senderId)
      .returning("messageId")
      .executeTakeFirst();
    if (!conversation || !notice) return;
    const { userA, userB, companyId, candidateId, onDuty, members } = conversation;
    const isFromCompany = companyId !== null && senderId !== candidateId;
    const [seatA, seatB] = [userA, userB];
    const readerSeat =
      candidateId === null
        ? senderId === seatA
          ? seatB
          : seatA
        : isFromCompany
          ? candidateId
          : seatA + seatB - candidateId;
    // The sender's process published it, unless it died before.
    for (const userId of companyId === null ? [userA, userB] : [candidateId ?? userA, ...members])
      publishToUser(ctx, tx, userId, { type: "latest_message", conversationId, messageId: notice.messageId });
    const lastReadId = await readLastRead(tx, conversationId, readerSeat);
    const unread = lastReadId === null ? undefined : await readUnread(tx, conversationId, senderId, lastReadId);
    if (lastReadId === null || !unread) return;
    const about = {
      key: unreadKey(conversationId, lastReadId),
      at: unread.firstAt,
      type: "other" as const,
      missionStartsAt: await readNextStart(tx, { candidateId, companyId }, unread.latestAt),
    };
    for (const { reader, language } of await readReaders(
      tx,
      companyId === null || isFromCompany ? [readerSeat] : onDuty,
    )) {
      const sender = (await readPeople(tx, reader, [senderId], ctx.now())).get(senderId);
      if (!sender) continue;
      const words = await wordsFor(applicationNotifications, language);
      const values = { sender: nameOf(sender), excerpt: excerptOf(unread.content) };
      await refreshNotification(
        ctx,
        tx,
        about,
        {
          userId: reader.userId,
          kind: "new_message",
          actionUrl: `${baseOf(reader)}/messages/${conversationId}`,
          ...textsOf(words, (one) => one.messageReceived(values)),
        },
        unread.latestAt,
      );
    }
  });
}

/** The next mission of the person and the company, needed only when a notification could be sent at night. */
async function readNextStart(tx: Db, { candidateId, companyId }: Sides, at: Date): Promise<Date | null> {
  if (!nightEnd(at) && !nightEnd(new Date(at.getTime() + MAIL_AFTER_MS))) return null;
  const next = await tx
    .selectFrom("applications as a")
    .innerJoin("missions as m", "m.id", "a.missionId")
    .where("a.candidateId", "=", candidateId)
    .where("a.companyId", "=", companyId)
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

type Sides = { candidateId: number | null; companyId: number | null };

/** How far that side has read; null when nothing waits for it. */
async function readLastRead(tx: Db, conversationId: number, seatId: number): Promise<number | null> {
  const row = await tx
    .selectFrom("conversationMembers")
    .where("userId", "=", seatId)
    .where("conversationId", "=", conversationId)
    .where("unread", ">", 0)
    .select("lastReadId")
    .executeTakeFirst();
  return row?.lastReadId ?? null;
}

/** An employer reads French. */
type Reader = { reader: Candidate | Employer; language: string | null };

/** Those whose account is open, as the viewers for whom the sender's name is rendered. */
async function readReaders(tx: Db, userIds: readonly number[]): Promise<Reader[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom("users as u")
    .where("u.id", "in", [...userIds])
    .where("u.status", "=", "active")
    .select(["u.id", "u.role", "u.companyId", "u.language"])
    .select(sql<ActorRow["member"]>`${sql.raw(MEMBER_JSON)}`.as("member"))
    .execute();
  return rows.flatMap(({ id, language, ...row }): Reader[] => {
    const actor = actorOf({ ...row, factorChecked: false }, { userId: id, sessionId: 0 });
    if (actor.role === "candidate") return [{ reader: actor, language }];
    return actor.role === "employer" ? [{ reader: actor, language: null }] : [];
  });
}

const baseOf = ({ role }: Candidate | Employer) =>
  role === "candidate" ? "/candidat/tableau-de-bord" : "/employeur/tableau-de-bord";

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
