import type { Db } from "@app/db/database";
import type { ApplicationSort, ApplicationStatus } from "@app/domain/applications/application";
import { type RawBuilder, sql } from "kysely";
import { PAGE_SIZE } from "../../../platform/http/pagination.ts";

export type Scope = {
  side: "candidate" | "employer";
  ownerId: number;
  status: readonly ApplicationStatus[];
  job: number | undefined;
  sort: ApplicationSort;
  /** Only of missions that are not over. */
  open: boolean;
  now: Date;
};

/** A search by name scans rows: only the caller's first ones are read. */
const SEARCHED = 3_000;

/**
 * The ids of a page and one more. Each status is read from its own index, so that two statuses never sort the whole
 * history. Oldest first reads the same index, `(company_id[, status], created_at desc, id desc)`, backwards.
 */
export function pageKeys(scope: Scope, start: number): RawBuilder<unknown> {
  const limit = PAGE_SIZE + 1;
  return sql`array(
    select id from ${ordered(scope, start + limit)} n ${orderOf(scope, "n")} limit ${limit} offset ${start})`;
}

/** Orders that read something of the person: over the applications of one mission only. */
export const isRanked = ({ sort, job }: Pick<Scope, "sort" | "job">) =>
  job !== undefined && (sort === "fit" || sort === "nearest");

/** All the ids, within `SEARCHED`. Employers search by title or by the name of the person, unless they withdrew; candidates by title or company. */
export async function searchKeys(db: Db, scope: Scope, words: string | null): Promise<number[]> {
  const pattern = `%${(words ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const match =
    scope.side === "employer"
      ? sql`join users u on u.id = n.candidate_id join missions m on m.id = n.mission_id
            where fold_text(m.title) like fold_text(${pattern}) or (n.candidate_status is distinct from 'withdrawn'
              and fold_text(u.first_name || ' ' || u.last_name || ' ' || u.first_name) like fold_text(${pattern}))`
      : sql`join missions m on m.id = n.mission_id join companies c on c.id = m.company_id
            where fold_text(m.title) like fold_text(${pattern}) or fold_text(c.name) like fold_text(${pattern})`;
  const { rows } = await sql<{ id: number }>`
    select n.id from ${ordered(scope, SEARCHED)} n ${words ? match : sql``}
    order by ${rankOf(scope)} ${timeOf(scope, "n")} limit ${SEARCHED}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The status shown: a candidate does not see a decision that can still be undone, and has left what they took back. */
export function shownStatus({ side, now }: Pick<Scope, "side" | "now">): RawBuilder<ApplicationStatus | "withdrawn"> {
  if (side === "employer") return sql`a.status`;
  return sql`case when a.candidate_status = 'withdrawn' then 'withdrawn'
    when a.decision_visible_at > ${now} then a.status_before_decision else a.status end`;
}

function orderOf(scope: Scope, alias: string): RawBuilder<unknown> {
  return sql`order by ${timeOf(scope, alias)}`;
}

function timeOf({ sort }: Scope, alias: string): RawBuilder<unknown> {
  const direction = sort === "recent" ? sql`desc` : sql`asc`;
  return sql`${sql.ref(`${alias}.created_at`)} ${direction}, ${sql.ref(`${alias}.id`)} ${direction}`;
}

/** Before the order of time. */
function rankOf(scope: Scope): RawBuilder<unknown> {
  if (!isRanked(scope)) return sql``;
  const of = sql`from candidates c, missions k where c.user_id = n.candidate_id and k.id = n.mission_id`;
  return scope.sort === "fit"
    ? sql`(select cardinality(array(select unnest(c.skill_ids) intersect select unnest(k.skill_ids))) ${of}) desc,`
    : sql`(select (c.lat - k.lat) ^ 2 + ((c.lon - k.lon) * cos(radians((c.lat + k.lat) / 2))) ^ 2 ${of}) asc nulls last,`;
}

function ordered(scope: Scope, limit: number): RawBuilder<unknown> {
  const { side, ownerId, status, job, open } = scope;
  const owner = side === "employer" ? sql.ref("a.company_id") : sql.ref("a.candidate_id");
  const ofMission = job === undefined ? sql`` : sql`and a.mission_id = ${job}`;
  const ofOpen = open
    ? sql`and exists (select from missions o where o.id = a.mission_id and o.status in ('recruiting', 'paused')
        and o.deleted_at is null) and a.candidate_status is distinct from 'withdrawn'`
    : sql``;
  const rows = (more: RawBuilder<unknown>) => sql`(
    select a.mission_id, a.id, a.created_at, a.candidate_id, a.candidate_status from applications a
    where ${owner} = ${ownerId} and not a.undone ${ofMission} ${ofOpen} ${more}
    ${orderOf(scope, "a")} limit ${limit})`;
  if (status.length === 0) return rows(sql``);
  return sql`(select found.* from unnest(${[...status]}::text[]) wanted (status)
    cross join lateral ${rows(sql`and ${shownStatus(scope)} = wanted.status`)} found)`;
}
