import type { Db } from "@app/db/database";
import { standbyExpiry } from "@app/domain/matching/proposition";
import { callableNow, callsFor, yesOutcome } from "@app/domain/matching/reserve";
import { nightEnd } from "@app/domain/time/night";
import { type RawBuilder, sql } from "kysely";
import type { OpenMission } from "../../commands/waves.ts";
import { enqueue, enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { callBooks } from "../../views/proposition.ts";

type Vacancy = Pick<OpenMission, "startsAt" | "missing">;

/**
 * Calls as many of the reserve as places are missing, less those who are being called; two for each place when the start is near. The
 * mission is held. Returns how many places nobody is being called for.
 */
export async function callReserve(
  ctx: Context,
  tx: Db,
  missionId: number,
  vacancy: Vacancy,
  now: Date,
): Promise<number> {
  const { startsAt, missing } = vacancy;
  const running = await countCalled(tx, missionId, now);
  const wanted = callsFor(missing, { now, startsAt }) - running;
  const called = wanted > 0 ? await callNext(ctx, tx, missionId, { startsAt, wanted, shift: null, now }) : 0;
  const morning = nightEnd(now);
  // Who sleeps keeps their rank.
  if (called < wanted && morning !== null && morning < startsAt)
    await enqueue(tx, "mission.reopened", { missionId }, morning);
  return Math.max(0, missing - running - called);
}

/** `replaces`: for the hours of that application; else for a place of the mission. */
export async function countCalled(
  tx: Db,
  missionId: number,
  now: Date,
  replaces: number | null = null,
): Promise<number> {
  const { called } = await tx
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .where("answer", "=", "standby")
    .where("closedAt", "is", null)
    .where("calledUntil", ">", now)
    .where("callReplaces", replaces === null ? "is" : "=", replaces)
    .select((eb) => eb.fn.countAll<number>().as("called"))
    .executeTakeFirstOrThrow();
  return called;
}

/** When a place was lost for the last time: whoever was called before may be called again, and keeps their rank. */
export const lastLoss = (mission: RawBuilder<unknown>): RawBuilder<Date | null> => sql`(
  select max(e.at) from application_events e
  where e.mission_id = ${mission} and (e.kind in ('cancelled', 'absent') or (e.kind = 'withdrawn' and exists (
    select from application_events a
    where a.mission_id = e.mission_id and a.application_id = e.application_id and a.kind = 'accepted'))))`;

/** Free at the hours of a shift that has a place, or of all of them where they are taken together. */
const isFreeFor = (shift: number | null, now: Date) => sql`(
  select case when missions.take_some then bool_or(f.is_free) else bool_and(f.is_free) end
  from shifts s cross join lateral (select not has_hours(s.starts_at) or not exists (
    select from bookings k where k.candidate_id = p.candidate_id and k.during && tstzrange(s.starts_at, s.ends_at)) as is_free) f
  where s.mission_id = p.mission_id and (${shift}::bigint is null or s.id = ${shift})
    and (not missions.take_some or (s.starts_at > ${now} and s.accepted_count < s.positions)))`;

const isFreeAt = ({ startsAt, endsAt }: Rest) => sql`not exists (
  select from bookings k where k.candidate_id = p.candidate_id and k.during && tstzrange(${startsAt}, ${endsAt}))`;

/** Of `p`, those who may be asked: an open account, not on pause, not blocked, with what the mission asks for, free then. */
const mayBeCalled = (isFree: RawBuilder<unknown>, now: Date) => sql`
  p.answer = 'standby' and p.closed_at is null and (p.called_until is null or p.called_until <= ${now})
  and exists (select from users u where u.id = p.candidate_id and u.status = 'active')
  and not exists (select from candidates c where c.user_id = p.candidate_id and c.availability = 'freeze')
  and p.candidate_id not in (select b from blocked_with(missions.company_id) b)
  and not exists (select from applications a where a.mission_id = p.mission_id and a.candidate_id = p.candidate_id
    and (a.candidate_status = 'withdrawn' and a.withdrawn_at >= p.answered_at
      or a.status = 'accepted' and a.candidate_status is distinct from 'withdrawn'))
  and missing_certificates(p.mission_id, p.candidate_id) = 0
  and ${isFree}`;

const IN_ORDER = (now: Date) =>
  sql`reserve_rank(missions.company_id, p.mission_id, p.candidate_id, ${now}), p.answered_at, p.id`;

const AWAKE: Record<ReturnType<typeof callableNow>, RawBuilder<boolean>> = {
  everybody: sql<boolean>`true`,
  night_alerts: sql<boolean>`exists (select from availabilities v where v.candidate_id = p.candidate_id and v.night_alerts)`,
  nobody: sql<boolean>`false`,
};

/** What is left of a shift, by a yes now. */
type Rest = { applicationId: number; startsAt: Date; endsAt: Date };
type Next = { startsAt: Date; wanted: number; shift: number | null; now: Date; replaced?: Rest };

/** In the order of the reserve. What a yes does is decided now, and said with the call. Returns how many were called. */
export async function callNext(
  ctx: Context,
  tx: Db,
  missionId: number,
  { startsAt, wanted, shift, now, replaced }: Next,
): Promise<number> {
  const until = standbyExpiry({ now, startsAt });
  const outcome = yesOutcome(true, { now: until, startsAt });
  const awake = AWAKE[callableNow({ now, startsAt })];
  const { rows } = await sql<{ id: number; candidateId: number }>`
    update propositions t set called_at = ${now}, called_until = ${until}, call_outcome = n.outcome,
      call_replaces = ${replaced?.applicationId ?? null}::bigint, shift_ids = case when ${shift}::bigint is not null then array[${shift}::bigint] end
    from (
      select p.id, case when ${callBooks(now)} then ${outcome} else 'asks' end as outcome
      from propositions p join missions on missions.id = p.mission_id
      where p.mission_id = ${missionId} and (p.called_at is null or p.called_at < ${lastLoss(sql`p.mission_id`)})
        and ${mayBeCalled(replaced ? isFreeAt(replaced) : isFreeFor(shift, now), now)} and ${awake}
      order by ${IN_ORDER(now)} limit ${wanted}) n
    where t.id = n.id
    returning t.id, t.candidate_id`.execute(tx);
  const calls = rows.map(({ id }) => ({ propositionId: id }));
  await enqueueAll(tx, "proposition.called", calls);
  await enqueueAll(tx, "standby.expired", calls, until);
  for (const { id, candidateId } of rows) publishToUser(ctx, tx, candidateId, { type: "proposition", id });
  return rows.length;
}
