import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { type RawBuilder, sql } from "kysely";
import { isOwnApplication, isOwnMission } from "../../../views/member-scope.ts";

/** One row per week with data, by its Monday in Paris, and a total row whose week is null. */
type Weekly = { week: string | null };
export type ReceivedRow = Weekly & {
  applications: number;
  accepted: number;
  answers: number;
  /** Answered or waiting; applications withdrawn before an answer are left out. */
  answerable: number;
  answerSeconds: number | null;
};
export type PublishedRow = Weekly & {
  missions: number;
  firsts: number;
  firstSeconds: number | null;
  fills: number;
  fillSeconds: number | null;
};

const weekOf = (at: RawBuilder<unknown>) =>
  sql`to_char(date_trunc('week', ${at} at time zone 'Europe/Paris'), 'YYYY-MM-DD')`;
const median = (seconds: RawBuilder<unknown>) => sql`percentile_cont(0.5) within group (order by ${seconds})`;

export async function receivedByWeek(db: Db, employer: Employer, since: Date): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select week, count(*) as applications,
      count(*) filter (where status = 'accepted' and not has_left) as accepted,
      count(answered_at) as answers,
      count(*) filter (where answered_at is not null or not has_left) as answerable,
      ${median(sql`extract(epoch from answered_at - created_at)`)} as answer_seconds
    from (
      select ${weekOf(sql`created_at`)} as week, status, created_at, answered_at,
        candidate_status is not distinct from 'withdrawn' as has_left
      from applications where ${isOwnApplication(employer)} and created_at >= ${since}) received
    group by grouping sets ((week), ())`.execute(db);
  return rows;
}

export async function publishedByWeek(db: Db, employer: Employer, since: Date): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select week, count(*) as missions,
      count(first_at) as firsts, ${median(sql`extract(epoch from first_at - published_at)`)} as first_seconds,
      count(filled_at) as fills, ${median(sql`extract(epoch from filled_at - published_at)`)} as fill_seconds
    from (
      select ${weekOf(sql`m.published_at`)} as week, m.published_at,
        (select min(created_at) from applications where mission_id = m.id) as first_at,
        case when m.accepted_count >= m.positions then (
          select max(decided_at) from applications
          where mission_id = m.id and status = 'accepted' and candidate_status is distinct from 'withdrawn') end as filled_at
      from missions m where ${isOwnMission(employer, "m")} and m.deleted_at is null and m.published_at >= ${since}) published
    group by grouping sets ((week), ())`.execute(db);
  return rows;
}
