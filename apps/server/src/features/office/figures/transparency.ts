import { officeFr as fr } from "@app/contract/office/office.fr";
import type { TransparencyReport } from "@app/contract/office/office-figures";
import type { ReportSubject } from "@app/contract/office/report-subjects";
import type { Admin } from "@app/domain/accounts/actor";
import { parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/http/errors.ts";
import { recordAudit } from "../audit/audit.ts";
import { adminName } from "../decisions/lease.ts";

type ReportCounts = Omit<TransparencyReport["reports"][number], "subject_type"> & { subjectType: ReportSubject };

/** What was reported, decided and appealed in a year of Paris. */
export async function readTransparency(ctx: Context, actor: Admin, year: number): Promise<TransparencyReport> {
  if (year > Number(parisDay(ctx.now()).slice(0, 4))) throw notFound("year_not_found", fr.yearInvalid);
  const [from, to] = [parisStartOfDay(`${year}-01-01`), parisStartOfDay(`${year + 1}-01-01`)];
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  const { rows: reports } = await sql<ReportCounts>`
    select subject_type, reason, count(*)::int as received,
      (count(*) filter (where status = 'upheld'))::int as upheld,
      (count(*) filter (where status = 'dismissed'))::int as dismissed
    from reports where ${within("created_at")} group by 1, 2 order by 1, 2`.execute(ctx.db);
  const { rows: decisions } = await sql<TransparencyReport["decisions"][number]>`
    select action, rule, count(*)::int as count from office_decisions
    where ${within("decided_at")} group by 1, 2 order by 1, 2`.execute(ctx.db);
  const { rows: appeals } = await sql<{ received: number }>`
    select count(*)::int as received from office_appeals where ${within("created_at")}`.execute(ctx.db);
  const { rows: medians } = await sql<{ hours: number | null }>`
    select (percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) / 3600)::float8 as hours
    from reports where ${within("created_at")} and decided_at is not null`.execute(ctx.db);
  const entry = { actorId: actor.userId, actor: await adminName(ctx.db, actor.userId), action: "transparency.read" };
  await recordAudit(ctx.db, { ...entry, subjectType: "year", subjectId: year }, ctx.now());
  const countOf = (action: string) =>
    decisions.filter((row) => row.action === action).reduce((sum, { count }) => sum + count, 0);
  const hours = medians[0]?.hours ?? null;
  return {
    year,
    reports: reports.map(({ subjectType, ...row }) => ({ subject_type: subjectType, ...row })),
    decisions,
    appeals: { received: appeals[0]?.received ?? 0, upheld: countOf("uphold"), overturned: countOf("overturn") },
    median_hours_to_decide: hours === null ? null : Math.round(hours * 10) / 10,
  };
}
