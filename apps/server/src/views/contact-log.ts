import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/actor";
import { sql } from "kysely";

/** Writes down that someone was shown how to reach these people, or their CV: they can see it. Once a day is enough. */
export async function logContactViews(
  db: Db,
  viewer: Employer,
  candidateIds: readonly number[],
  { subject, at }: { subject: "contact" | "cv"; at: Date },
): Promise<void> {
  if (candidateIds.length === 0) return;
  // In one order, or two pages opened together could wait for each other.
  const people = [...new Set(candidateIds)].toSorted((a, b) => a - b);
  await sql`
    insert into contact_views (viewer_id, candidate_id, subject, at)
    select ${viewer.userId}::bigint, person, ${subject}::text, ${at}::timestamptz from unnest(${people}::bigint[]) person
    on conflict do nothing`.execute(db);
}

/** Whether this viewer was already shown how to reach this person on that Paris day. */
export async function isContactViewed(db: Db, viewer: Employer, candidateId: number, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom("contactViews")
    .where("viewerId", "=", viewer.userId)
    .where("candidateId", "=", candidateId)
    .where("subject", "=", "contact")
    .where("day", "=", sql<string>`(${at}::timestamptz at time zone 'Europe/Paris')::date`)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
