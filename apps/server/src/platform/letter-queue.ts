import type { Db } from "@app/db/database";
import { sql } from "kysely";

export type Letter = {
  id: number;
  key: string;
  kind: string;
  payload: unknown;
  userId: number | null;
  tries: number;
  createdAt: Date;
};

/** Longer than the longest delivery: a letter is free for another worker only when this one has died or given up. */
export const LETTER_LEASE_MS = 120_000;

/** Takes the lease of the letter that has waited longest, just before it is sent. Undefined when none is due. */
export async function claimLetter(db: Db, now: Date): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`
    update mail_letters set next_try_at = ${new Date(now.getTime() + LETTER_LEASE_MS)}, tries = tries + 1,
      failure = null
    where id = (select id from mail_letters where next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked)
    returning id, key, kind, payload, user_id, tries, created_at`.execute(db);
  return rows[0];
}

/** What became of one try. `tries` tells whether the lease is still ours: a worker that was paused too long changes nothing. */
export type Outcome = { sentAt: Date } | { failedAt: Date; failure: string } | { nextTryAt: Date; failure: string };

export async function settleLetter(db: Db, { id, tries }: Letter, outcome: Outcome): Promise<boolean> {
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

/** For a letter that has nobody left to go to, or nothing left to say. */
export async function dropLetter(db: Db, { id, tries }: Letter): Promise<void> {
  await db.deleteFrom("mailLetters").where("id", "=", id).where("tries", "=", tries).execute();
}

/** Whether a newer letter of the same kind waits for the same person: its link would end this one's. */
export async function isSuperseded(db: Db, { id, kind, userId }: Letter): Promise<boolean> {
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
