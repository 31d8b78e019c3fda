import type { teamJournalRoute } from "@app/contract/team/team";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import type { TeamAction } from "@app/domain/team/team";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../platform/context.ts";
import { nextPage } from "../../platform/http/pagination.ts";

type Line = { companyId: number; actorId: number; action: TeamAction; at: Date };

/** In the transaction that does it. `people`: one line each; without any, one line of what `label` names. */
export async function recordTeam(
  tx: Db,
  line: Line,
  { people = null, label = null }: { people?: readonly number[] | null; label?: string | null },
): Promise<void> {
  const subjects = people ?? [null];
  if (subjects.length === 0) return;
  await tx
    .insertInto("teamJournal")
    .values(subjects.map((candidateId) => ({ ...line, candidateId, label })))
    .execute();
}

type Row = {
  id: number;
  at: Date;
  action: TeamAction;
  actor: string | null;
  subject: string | null;
};
const PAGE = 50;

/** What names somebody who left by themselves goes with them: but that they were asked, as of anybody who did not answer. */
export async function readJournal(
  ctx: Context,
  { companyId }: Employer,
  page: number,
  url: string,
): Promise<z.input<typeof teamJournalRoute.response>> {
  const { rows } = await sql<Row & { total: number }>`
    select j.id, j.at, j.action, case when a.status <> 'deleted' then a.first_name || ' ' || a.last_name end as actor,
      coalesce(p.first_name || ' ' || p.last_name, j.label) as subject, (count(*) over ())::integer as total
    from team_journal j
    join users a on a.id = j.actor_id
    left join users p on p.id = j.candidate_id and p.status = 'active'
    left join team_members t on t.company_id = j.company_id and t.candidate_id = j.candidate_id
    where j.company_id = ${companyId} and j.at > ${ctx.now()}::timestamptz - interval '12 months'
      and (j.candidate_id is null or (p.id is not null
        and (j.action = 'asked' or t.state = 'asked' or t.left_by = 'company' or (t.state = 'in' and t.consent_until > ${ctx.now()}))))
    order by j.id desc limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(ctx.db);
  const count = rows[0]?.total ?? 0;
  return {
    results: rows.map(({ id, at, action, actor, subject }) => ({ id, at: at.toISOString(), action, actor, subject })),
    count,
    ...nextPage(url, page, page * PAGE < count),
  };
}
