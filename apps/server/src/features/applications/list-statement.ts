import type { ApplicationSort, ApplicationStatus } from "@app/domain/applications/application";
import { CONTACT_DAYS_AFTER_REFUSAL } from "@app/domain/applications/relation";
import { PAGE_SIZE } from "../../platform/http/pagination.ts";

export type Scope = {
  side: "candidate" | "employer";
  ownerId: number;
  /** Those a member is held to; null for all, and for a candidate. */
  establishments: readonly number[] | null;
  status: readonly ApplicationStatus[];
  job: number | undefined;
  sort: ApplicationSort;
  /** Only of missions that are not over. */
  open: boolean;
  /** Bits that the person holds at the last end of the mission. */
  certificates: number;
  now: Date;
};

/** A search by name scans rows: only the caller's first ones are read. */
const SEARCHED = 3_000;

/** One per shape of a list, so that it is planned once; `start` is written out on the first page, which most people read. */
type Statement = { text: string; values: unknown[] };

/**
 * A page of applications and one more, as text, the count of each status, how many a search found, and whether the mission
 * asked for is the employer's.
 */
export function listStatement(scope: Scope, words: string | null, start: number): Statement {
  const values: unknown[] = [];
  const bind: Bind = (value, type) => `$${values.push(value)}::${type}`;
  const isSearched = words !== null || isRanked(scope) || scope.certificates !== 0;
  const found = isSearched ? searchKeys(scope, words, bind) : pageKeys(scope, start, bind);
  const page = isSearched
    ? `found.ids[${bind(start, "integer")} + 1:$${values.length} + ${PAGE_SIZE + 1}]`
    : "found.ids";
  const text = `with found as materialized (select array(${found}) as ids)
select (select json_agg(r.row order by r.place) from application_rows(${page}) with ordinality r (row, place))::text as rows,
  (${countByStatus(scope, bind)}) as stats, cardinality(found.ids) as found, ${isOwnMission(scope, bind)} as "isOwn"
from found`;
  return { text, values };
}

type Bind = (value: unknown, type: string) => string;

/**
 * The ids of a page and one more. Each status is read from its own index, so that two statuses never sort the whole
 * history. Oldest first reads the same index, `(company_id[, status], created_at desc, id desc)`, backwards.
 */
function pageKeys(scope: Scope, start: number, bind: Bind): string {
  const limit = PAGE_SIZE + 1;
  const [limitOfEach, offset] =
    start === 0 ? [limit, ""] : [bind(start + limit, "integer"), `offset ${bind(start, "integer")}`];
  return `select n.id from ${ordered(scope, limitOfEach, bind)} n order by ${timeOf(scope, "n")} limit ${limit} ${offset}`;
}

/** Orders that no index has: over the applications of one mission only. */
const isRanked = ({ sort, job }: Pick<Scope, "sort" | "job">) =>
  job !== undefined && sort !== "recent" && sort !== "oldest";

/** All the ids, within `SEARCHED`. Employers search by title or by the name of the person, unless they withdrew; candidates by title or company. */
function searchKeys(scope: Scope, words: string | null, bind: Bind): string {
  const conditions = [
    ...(words === null ? [] : [`(${matching(scope, `%${words.replace(/[\\%_]/g, "\\$&")}%`, bind)})`]),
    ...(scope.certificates === 0 ? [] : [holding(scope, bind)]),
  ];
  const where = conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
  const other = scope.side === "employer" ? "users u on u.id = n.candidate_id" : "companies c on c.id = m.company_id";
  return `select n.id from ${ordered(scope, SEARCHED, bind)} n join missions m on m.id = n.mission_id join ${other} ${where}
    order by ${rankOf(scope)} ${timeOf(scope, "n")} limit ${SEARCHED}`;
}

function matching({ side }: Scope, words: string, bind: Bind): string {
  const pattern = `fold_text(${bind(words, "text")})`;
  return side === "employer"
    ? `fold_text(m.title) like ${pattern} or (n.candidate_status is distinct from 'withdrawn'
         and fold_text(u.first_name || ' ' || u.last_name || ' ' || u.first_name) like ${pattern})`
    : `fold_text(m.title) like ${pattern} or fold_text(c.name) like ${pattern}`;
}

/** What its page shows of an application, and no more: kinds that the mission asks for, of somebody whom the employer may still read. */
function holding({ certificates, now }: Scope, bind: Bind): string {
  const kinds = bind(certificates, "integer");
  const since = new Date(now.getTime() - CONTACT_DAYS_AFTER_REFUSAL * 86_400_000);
  return `${kinds} & ~asked_certificates(m) = 0 and ${kinds} & ~held_certificates(n.candidate_id, mission_last_day(m.id)) = 0
    and n.candidate_status is distinct from 'withdrawn' and u.status <> 'deleted'
    and (n.status not in ('rejected', 'lapsed') or n.decided_at is null or n.decided_at > ${bind(since, "timestamptz")})`;
}

/** The status shown: a candidate does not see a decision that can still be undone, and has left what they took back. */
function shownStatus({ side, now }: Scope, bind: Bind): string {
  if (side === "employer") return "a.status";
  return `case when a.candidate_status = 'withdrawn' then 'withdrawn' when a.decision_visible_at > ${bind(now, "timestamptz")} then a.status_before_decision else a.status end`;
}

function timeOf({ sort }: Scope, alias: string): string {
  const direction = sort === "recent" ? "desc" : "asc";
  return `${alias}.created_at ${direction}, ${alias}.id ${direction}`;
}

/** Before the order of time. */
function rankOf(scope: Scope): string {
  if (!isRanked(scope)) return "";
  if (scope.sort === "deadline") return "n.reply_by asc nulls last,";
  const of = "from candidates c, missions k where c.user_id = n.candidate_id and k.id = n.mission_id";
  return scope.sort === "fit"
    ? `(select cardinality(array(select unnest(c.skill_ids) intersect select unnest(k.skill_ids))) ${of}) desc,`
    : `(select (c.lat - k.lat) ^ 2 + ((c.lon - k.lon) * cos(radians((c.lat + k.lat) / 2))) ^ 2 ${of}) asc nulls last,`;
}

const ownedBy = ({ side, ownerId, job, establishments }: Scope, bind: Bind) =>
  `a.${side === "employer" ? "company_id" : "candidate_id"} = ${bind(ownerId, "bigint")}
   ${job === undefined ? "" : `and a.mission_id = ${bind(job, "bigint")}`}
   ${establishments === null ? "" : `and exists (select from missions e where e.id = a.mission_id and ${isOf(establishments, "e", bind)})`}`;

const isOf = (establishments: readonly number[], mission: string, bind: Bind) =>
  `${mission}.establishment_id = any (${bind([...establishments], "bigint[]")})`;

function ordered(scope: Scope, limit: number | string, bind: Bind): string {
  const { status, open } = scope;
  const ofOpen = open
    ? `and exists (select from missions o where o.id = a.mission_id and o.status in ('recruiting', 'paused')
        and o.deleted_at is null) and a.candidate_status is distinct from 'withdrawn'`
    : "";
  const rows = (more: string) => `(
    select a.mission_id, a.id, a.created_at, a.candidate_id, a.candidate_status, a.status, a.decided_at, a.reply_by from applications a
    where ${ownedBy(scope, bind)} and not a.undone ${ofOpen} ${more}
    order by ${timeOf(scope, "a")} limit ${limit})`;
  if (status.length === 0) return rows("");
  return `(select of_status.* from unnest(${bind([...status], "text[]")}) wanted (status)
    cross join lateral ${rows(`and ${shownStatus(scope, bind)} = wanted.status`)} of_status)`;
}

/**
 * Read from the index on (company, status): 0.05 ms for most employers, 9 ms for one with 24,000 applications. Undone
 * ones have their own index and are subtracted.
 */
function countByStatus(scope: Scope, bind: Bind): string {
  const counted = (count: string, more: string) =>
    `select ${shownStatus(scope, bind)} as shown, ${count} as n from applications a where ${ownedBy(scope, bind)} ${more} group by 1`;
  return `select json_object_agg(s.shown, s.n) from (
    select c.shown, sum(c.n) as n from (
      ${counted("count(*)", "")} union all ${counted("-count(*)", "and a.undone")}) c group by c.shown) s`;
}

function isOwnMission({ side, ownerId, job, establishments }: Scope, bind: Bind): string {
  if (side === "candidate" || job === undefined) return "true";
  return `exists (select from missions m where m.id = ${bind(job, "bigint")} and m.company_id = ${bind(ownerId, "bigint")}
    and m.deleted_at is null ${establishments === null ? "" : `and ${isOf(establishments, "m", bind)}`})`;
}
