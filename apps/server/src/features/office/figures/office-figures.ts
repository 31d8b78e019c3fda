import type { OfficeFigures } from "@app/contract/office/office-figures";
import type { Admin } from "@app/domain/accounts/actor";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { recordAudit } from "../audit/audit.ts";
import { adminName } from "../decisions/lease.ts";

type Counts = Omit<OfficeFigures["days"][number], "day">;
const NONE: Counts = { published: 0, filled: 0, applications: 0, answered: 0, reports: 0, decisions: 0 };

/** By day of Paris, today included. Each query reads its days by an index; a row without a day is the total. */
export async function readFigures(ctx: Context, actor: Admin, count: number): Promise<OfficeFigures> {
  const to = parisDay(ctx.now());
  const from = addDays(to, 1 - count);
  const since = parisStartOfDay(from);
  const [missions, reports, decisions] = await Promise.all([
    countMissions(ctx, since),
    countReports(ctx, since),
    countDecisions(ctx, since),
  ]);
  const entry = { actorId: actor.userId, actor: await adminName(ctx.db, actor.userId), action: "figures.read" };
  await recordAudit(ctx.db, { ...entry, subjectType: "figures", subjectId: null, detail: { days: count } }, ctx.now());
  const countsOf = (day: string | null): Counts => {
    const { published, filled, applications, answered } = missions.find((row) => row.day === day) ?? NONE;
    return {
      published,
      filled,
      applications,
      answered,
      reports: reports.find((row) => row.day === day)?.n ?? 0,
      decisions: decisions.find((row) => row.day === day)?.n ?? 0,
    };
  };
  return {
    from,
    to,
    days: Array.from({ length: count }, (_, index) => addDays(from, index)).map((day) => ({ day, ...countsOf(day) })),
    totals: {
      ...countsOf(null),
      minutes_to_first_application: minutes(missions.find((row) => row.day === null)?.firstSeconds ?? null),
      minutes_to_decide: minutes(decisions.find((row) => row.day === null)?.seconds ?? null),
    },
  };
}

const minutes = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 60));

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;

type MissionCounts = Pick<Counts, "published" | "filled" | "applications" | "answered"> & {
  day: string | null;
  firstSeconds: number | null;
};

/** Someone who withdrew without an answer is left out. */
async function countMissions(ctx: Context, since: Date): Promise<MissionCounts[]> {
  const { rows } = await sql<MissionCounts>`
    select day, count(*)::int as published, (count(*) filter (where is_filled))::int as filled,
      coalesce(sum(applications), 0)::int as applications, coalesce(sum(answered), 0)::int as answered,
      (percentile_cont(0.5) within group (order by first_seconds))::float8 as first_seconds
    from (
      select ${dayOf("m.published_at")} as day, m.accepted_count >= m.positions as is_filled, a.applications, a.answered,
        extract(epoch from a.first_at - m.published_at) as first_seconds
      from missions m cross join lateral (
        select count(*) filter (where answered_at is not null or candidate_status is distinct from 'withdrawn') as applications,
          count(answered_at) as answered, min(created_at) as first_at
        from applications where mission_id = m.id) a
      where m.published_at >= ${since} and m.deleted_at is null and m.status <> 'held') published
    group by grouping sets ((day), ())`.execute(ctx.db);
  return rows;
}

async function countReports(ctx: Context, since: Date) {
  const { rows } = await sql<{ day: string | null; n: number }>`
    select day, count(*)::int as n
    from (select ${dayOf("created_at")} as day from reports where created_at >= ${since}) received
    group by grouping sets ((day), ())`.execute(ctx.db);
  return rows;
}

async function countDecisions(ctx: Context, since: Date) {
  const { rows } = await sql<{ day: string | null; n: number; seconds: number | null }>`
    select day, count(*)::int as n, (percentile_cont(0.5) within group (order by seconds))::float8 as seconds
    from (select ${dayOf("d.decided_at")} as day, extract(epoch from d.decided_at - i.opened_at) as seconds
      from office_decisions d left join office_items i on i.id = d.item_id where d.decided_at >= ${since}) decided
    group by grouping sets ((day), ())`.execute(ctx.db);
  return rows;
}
