import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { type LevelLimits, withinLimit } from "@app/domain/companies/company-rights";
import { sql } from "kysely";
import { readLimits } from "./company-level-limits.ts";

type View = { subject: "contact" | "cv"; at: Date };

/**
 * Logs that these people's contact details or CV are viewed, which each of them can see, and says whose are: the company's level limits
 * how many people it sees in a Paris day. Somebody already seen that day counts once. In a transaction, which is its lock.
 */
export async function openContacts(
  tx: Db,
  viewer: Employer,
  candidateIds: readonly number[],
  { levelLimits, ...view }: View & { levelLimits: LevelLimits },
): Promise<ReadonlySet<number>> {
  const asked = [...new Set(candidateIds)];
  if (asked.length === 0) return new Set();
  // Two views at once would both find the last one free.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts:${viewer.companyId}`}, 0))`.execute(tx);
  const seen = await readSeen(tx, viewer.companyId, view.at);
  const { limits } = await readLimits(tx, viewer.companyId, levelLimits);
  const fresh = asked.filter((id) => !seen.has(id));
  const opened = new Set(fresh.slice(0, withinLimit(fresh.length, limits.contacts_per_day, seen.size)));
  const shown = asked.filter((id) => seen.has(id) || opened.has(id));
  await logViews(tx, viewer, shown, view);
  return new Set(shown);
}

export async function countSeenToday(db: Db, companyId: number, at: Date): Promise<number> {
  return (await readSeen(db, companyId, at)).size;
}

/** Whom the company has seen that day, also with accounts of the same SIRET that were deleted: coming back gives no new day. */
async function readSeen(db: Db, companyId: number, at: Date): Promise<Set<number>> {
  const { rows } = await sql<{ candidateId: number }>`
    select distinct v.candidate_id
    from companies mine join companies c on c.siret = mine.siret
    join company_members m on m.company_id = c.id
    join contact_views v on v.viewer_id = m.user_id and v.at >= m.joined_at and v.at <= coalesce(m.left_at, 'infinity')
      and v.at >= date_trunc('day', ${at}::timestamptz at time zone 'Europe/Paris') at time zone 'Europe/Paris'
    where mine.id = ${companyId}
      and (c.id = mine.id or not exists (select from users o where o.company_id = c.id and o.status <> 'deleted'))`.execute(
    db,
  );
  return new Set(rows.map((row) => row.candidateId));
}

/** Once a day for each subject. */
async function logViews(
  db: Db,
  viewer: Employer,
  candidateIds: readonly number[],
  { subject, at }: View,
): Promise<void> {
  if (candidateIds.length === 0) return;
  // Sorted, against deadlocks.
  const people = candidateIds.toSorted((a, b) => a - b);
  await sql`
    with viewed as (
      insert into contact_views (viewer_id, candidate_id, subject, at)
      select ${viewer.userId}::bigint, person, ${subject}::text, ${at}::timestamptz from unnest(${people}::bigint[]) person
      on conflict do nothing returning candidate_id)
    insert into company_audit (company_id, actor_id, action, subject, detail, at)
    select ${viewer.companyId}::bigint, ${viewer.userId}::bigint, 'contact_read', 'contact',
      jsonb_build_object('person', candidate_id), ${at}::timestamptz from viewed`.execute(db);
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
