import { MatchReason, type PropositionView } from "@app/contract/matching/propositions";
import type { ShiftView } from "@app/contract/missions/shifts";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { isProven } from "@app/domain/companies/company-level";
import { callState, MOST_ASKED_COUNTED, propositionState } from "@app/domain/matching/proposition";
import { restOfShift, restPay } from "@app/domain/matching/replacement";
import { yesOutcome } from "@app/domain/matching/reserve";
import { isEmployeeKind } from "@app/domain/missions/contract-kind";
import { paidMinutes } from "@app/domain/missions/shift";
import { sql } from "kysely";
import * as z from "zod";
import { distanceFrom, presentDistance } from "./distance.ts";
import { hideHold, presentMissionCard, selectMissionCards } from "./mission.ts";
import { readOwnApplications } from "./own-applications.ts";
import { recipientsOf } from "./recipients.ts";

/** The last call was for what is left of a shift, which is not over. */
const isForRest = (at: Date) => sql<boolean>`(p.call_replaces is not null and exists (
  select from shifts s where s.id = any (p.shift_ids) and s.ends_at > ${at}))`;

/** Online, and with work to come. */
const isLive = (at: Date) => sql<boolean>`(missions.deleted_at is null and missions.hidden_at is null
  and case when ${isForRest(at)} then missions.status in ('recruiting', 'paused')
    when missions.status <> 'recruiting' then false
    when missions.take_some then exists (select from shifts s where s.mission_id = missions.id and s.starts_at > ${at})
    else missions.starts_at > ${at} end)`;

/** The places that a call is for. */
const isFilledFor = (at: Date) => sql<boolean>`(case when ${isForRest(at)}
  then not exists (select from places_to_replace(missions.id, ${at}) r where r.application_id = p.call_replaces)
  else next_start_of(missions, ${at}) is null or (p.called_at is not null
    and p.shift_ids is not null and missions.take_some and not exists (select from shifts s
      where s.mission_id = missions.id and s.starts_at > ${at} and s.accepted_count < s.positions and s.id = any (p.shift_ids))) end)`;

/** The shift under way that somebody is called for, as JSON writes it; null where there is none, or no more. */
const REPLACED = (at: Date) => sql<Replaced | null>`(
  select json_build_object('id', r.shift_id, 'startsAt', r.starts_at, 'endsAt', r.ends_at, 'breakMinutes', r.break_minutes)
  from places_to_replace(missions.id, ${at}) r where r.application_id = p.call_replaces and p.answer = 'standby')`;

/** Whether a yes takes the place: for anybody, for this person of the team, or for whoever its employer named. */
const mayBook = (
  at: Date,
) => sql<boolean>`(missions.booking = 'first' or (has_hours(missions.starts_at) and (p.origin = 'direct'
  or (missions.team_booking = 'first' and books_at_once(missions.company_id, p.candidate_id, ${at})))))`;

/** A call does what it said when it left. */
const isBooking = (at: Date) =>
  sql<boolean>`(case when p.call_outcome is null then ${mayBook(at)} else p.call_outcome <> 'asks' end)`;

/** The same of a call that is about to leave: also for whoever the employer accepted beforehand. */
export const callBooks = (at: Date) => sql<boolean>`(${mayBook(at)} or (has_hours(missions.starts_at)
  and missions.plan_b = 'auto' and p.reserve_accepted_at is not null))`;

/** As many as the list shows. */
const MOST_WAITING = 50;

/** Locks its mission, then the proposition. Null and nothing locked for somebody else's. */
export async function lockProposition(tx: Db, { userId }: Candidate, id: number, at: Date) {
  const own = await tx
    .selectFrom("propositions")
    .where("id", "=", id)
    .where("candidateId", "=", userId)
    .select("missionId")
    .executeTakeFirst();
  if (!own) return null;
  const { missionId } = own;
  await tx.selectFrom("missions").where("id", "=", missionId).select("id").forNoKeyUpdate().execute();
  const { live, filled, ...row } = await tx
    .selectFrom("propositions as p")
    .innerJoin("missions", "missions.id", "p.missionId")
    .where("p.id", "=", id)
    .select(["p.missionId", "p.answer", "p.expiresAt", "p.calledUntil", "p.callOutcome", "p.origin", "p.shiftIds"])
    .select("p.callReplaces")
    .select(recipientsOf("missions", sql`${at}::timestamptz`).as("recipients"))
    .select(isBooking(at).as("isBooking"))
    .select([isLive(at).as("live"), isFilledFor(at).as("filled")])
    .forNoKeyUpdate("p")
    .executeTakeFirstOrThrow();
  return { ...row, mission: { isLive: live, isFilled: filled } };
}

/** Null for somebody else's. */
export async function readProposition(
  db: Db,
  candidate: Candidate,
  id: number,
  now: Date,
): Promise<PropositionView | null> {
  const [row] = await selectPropositions(db, candidate, now).where("p.id", "=", id).execute();
  if (!row) return null;
  const [view] = await present(db, candidate, [row], now);
  return view ?? null;
}

/** Those that wait for an answer: their states as numbers, without the missions' cards. */
export async function countWaiting(db: Db, { userId }: Candidate, now: Date): Promise<number> {
  const rows = await db
    .selectFrom("propositions as p")
    .innerJoin("missions", "missions.id", "p.missionId")
    .where("p.candidateId", "=", userId)
    .where("p.closedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("p.answer", "is", null), eb("p.expiresAt", ">", now)]),
        eb.and([eb("p.answer", "=", "standby"), eb("p.calledUntil", ">", now)]),
      ]),
    )
    .where("missions.hiddenAt", "is", null)
    .limit(MOST_WAITING)
    .select(["p.answer", "p.expiresAt", "p.calledUntil", isLive(now).as("live"), isFilledFor(now).as("filled")])
    .execute();
  const states = rows.map(({ live, filled, ...row }) =>
    propositionState({ ...row, mission: { isLive: live, isFilled: filled } }, now),
  );
  return states.filter((state) => state === "waiting").length;
}

/** The latest that this person was asked. */
export async function readPropositions(
  db: Db,
  candidate: Candidate,
  most: number,
  now: Date,
): Promise<PropositionView[]> {
  const rows = await selectPropositions(db, candidate, now)
    .orderBy("p.createdAt", "desc")
    .orderBy("p.id", "desc")
    .limit(most)
    .execute();
  return present(db, candidate, rows, now);
}

/** Shifts to come that have a place, at hours when this person is not booked. */
const openShifts = (at: Date, { userId }: Candidate) => sql<ShiftView[]>`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes,
    'positions', s.positions, 'accepted', s.accepted_count, 'confirmed', s.confirmed_count) order by s.starts_at, s.id), '[]')
  from shifts s where s.mission_id = missions.id and s.starts_at > ${at} and s.accepted_count < s.positions
    and (p.shift_ids is null or s.id = any (p.shift_ids))
    and not exists (select from bookings b
      where b.candidate_id = ${userId} and has_hours(s.starts_at) and b.during && tstzrange(s.starts_at, s.ends_at)))`;

const ASKED = sql<number>`(select count(*)::integer from (
  select from propositions q where q.mission_id = missions.id limit ${sql.lit(MOST_ASKED_COUNTED)}) counted)`;

const HAS_VAULT = sql<boolean>`exists (select from vaults v where v.candidate_id = p.candidate_id)`;

function selectPropositions(db: Db, candidate: Candidate, now: Date) {
  return selectMissionCards(db)
    .innerJoin("propositions as p", "p.missionId", "missions.id")
    .where("p.candidateId", "=", candidate.userId)
    .where("missions.hiddenAt", "is", null)
    .where("missions.status", "!=", "held")
    .select(["p.origin", isBooking(now).as("isBooking")])
    .select(["p.id as propositionId", "p.answer", "p.expiresAt", "p.calledUntil", "p.reasons", "p.createdAt"])
    .select(["p.answeredAt", "p.applicationId", "p.callOutcome", REPLACED(now).as("replaced")])
    .select([isLive(now).as("live"), isFilledFor(now).as("filled"), openShifts(now, candidate).as("shifts")])
    .select([HAS_VAULT.as("hasVault"), ASKED.as("asked"), distanceFrom(candidate).as("distance")]);
}
type PropositionRow = Awaited<ReturnType<ReturnType<typeof selectPropositions>["execute"]>>[number];

/** Of the first shift that can be taken. */
const startOf = ({ shifts, nextStart, startsAt }: PropositionRow): Date =>
  shifts[0] ? new Date(shifts[0].startsAt) : (nextStart ?? startsAt);

type Replaced = { id: number; startsAt: string; endsAt: string; breakMinutes: number };

/** What a yes now gives of the shift that somebody is called for. */
function restOf(row: PropositionRow, now: Date) {
  if (!row.replaced || row.calledUntil === null || row.calledUntil <= now) return null;
  const { id, startsAt, endsAt, breakMinutes } = row.replaced;
  const whole = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), breakMinutes };
  const hours = restOfShift(whole, now);
  const nextShift = { ...hours, startsAt: hours.startsAt.toISOString(), endsAt: hours.endsAt.toISOString() };
  return { id, hours, nextShift, pay: restPay(row, whole, hours) };
}

/** The card has the same hours and pay. */
const missionOf = (row: PropositionRow, { id, hours, nextShift, pay }: NonNullable<ReturnType<typeof restOf>>) => ({
  shifts: [{ ...nextShift, id, positions: 1, accepted: 0, confirmed: 0 }],
  startsAt: hours.startsAt,
  endsAt: hours.endsAt,
  nextStart: hours.startsAt,
  nextShift,
  shiftCount: 1,
  dayCount: 1,
  totalDays: 1,
  takeSome: false,
  paidMinutes: paidMinutes(hours, row.breakPaid),
  ...(row.payPeriod === "daily" && pay !== null && { payCents: pay }),
});

async function present(
  db: Db,
  candidate: Candidate,
  rows: readonly PropositionRow[],
  now: Date,
): Promise<PropositionView[]> {
  const applications = await readOwnApplications(
    db,
    candidate,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((read) => {
    const rest = restOf(read, now);
    const row = rest ? { ...read, ...missionOf(read, rest) } : read;
    const mission = { isLive: row.live, isFilled: row.filled };
    const state = propositionState({ ...row, mission }, now);
    const isCalled = row.answer === "standby" && row.calledUntil !== null && row.calledUntil > now;
    const yes = row.callOutcome ?? yesOutcome(row.isBooking, { now, startsAt: startOf(row) });
    const standbyCalled = isCalled && state === "waiting";
    return {
      id: row.propositionId,
      state,
      origin: row.origin,
      booking: row.isBooking ? "first" : "choose",
      yes,
      called: row.answer === "standby" ? callState({ ...row, mission }, now) : null,
      standbyCalled,
      canShareVault:
        standbyCalled &&
        yes !== "asks" &&
        row.hasVault &&
        isEmployeeKind(row.contractKind) &&
        isProven(row.companyLevel),
      replacement: rest ? { pay: rest.pay === null ? null : rest.pay / 100 } : null,
      job: {
        ...hideHold(presentMissionCard(row)),
        ...presentDistance(row.distance),
        application: applications.get(row.id) ?? null,
      },
      shifts: row.shifts.map((shift) => ({
        ...shift,
        startsAt: new Date(shift.startsAt).toISOString(),
        endsAt: new Date(shift.endsAt).toISOString(),
      })),
      reasons: z.array(MatchReason).parse(row.reasons),
      asked: row.asked,
      createdAt: row.createdAt.toISOString(),
      expiresAt: (isCalled && row.calledUntil ? row.calledUntil : row.expiresAt).toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      application_id: row.applicationId,
    };
  });
}
