import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/actor";
import { sql } from "kysely";

/** Logs that contact details or a CV were viewed, once a day; the person can see it. */
export async function logContactViews(
  db: Db,
  viewer: Employer,
  candidateIds: readonly number[],
  { subject, at }: { subject: "contact" | "cv"; at: Date },
): Promise<void> {
  if (candidateIds.length === 0) return;
  // Sorted, against deadlocks.
  const people = [...new Set(candidateIds)].toSorted((a, b) => a - b);
  await sql`
    insert into contact_views (viewer_id, candidate_id, subject, at)
    select ${viewer.userId}::bigint, person, ${subject}::text, ${at}::timestamptz from unnest(${people}::bigint[]) person
    on conflict do nothing`.execute(db);
}

/** Whether this viewer has seen the contact details on that Paris day. */
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
