import { missionFr } from "@app/contract/missions/missions.fr";
import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { expiryOf } from "@app/domain/matching/proposition";
import { sql } from "kysely";
import { lockOpenMission } from "../../commands/waves.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, invalidField, notFound } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { isOwnMission, isStillMember } from "../../views/member-scope.ts";

type Proposed = { people: readonly number[]; shifts: readonly number[] | null };

/**
 * Proposes a mission to named people, whose yes takes the place: of the team, or whose application to it ended. Those who wait for its
 * answer, said no to it, or may not be asked now, are passed over without a word.
 */
export async function propose(
  ctx: Context,
  employer: Employer,
  missionId: number,
  { people, shifts }: Proposed,
): Promise<{ proposed: number }> {
  return transaction(ctx, async (tx) => {
    const at = ctx.now();
    const { takeSome } = await requireOwn(tx, employer, missionId);
    const mission = await lockOpenMission(tx, missionId, at);
    if (!mission) throw conflict("not_recruiting", fr.missionClosed);
    const ids = [...new Set(people)];
    await requireProposable(tx, employer.companyId, missionId, ids, at);
    const wanted = takeSome && shifts ? [...new Set(shifts)] : null;
    if (shifts) await requireShifts(tx, missionId, shifts);
    const { rows } = await sql<{ candidateId: number }>`
      insert into propositions as p (mission_id, candidate_id, origin, asked_by, shift_ids, score, newcomer, reasons, created_at, expires_at)
      select ${missionId}, f.id, 'direct', ${employer.userId}, ${wanted}::bigint[], 0, false,
        case when w.worked > 0 then jsonb_build_array(jsonb_build_object('kind', 'worked_here', 'count', w.worked)) else '[]' end,
        ${at}, ${expiryOf({ now: at, startsAt: mission.startsAt })}
      from may_ask_team(${missionId}, ${ids}::bigint[], ${wanted}::bigint[], ${at}) f (id)
      cross join lateral (
        select count(*) as worked from applications a
        where a.candidate_id = f.id and a.company_id = ${employer.companyId} and a.attendance = 'worked') w
      where not exists (
        select from applications a where a.mission_id = ${missionId} and a.candidate_id = f.id
          and a.status not in ('rejected', 'lapsed') and a.candidate_status is distinct from 'withdrawn')
      on conflict (mission_id, candidate_id) do update set origin = 'direct', asked_by = excluded.asked_by, shift_ids = excluded.shift_ids,
        reasons = excluded.reasons, created_at = excluded.created_at, expires_at = excluded.expires_at, notified_at = null, seen_at = null,
        answer = null, answered_at = null, answer_reason = null, held_until = null, called_at = null, called_until = null, call_outcome = null,
        closed_at = null, application_id = null
      -- Asked and still to answer, or having said no: once is enough.
      where p.answer is distinct from 'no' and (p.answer is not null or p.expires_at <= ${at} or p.closed_at is not null)
      returning p.candidate_id`.execute(tx);
    if (rows.length > 0) await enqueue(tx, "proposition.notify_team", { missionId });
    for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
    return { proposed: rows.length };
  });
}

async function requireOwn(tx: Db, employer: Employer, id: number) {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", id)
    .where(isOwnMission(employer))
    .where(isStillMember(employer))
    .where("deletedAt", "is", null)
    .select("takeSome")
    .executeTakeFirst();
  if (!mission) throw notFound("mission_not_found", missionFr.notFound);
  return mission;
}

/** Of the team, or with an application to this mission that ended; the answer is the same for anybody else and for nobody. */
async function requireProposable(tx: Db, companyId: number, missionId: number, ids: number[], at: Date): Promise<void> {
  const { rows } = await sql`
    select from unnest(${ids}::bigint[]) i (id)
    where is_of_team(${companyId}, '{}', i.id, ${at}) or exists (
      select from applications a join users u on u.id = a.candidate_id and u.status = 'active'
      where a.mission_id = ${missionId} and a.candidate_id = i.id and not a.undone
        and (a.candidate_status = 'withdrawn' or a.status = 'lapsed'
          or (a.status = 'rejected' and coalesce(a.decision_visible_at <= ${at}, true))))`.execute(tx);
  if (rows.length < ids.length) throw notFound("not_proposable", fr.notProposable);
}

async function requireShifts(tx: Db, missionId: number, ids: readonly number[]): Promise<void> {
  const own = await tx
    .selectFrom("shifts")
    .where("missionId", "=", missionId)
    .where("id", "in", [...ids])
    .select("id")
    .execute();
  if (own.length < new Set(ids).size) throw invalidField("shifts", fr.shiftUnknown);
}
