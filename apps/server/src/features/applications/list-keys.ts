import type { Db } from "@app/db/database";
import type { ApplicationStatus } from "@app/domain/application";
import { type RawBuilder, sql } from "kysely";

export type Scope = {
  side: "candidate" | "employer";
  ownerId: number;
  status: readonly ApplicationStatus[];
  job: number | undefined;
};
export type Key = { missionId: number; id: number };

/** A search by name reads rows one by one: only the newest ones of the caller are looked at. */
const SEARCHED = 3_000;

/** Newest first. Each status is walked down its own index, so that asking for two of them never sorts the whole history. */
export async function newestKeys(db: Db, scope: Scope, limit: number): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select mission_id, id from ${newest(scope, limit)} n order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** For an employer the title, or the name of the person unless they have left; for a candidate the title or the company. */
export async function searchKeys(db: Db, scope: Scope, words: string): Promise<Key[]> {
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const match =
    scope.side === "employer"
      ? sql`join users u on u.id = n.candidate_id join missions m on m.id = n.mission_id
            where fold_text(m.title) like fold_text(${pattern}) or (n.candidate_status is distinct from 'withdrawn'
              and fold_text(u.first_name || ' ' || u.last_name || ' ' || u.first_name) like fold_text(${pattern}))`
      : sql`join missions m on m.id = n.mission_id join companies c on c.id = m.company_id
            where fold_text(m.title) like fold_text(${pattern}) or fold_text(c.name) like fold_text(${pattern})`;
  const { rows } = await sql<Key>`
    select n.mission_id, n.id from ${newest(scope, SEARCHED)} n ${match}
    order by n.created_at desc, n.id desc limit ${SEARCHED}`.execute(db);
  return rows;
}

function newest({ side, ownerId, status, job }: Scope, limit: number): RawBuilder<unknown> {
  const owner = side === "employer" ? sql.ref("a.company_id") : sql.ref("a.candidate_id");
  const ofMission = job === undefined ? sql`` : sql`and a.mission_id = ${job}`;
  const rows = (more: RawBuilder<unknown>) => sql`(
    select a.mission_id, a.id, a.created_at, a.candidate_id, a.candidate_status from applications a
    where ${owner} = ${ownerId} ${ofMission} ${more}
    order by a.created_at desc, a.id desc limit ${limit})`;
  if (status.length === 0) return rows(sql``);
  return sql`(select found.* from unnest(${[...status]}::text[]) wanted (status)
    cross join lateral ${rows(sql`and a.status = wanted.status`)} found)`;
}
