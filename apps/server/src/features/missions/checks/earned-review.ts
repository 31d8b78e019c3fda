import type { Db } from "@app/db/database";
import { type AgreedWork, isReviewEarned, type Traces } from "@app/domain/missions/earned-review";
import { sql } from "kysely";

/** The latest are enough, and the answer costs the same for an old company as for a new one. */
const WORKS = 60;
const SIGN_INS = 50;
/** Below, the worker says that something was wrong. */
const SATISFIED = 3;

/**
 * Whether people this company does not know have worked for it. A worker's own word is their rating of the work, when it
 * was not held for looking arranged: attendance that nobody spoke of, or that its employer recorded alone, is nobody's word.
 */
export async function hasEarnedReview(tx: Db, companyId: number, now: Date): Promise<boolean> {
  const works = await readAgreedWorks(tx, companyId, now);
  // Nothing else is read for the many who have none.
  if (works.length === 0) return false;
  const members = await tx
    .selectFrom("users")
    .where("companyId", "=", companyId)
    .orderBy("id")
    .limit(WORKS)
    .select("id")
    .execute();
  const memberIds = members.map(({ id }) => id);
  const traces = await readTraces(tx, [...memberIds, ...works.map(({ workerId }) => workerId)]);
  const nothing: Traces = { signIns: [], browsers: [] };
  const tracesOf = (userId: number) => traces.get(userId) ?? nothing;
  const company: Traces = {
    signIns: memberIds.flatMap((id) => tracesOf(id).signIns),
    browsers: memberIds.flatMap((id) => tracesOf(id).browsers),
  };
  return isReviewEarned(works, company, tracesOf);
}

/** Without the works of those who reported the mission or its author, unless the office dismissed it. */
async function readAgreedWorks(tx: Db, companyId: number, now: Date): Promise<AgreedWork[]> {
  const { rows } = await sql<AgreedWork>`
    select a.candidate_id as "workerId", array(
      select distinct to_char(lower(b.during) at time zone 'Europe/Paris', 'YYYY-MM-DD') from bookings b
      where b.application_id = a.id and lower(b.during) <= ${now}) as days
    from (
      select application_id from ratings
      where company_id = ${companyId} and direction = 'company' and held_at is null and mean >= ${SATISFIED}
      order by created_at desc limit ${WORKS}) r
    join applications a on a.id = r.application_id and a.attendance = 'worked' and a.contested_at is null
    join missions m on m.id = a.mission_id and m.hidden_at is null
    join users u on u.id = a.candidate_id and u.status = 'active'
    where not exists (
      select from reports p
      where p.reporter_id = a.candidate_id and p.status <> 'dismissed'
        and ((p.subject_type = 'mission' and p.subject_id = m.id) or (p.subject_type = 'user' and p.subject_id = m.created_by)))`.execute(
    tx,
  );
  return rows;
}

async function readTraces(tx: Db, userIds: readonly number[]): Promise<Map<number, Traces>> {
  const { rows } = await sql<Traces & { userId: number }>`
    select u.id as "userId",
      (select coalesce(jsonb_agg(jsonb_build_object('ip', s.ip, 'device', s.device)), '[]') from (
        select ip, device from sessions where user_id = u.id order by created_at desc limit ${SIGN_INS}) s
        where s.ip <> '') as "signIns",
      array(select encode(k.token_hash, 'hex') from known_devices k
        where k.user_id = u.id order by k.last_used_at desc limit ${SIGN_INS}) as browsers
    from unnest(${[...userIds]}::bigint[]) as u(id)`.execute(tx);
  return new Map(rows.map(({ userId, signIns, browsers }) => [userId, { signIns, browsers }]));
}
