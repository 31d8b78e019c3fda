import type { Db } from "@app/db/database";
import { sql } from "kysely";

export type QueuedMail = {
  id: number;
  key: string;
  kind: string;
  payload: unknown;
  userId: number | null;
  tries: number;
  createdAt: Date;
};

/** Longer than the longest delivery: another worker may take the mail only when this one died. */
export const MAIL_LEASE_MS = 120_000;

/** Leases the oldest due mail just before it is sent. Undefined when none is due. */
export async function claimMail(db: Db, now: Date): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`
    update mail_letters set next_try_at = ${new Date(now.getTime() + MAIL_LEASE_MS)}, tries = tries + 1,
      failure = null
    where id = (select id from mail_letters where next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked)
    returning id, key, kind, payload, user_id, tries, created_at`.execute(db);
  return rows[0];
}

/** The result of one try. `tries` detects a lost lease: a worker that was paused too long changes nothing. */
export type Outcome = { sentAt: Date } | { failedAt: Date; failure: string } | { nextTryAt: Date; failure: string };

export async function settleMail(db: Db, { id, tries }: QueuedMail, outcome: Outcome): Promise<boolean> {
  const next = { nextTryAt: null, sentAt: null, failedAt: null, failure: null, ...outcome };
  const { numUpdatedRows } = await db
    .updateTable("mailLetters")
    .set(next)
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("nextTryAt", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For a mail without recipient or content. */
export async function deleteMail(db: Db, { id, tries }: QueuedMail): Promise<void> {
  await db.deleteFrom("mailLetters").where("id", "=", id).where("tries", "=", tries).execute();
}

/** Whether a newer mail of the same kind waits for the same person: its link would invalidate this one. */
export async function isSuperseded(db: Db, { id, kind, userId }: QueuedMail): Promise<boolean> {
  const newer = await db
    .selectFrom("mailLetters")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("id", ">", id)
    .where("nextTryAt", "is not", null)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}
