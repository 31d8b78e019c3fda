import type { Db } from "@app/db/database";
import { RATING_MONTHS } from "@app/domain/ratings/rating-review";
import { sql } from "kysely";
import { subtractCompanyRating } from "../../../commands/count-company-rating.ts";
import { countPersonRatings } from "../../../commands/count-person-ratings.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { eraseOldApplications } from "./old-applications.ts";
import { APPLICATION_MONTHS, CONVERSATION_MONTHS } from "./retention-periods.ts";

const BATCH = 200;

/** Every night: erases what was written two years ago and has not been used since, and applications after five years. */
export async function eraseOldContents(ctx: Context): Promise<void> {
  for (const eraseBatch of [eraseApplications, eraseConversations, eraseRatings])
    while ((await transaction(ctx, (tx) => eraseBatch(tx, ctx.now()))) >= BATCH);
  await eraseOldApplications(ctx);
}

const before = (now: Date, months: number) => sql`${now}::timestamptz - make_interval(months => ${months})`;

/** The message, the CV and every reason given. The files go once nothing refers to them; who, when and the answer stay. */
async function eraseApplications(tx: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update applications set message = '', cv_file_id = null, contents_erased_at = ${now} where id = any (array(
      select id from applications
      where contents_erased_at is null and created_at <= ${before(now, APPLICATION_MONTHS)}
        and greatest(created_at, decided_at, confirmed_at, withdrawn_at, attendance_at, contested_at)
          <= ${before(now, APPLICATION_MONTHS)}
      order by created_at limit ${BATCH} for update skip locked))
    returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const missions = sql`(select mission_id from applications where id = any (${ids}::bigint[]))`;
  await sql`update application_events set reason = null
    where mission_id in ${missions} and application_id = any (${ids}::bigint[]) and reason is not null`.execute(tx);
  await sql`update interviews set place = '' where application_id = any (${ids}::bigint[]) and place <> ''`.execute(tx);
  return ids.length;
}

/** One with a reported message stays, empty: the report refers to it. */
async function eraseConversations(tx: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from conversations where last_at <= ${before(now, CONVERSATION_MONTHS)}
    order by last_at limit ${BATCH} for update skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql`delete from messages where conversation_id = any (${ids}::bigint[])`.execute(tx);
  await sql`update conversations set last_message_id = null, last_preview = null, last_sender_id = null, last_at = null
    where id = any (${ids}::bigint[])`.execute(tx);
  await sql`update conversation_members set unread = 0, last_read_id = 0
    where conversation_id = any (${ids}::bigint[])`.execute(tx);
  const { rows: unreported } = await sql<{ id: number }>`
    select c.id from unnest(${ids}::bigint[]) c (id)
    where not exists (select from reports r where r.conversation_id = c.id)`.execute(tx);
  const gone = unreported.map(({ id }) => id);
  await sql`delete from conversation_members where conversation_id = any (${gone}::bigint[])`.execute(tx);
  await sql`delete from conversations where id = any (${gone}::bigint[])`.execute(tx);
  return ids.length;
}

/** They leave the means as well. */
async function eraseRatings(tx: Db, now: Date): Promise<number> {
  const rows = await tx
    .selectFrom("ratings")
    .where("createdAt", "<=", sql<Date>`${before(now, RATING_MONTHS)}`)
    .orderBy("createdAt")
    .limit(BATCH)
    .select(["id", "direction", "companyId", "candidateId", "mean", "heldAt", "publishedAt"])
    .forUpdate()
    .skipLocked()
    .execute();
  // People before companies, as when ratings are published: the two never wait for each other.
  const ofPeople = rows.filter(({ direction }) => direction === "candidate");
  await deleteRatings(
    tx,
    ofPeople.map(({ id }) => id),
  );
  await countPersonRatings(tx, [...new Set(ofPeople.map(({ candidateId }) => candidateId))]);
  for (const rating of rows.filter(({ direction }) => direction === "company")) {
    const isCounted = rating.heldAt === null && rating.publishedAt !== null;
    if (isCounted) await subtractCompanyRating(tx, { ...rating, ratingId: rating.id });
    // One at a time: the next by the same person no longer finds this one.
    await deleteRatings(tx, [rating.id]);
  }
  return rows.length;
}

async function deleteRatings(tx: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("ratings").where("id", "in", ids).execute();
}
