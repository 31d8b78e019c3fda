import type { ApplicationView } from "@app/contract/applications/applications";
import { reserveFr as fr } from "@app/contract/applications/reserve.fr";
import type { Db } from "@app/db/database";
import type { Actor, Candidate, Employer } from "@app/domain/accounts/actor";
import { statusForCandidate } from "@app/domain/applications/decision-undo";
import { type ReserveFacts, refuseToAccept, refuseToStay } from "@app/domain/matching/reserve";
import { sql } from "kysely";
import { enqueue } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict } from "../../../platform/http/errors.ts";
import { publishToUser } from "../../../platform/realtime/realtime.ts";
import { applicationNotFound, readApplication } from "../application-view.ts";
import { type LockedApplication, lockApplication } from "../lock-application.ts";

/**
 * The person stays in the reserve of a mission that refused them, or leaves it; the employer accepts beforehand that somebody takes a
 * place, or no longer. Idempotent.
 */
export async function setReserve(
  ctx: Context,
  actor: Actor,
  applicationId: number,
  reserve: boolean,
): Promise<ApplicationView> {
  if (actor.role !== "candidate" && actor.role !== "employer") throw applicationNotFound();
  return transaction(ctx, async (tx) => {
    const locked = await lockApplication(tx, applicationId, actor);
    const now = ctx.now();
    const current = await lockAnswer(tx, locked);
    const facts = factsOf(locked, current, actor, now);
    const refusal = actor.role === "employer" ? refuseToAccept(facts, reserve, now) : refuseToStay(facts, reserve);
    if (refusal) throw conflict(refusal, fr.refusals[refusal]);
    if (actor.role === "employer") await accept(tx, locked, actor, reserve, now);
    else await stay(tx, locked, current, reserve, now);
    const { missionId, application } = locked;
    publishToUser(ctx, tx, actor.userId, { type: "application", id: applicationId, job: missionId });
    if (actor.role === "employer")
      publishToUser(ctx, tx, application.candidateId, { type: "application", id: applicationId, job: missionId });
    return readApplication(tx, actor, applicationId, now);
  });
}

type Answer = { answer: "yes" | "no" | "standby" | null; closedAt: Date | null; calledUntil: Date | null };

async function lockAnswer(tx: Db, { missionId, application }: LockedApplication): Promise<Answer | null> {
  const found = await tx
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .where("candidateId", "=", application.candidateId)
    .select(["answer", "closedAt", "calledUntil"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

function factsOf(
  { application, mission }: LockedApplication,
  current: Answer | null,
  viewer: Candidate | Employer,
  now: Date,
): ReserveFacts {
  const status = viewer.role === "candidate" ? statusForCandidate(application, now) : application.status;
  const isOut = application.candidateStatus === "withdrawn";
  return {
    isWaiting: !isOut && (status === "pending" || status === "reviewed"),
    isRefused: !isOut && (status === "rejected" || status === "lapsed"),
    answer: current?.answer === "standby" && current.closedAt !== null ? null : (current?.answer ?? null),
    isLive: mission.status !== "completed" && mission.deletedAt === null && application.endsAt > now,
    calledUntil: current?.answer === "standby" ? current.calledUntil : null,
  };
}

/** Whoever waits for an answer is in the reserve from then on; no longer when the employer changes their mind. */
async function accept(
  tx: Db,
  { missionId, applicationId, application }: LockedApplication,
  { userId }: Employer,
  reserve: boolean,
  now: Date,
): Promise<void> {
  const { candidateId } = application;
  if (reserve) {
    await sql`
      insert into propositions as p (mission_id, candidate_id, origin, asked_by, score, newcomer, reasons, created_at, expires_at, answer,
        answered_at, application_id, reserve_accepted_at)
      values (${missionId}, ${candidateId}, 'reserve', ${userId}, 0, false, '[]', ${now}, ${now}, 'standby', ${application.createdAt},
        ${applicationId}, ${now})
      on conflict (mission_id, candidate_id) do update set answer = 'standby', closed_at = null,
        answered_at = case when p.answer = 'standby' then p.answered_at else ${application.createdAt} end,
        called_at = case when p.answer = 'standby' then p.called_at end,
        called_until = case when p.answer = 'standby' then p.called_until end,
        call_outcome = case when p.answer = 'standby' then p.call_outcome end,
        asked_by = case when p.answer = 'standby' then p.asked_by else ${userId} end, application_id = ${applicationId},
        reserve_accepted_at = coalesce(p.reserve_accepted_at, ${now})`.execute(tx);
    return enqueue(tx, "reserve.call", { missionId }, now);
  }
  // Whom the employer put there goes out again, and waits for an answer as before; whoever chose it stays.
  await sql`
    update propositions p set reserve_accepted_at = null,
      answer = case when p.asked_by is not null then 'yes' else p.answer end,
      asked_by = case when p.answer = 'standby' then null else p.asked_by end
    where p.mission_id = ${missionId} and p.candidate_id = ${candidateId} and p.answer = 'standby'
      and p.reserve_accepted_at is not null`.execute(tx);
}

/** The person's own choice. Leaving while they are called is a no: the next one is called. */
async function stay(
  tx: Db,
  { missionId, applicationId, application }: LockedApplication,
  current: Answer | null,
  reserve: boolean,
  now: Date,
): Promise<void> {
  const { candidateId } = application;
  if (reserve) {
    await sql`
      insert into propositions as p (mission_id, candidate_id, origin, score, newcomer, reasons, created_at, expires_at, answer,
        answered_at, application_id)
      values (${missionId}, ${candidateId}, 'reserve', 0, false, '[]', ${now}, ${now}, 'standby', ${now}, ${applicationId})
      on conflict (mission_id, candidate_id) do update set answer = 'standby', closed_at = null, answer_reason = null, held_until = null,
        answered_at = ${now}, called_at = null, called_until = null, call_outcome = null, asked_by = null,
        application_id = ${applicationId}
      where p.answer is distinct from 'standby' or p.closed_at is not null`.execute(tx);
    return enqueue(tx, "reserve.call", { missionId }, now);
  }
  await sql`
    update propositions set answer = 'no', answered_at = ${now}, reserve_accepted_at = null
    where mission_id = ${missionId} and candidate_id = ${candidateId} and answer = 'standby'`.execute(tx);
  if (current?.calledUntil && current.calledUntil > now) await enqueue(tx, "mission.reopened", { missionId });
}
