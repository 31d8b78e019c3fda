import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { missionFr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { isComplete } from "@app/domain/applications/application";
import { decisionVisibleAt } from "@app/domain/applications/decision-undo";
import { sql } from "kysely";
import { enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { isOwnMission, isStillMember } from "../../views/member-scope.ts";
import { countAnswers } from "./answer-stats.ts";

type Answered = { applicationId: number; eventId: number; isFirst: boolean };

/** Rejects everyone still waiting with the same message, once everybody has confirmed. Idempotent. */
export async function rejectWaiting(
  ctx: Context,
  employer: Employer,
  missionId: number,
  reason: string,
): Promise<{ rejected: number }> {
  return transaction(ctx, async (tx) => {
    const mission = await tx
      .selectFrom("missions")
      .where("id", "=", missionId)
      .where(isOwnMission(employer))
      .where(isStillMember(employer))
      .where("deletedAt", "is", null)
      .select(["status", "positions", "confirmedCount"])
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!mission) throw notFound("mission_not_found", missionFr.notFound);
    if (!isComplete(mission)) throw conflict("still_recruiting", fr.stillRecruiting);
    const at = ctx.now();
    const visibleAt = decisionVisibleAt(at);
    const answered = await refuseAll(tx, missionId, { actorId: employer.userId, at, visibleAt, reason });
    const first = answered.filter(({ isFirst }) => isFirst).map(({ applicationId }) => applicationId);
    await enqueueAll(
      tx,
      "application.event",
      answered.map(({ eventId }) => ({ missionId, eventId })),
      visibleAt,
    );
    await countAnswers(tx, missionId, first, 1);
    return { rejected: answered.length };
  });
}

type Refusal = { actorId: number; at: Date; visibleAt: Date; reason: string };

/** One statement for any number; the columns are those of a single rejection. */
async function refuseAll(tx: Db, missionId: number, { actorId, at, visibleAt, reason }: Refusal): Promise<Answered[]> {
  const { rows } = await sql<Answered>`
    with waiting as (
      select id, answered_at is null as is_first from applications
      where mission_id = ${missionId} and status in ('pending', 'reviewed') and candidate_status is distinct from 'withdrawn'
      order by id for no key update
    ), refused as (
      update applications a set status = 'rejected', decided_at = ${at}::timestamptz,
        status_before_decision = a.status, decision_visible_at = ${visibleAt}::timestamptz,
        seen_at = coalesce(a.seen_at, ${at}::timestamptz), answered_at = coalesce(a.answered_at, ${at}::timestamptz)
      from waiting w where a.mission_id = ${missionId} and a.id = w.id
    )
    , events as (
      insert into application_events (mission_id, application_id, kind, actor_id, at, reason)
      select ${missionId}, id, 'rejected', ${actorId}, ${at}::timestamptz, ${reason} from waiting order by id
      returning id, application_id
    )
    select w.id as application_id, t.id as event_id, w.is_first from waiting w join events t on t.application_id = w.id`.execute(
    tx,
  );
  return rows;
}
