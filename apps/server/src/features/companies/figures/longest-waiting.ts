import type { AnalyticsView } from "@app/contract/companies/employer-figures";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { fullName } from "@app/domain/accounts/person-name";
import { sql } from "kysely";
import { isOwnApplication } from "../../../views/member-scope.ts";

const SHOWN = 20;

type Row = { id: number; title: string; firstName: string; lastName: string; createdAt: Date };

/** Each status is read from its own index, oldest first. */
export async function readLongestWaiting(db: Db, employer: Employer, since: Date): Promise<AnalyticsView["waiting"]> {
  const { rows } = await sql<Row>`
    select found.* from unnest('{pending,reviewed}'::text[]) wanted (status)
    cross join lateral (
      select a.id, m.title, u.first_name, u.last_name, a.created_at
      from applications a join missions m on m.id = a.mission_id join users u on u.id = a.candidate_id
      where ${isOwnApplication(employer, "a")} and a.status = wanted.status and a.created_at >= ${since}
        and a.candidate_status is distinct from 'withdrawn' and m.deleted_at is null and u.status = 'active'
      order by a.created_at, a.id limit ${SHOWN}) found
    order by found.created_at, found.id limit ${SHOWN}`.execute(db);
  return rows.map((row) => ({
    application_id: row.id,
    name: fullName(row),
    jobTitle: row.title,
    created_at: row.createdAt.toISOString(),
  }));
}
