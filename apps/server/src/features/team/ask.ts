import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { ASK_AGAIN_DAYS, ASK_SHOWN_DAYS } from "@app/domain/team/team";
import { sql } from "kysely";
import { enqueueAll } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import { recordTeam } from "./journal.ts";

const DAY_MS = 86_400_000;

/**
 * Asks people who worked here whether they want to be of the team. Who left, said no, or let a consent end is not asked again for a year,
 * and the company reads them as asked all the same. Again is harmless.
 */
export async function ask(ctx: Context, employer: Employer, people: readonly number[]): Promise<{ asked: number }> {
  const { companyId, userId } = employer;
  const ids = [...new Set(people)];
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    const { rows } = await sql<{ id: number }>`
      select i.id from unnest(${ids}::bigint[]) i (id)
      join users u on u.id = i.id and u.status = 'active' and u.role = 'candidate'
      where exists (
        select from applications a where a.candidate_id = i.id and a.company_id = ${companyId} and a.attendance = 'worked')
        and i.id not in (select b from blocked_with(${companyId}) b)`.execute(tx);
    if (rows.length < ids.length) throw notFound("person_not_found", fr.personNotFound);
    const [shown, again] = [ASK_SHOWN_DAYS, ASK_AGAIN_DAYS].map((days) => new Date(now.getTime() - days * DAY_MS));
    const written = await sql<{ candidateId: number; state: string }>`
      insert into team_members as t (company_id, candidate_id, origin, state, asked_at, asked_by)
      select ${companyId}, id, 'worked', 'asked', ${now}, ${userId} from unnest(${ids}::bigint[]) id order by id
      on conflict (company_id, candidate_id) do update set asked_at = ${now}, asked_by = ${userId},
        state = case when t.left_by = 'company' or t.left_at <= ${again} then 'asked' else t.state end,
        left_at = case when t.left_by = 'company' or t.left_at <= ${again} then null else t.left_at end,
        left_by = case when t.left_by = 'company' or t.left_at <= ${again} then null else t.left_by end
      where not (t.state = 'in' and t.consent_until > ${now}) and (t.asked_at is null or t.asked_at <= ${shown})
      returning t.candidate_id, t.state`.execute(tx);
    const asked = written.rows.map(({ candidateId }) => candidateId);
    await recordTeam(tx, { companyId, actorId: userId, action: "asked", at: now }, { people: asked });
    const toNotify = written.rows.filter(({ state }) => state === "asked");
    await enqueueAll(
      tx,
      "team.asked",
      toNotify.map(({ candidateId }) => ({ companyId, candidateId })),
    );
  });
  return { asked: ids.length };
}
