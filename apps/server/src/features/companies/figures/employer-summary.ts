import type { EmployerSummary } from "@app/contract/companies/employer-figures";
import type { Employer } from "@app/domain/accounts/actor";
import { meanMinutesOrNull, OWN_FLOOR, percentOrNull } from "@app/domain/companies/figures";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { establishmentsOf, isOwnApplication, isOwnMission } from "../../../views/member-scope.ts";
import { readNext48h } from "./next-48h.ts";

type Counts = {
  active: number;
  urgent: number;
  applications: number;
  accepted: number;
  toAnswer: number;
  drafts: number;
};

/** Applications are counted as in their list, withdrawn ones included, so that both show the same number. */
export async function employerSummary(ctx: Context, employer: Employer): Promise<EmployerSummary> {
  const { companyId } = employer;
  const seesAllOfIt = establishmentsOf(employer) === null;
  const [counts, stats, next48h, missionsToAnswer] = await Promise.all([
    sql<Counts>`
      select count(*) filter (where status = 'recruiting') as active,
        count(*) filter (where status = 'recruiting' and urgent) as urgent,
        (select count(*) from applications where ${isOwnApplication(employer)}) as applications,
        coalesce(sum(accepted_count), 0)::bigint as accepted,
        (select coalesce(sum(waiting), 0)::bigint
         from (select id from missions
               where ${isOwnMission(employer)} and status in ('recruiting', 'paused') and application_count > 0
                 and deleted_at is null) m
         cross join lateral (
           select count(*) as waiting from applications
           where mission_id = m.id and status = 'pending' and candidate_status is distinct from 'withdrawn') w
        ) as to_answer,
        (select count(*) from mission_drafts where company_id = ${companyId} and (${seesAllOfIt} or created_by = ${employer.userId})) as drafts
      from missions where ${isOwnMission(employer)} and deleted_at is null`.execute(ctx.db),
    // Figures of the company as a whole: for those who see it whole.
    seesAllOfIt
      ? ctx.db.selectFrom("companyStats").where("companyId", "=", companyId).selectAll().executeTakeFirst()
      : undefined,
    readNext48h(ctx, employer),
    readMissionsToAnswer(ctx, employer),
  ]);
  const row = counts.rows[0];
  return {
    activeMissions: row?.active ?? 0,
    urgentMissions: row?.urgent ?? 0,
    applications: row?.applications ?? 0,
    toAnswer: row?.toAnswer ?? 0,
    missionsToAnswer,
    accepted: row?.accepted ?? 0,
    drafts: row?.drafts ?? 0,
    responseTimeMinutes: meanMinutesOrNull(stats?.answerSeconds ?? 0, stats?.answers ?? 0, OWN_FLOOR),
    fillRate: percentOrNull(stats?.positionsFilled ?? 0, stats?.positionsOffered ?? 0, OWN_FLOOR),
    next48h,
  };
}

const MISSIONS_TO_ANSWER = 5;

/** Whoever applied for the soonest start is answered first. */
async function readMissionsToAnswer(ctx: Context, employer: Employer): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from missions m
    where ${isOwnMission(employer, "m")} and m.status in ('recruiting', 'paused') and m.application_count > 0
      and m.deleted_at is null and exists (
        select from applications where mission_id = m.id and status = 'pending' and candidate_status is distinct from 'withdrawn')
    order by coalesce(m.next_start, m.starts_at), m.id limit ${MISSIONS_TO_ANSWER}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
