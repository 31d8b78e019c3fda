import type { CompanyRecordLine, CompanyRecordView, PublicCompanyView } from "@app/contract/companies/companies";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { recordSince } from "@app/domain/applications/record";
import { OWN_FLOOR, percentOrNull } from "@app/domain/companies/figures";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { isOwnApplication } from "../../views/member-scope.ts";

type Facts = {
  answers: PublicCompanyView["answers"];
  record: NonNullable<PublicCompanyView["record"]>;
};

/** How many recent applications are counted. */
const RECENT_APPLICATIONS = 30;
/** More than any company has in twelve months: a page does not read on. */
const MOST_COUNTED = 10_000;
/** After how long one sent before there were deadlines counts as unanswered. */
const UNANSWERED_AFTER_MS = 48 * 3_600_000;

/**
 * Applications that still have time are left out, and so are those whose yes took the place: nobody answered them. The others count
 * once somebody answered, or once the time to answer has passed.
 */
export async function readCompanyFacts(db: Db, companyId: number, now: Date): Promise<Facts> {
  const since = recordSince(now);
  const { rows } = await sql<{
    cases: number;
    answers: number;
    median: number | null;
    came: number;
    cancelled: number;
  }>`
    select count(*) as cases, count(answered_at) as answers,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median,
      (select count(*) from (
        select from applications a where a.company_id = ${companyId} and a.attendance = 'worked' and a.attendance_at > ${since}
        limit ${MOST_COUNTED}) c) as came,
      (select count(*) from (
        select from applications a where a.company_id = ${companyId} and ${isCancelled(since)} limit ${MOST_COUNTED}) c) as cancelled
    from (
      select a.created_at, a.answered_at from applications a
      where a.company_id = ${companyId} and a.candidate_status is distinct from 'withdrawn'
        and (a.answered_at is not null or a.status = 'lapsed'
          or (a.reply_by is null and a.created_at < ${new Date(now.getTime() - UNANSWERED_AFTER_MS)}))
        and not exists (
          select from application_events e
          where e.mission_id = a.mission_id and e.application_id = a.id and e.kind = 'accepted' and e.at = a.answered_at
            and e.actor_id = a.candidate_id)
      order by a.created_at desc, a.id desc limit ${RECENT_APPLICATIONS}) latest`.execute(db);
  const { cases = 0, answers = 0, median = null, came = 0, cancelled = 0 } = rows[0] ?? {};
  return {
    answers: {
      rate: percentOrNull(answers, cases, OWN_FLOOR),
      minutes: median !== null && answers >= OWN_FLOOR ? Math.round(median / 60) : null,
      answered: cases >= OWN_FLOOR ? answers : null,
      cases,
    },
    record: { came, cancelled },
  };
}

/** The public sees them once there are enough to say something. */
export const publicRecord = (record: Facts["record"]): PublicCompanyView["record"] =>
  record.came + record.cancelled >= OWN_FLOOR ? record : null;

/** Of `applications a`: called off by the company after the person’s yes. Within the minutes to give up a yes, nothing was certain. */
const isCancelled = (since: Date): RawBuilder<boolean> => sql<boolean>`(
  a.status = 'rejected' and a.candidate_status = 'confirmed' and a.decided_at > ${since}
  and (a.veto_until is null or a.decided_at > a.veto_until))`;

const MOST_LINES = 50;
/** The most recent, of which the lines are made. */
const MOST_READ = 1_000;

/** What the public reads of the caller's company, and the missions behind it that the caller may see. */
export async function ownCompanyRecord(ctx: Context, employer: Employer): Promise<CompanyRecordView> {
  const now = ctx.now();
  const [{ answers, record }, lines] = await Promise.all([
    readCompanyFacts(ctx.db, employer.companyId, now),
    readLines(ctx.db, employer, recordSince(now)),
  ]);
  return { answers, record, lines };
}

type Row = { fact: CompanyRecordLine["fact"]; id: number; title: string; startsAt: Date; people: number; at: Date };

async function readLines(db: Db, employer: Employer, since: Date): Promise<CompanyRecordLine[]> {
  const { rows } = await sql<Row>`
    select f.fact, m.id, m.title, m.starts_at, count(*) as people, max(f.at) as at
    from (
      (select a.mission_id, 'cancelled' as fact, a.decided_at as at from applications a
      where ${isOwnApplication(employer, "a")} and ${isCancelled(since)} order by a.decided_at desc limit ${MOST_READ})
      union all
      (select a.mission_id, 'lapsed', a.lapsed_at from applications a
      where ${isOwnApplication(employer, "a")} and a.status = 'lapsed' and a.created_at > ${since}
      order by a.created_at desc limit ${MOST_READ})) f
    join missions m on m.id = f.mission_id
    group by f.fact, m.id order by max(f.at) desc, m.id desc limit ${MOST_LINES}`.execute(db);
  return rows.map(({ fact, id, title, startsAt, people, at }) => ({
    fact,
    job: { id, title, startDate: startsAt.toISOString() },
    people,
    at: at.toISOString(),
  }));
}
