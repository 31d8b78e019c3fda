import type { AnalyticsView } from "@app/contract/employer";
import type { Employer } from "@app/domain/actor";
import { parisStartOfDay } from "@app/domain/calendar";
import { lastWeeks, OWN_FLOOR } from "@app/domain/figures";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

const WEEKS = 12;

type Received = { week: string; applications: number; accepted: number; answers: number; median: number | null };
type Published = { week: string; missions: number };

/** The employer's last twelve weeks, from the indexes by company and date: what is older is never read. */
export async function analytics(ctx: Context, { companyId }: Employer): Promise<AnalyticsView> {
  const weeks = lastWeeks(ctx.now(), WEEKS);
  const since = parisStartOfDay(weeks[0] ?? "");
  const [received, published] = await Promise.all([
    sql<Received>`
      select to_char(date_trunc('week', created_at at time zone 'Europe/Paris'), 'YYYY-MM-DD') as week,
        count(*) as applications,
        count(*) filter (where status = 'accepted' and candidate_status is distinct from 'withdrawn') as accepted,
        count(answered_at) as answers,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median
      from applications where company_id = ${companyId} and created_at >= ${since} group by 1`.execute(ctx.db),
    sql<Published>`
      select to_char(date_trunc('week', published_at at time zone 'Europe/Paris'), 'YYYY-MM-DD') as week, count(*) as missions
      from missions where company_id = ${companyId} and deleted_at is null and published_at >= ${since} group by 1`.execute(
      ctx.db,
    ),
  ]);
  const receivedIn = new Map(received.rows.map((row) => [row.week, row]));
  const publishedIn = new Map(published.rows.map((row) => [row.week, row.missions]));
  return {
    weeks: weeks.map((week) => {
      const row = receivedIn.get(week);
      return {
        week,
        missions: publishedIn.get(week) ?? 0,
        applications: row?.applications ?? 0,
        accepted: row?.accepted ?? 0,
        answerMinutes: row && row.median !== null && row.answers >= OWN_FLOOR ? Math.round(row.median / 60) : null,
      };
    }),
  };
}
