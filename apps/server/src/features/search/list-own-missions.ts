import type { MissionSearchQuery } from "@app/contract/missions/missions";
import { OWN_MISSION_CARD } from "@app/db/search/page";
import type { Employer } from "@app/domain/accounts/actor";
import { MISSION_STATUSES } from "@app/domain/missions/mission";
import type { Context } from "../../platform/context.ts";
import { defineStatement } from "../../platform/database/prepared-statements.ts";
import { nextPage, PAGE_SIZE } from "../../platform/http/pagination.ts";
import { establishmentsOf } from "../../views/member-scope.ts";

/** Exact: read from the index of one company. */
const statement = (name: string, where: string) => {
  const own = `from missions m where m.company_id = $1 and m.deleted_at is null ${where}`;
  return defineStatement(
    `my_missions_${name}`,
    `with page as materialized (select m.id ${own} order by m.published_at desc, m.id desc limit ${PAGE_SIZE + 1} offset $2)
     select coalesce((
         select json_agg(${OWN_MISSION_CARD} order by m.published_at desc, m.id desc)
         from (select id from page limit ${PAGE_SIZE}) shown
         join missions m on m.id = shown.id join companies c on c.id = m.company_id), '[]')::text,
       (select count(*) ${own}), (select count(*) > ${PAGE_SIZE} from page)`,
  );
};
const ALL = statement("all", "");
const BY_STATUS = statement("by_status", "and m.status = $3");
const FILTERED = `and ($3::text is null or m.status = $3)
   and ($4::text is null or fold_text(m.title) like fold_text($4))
   and ($5::text is null or fold_text(m.location) like fold_text($5))
   and ($6::text is null or m.type = $6)
   and ($7::text is null or m.sectors @> array[$7])
   and (m.urgent or not $8) and (m.remote or not $9) and ($10::bigint is null or m.establishment_id = $10)`;
const BY_FILTERS = statement("by_filters", FILTERED);

/** For a member of some establishments. */
const OF_ESTABLISHMENTS = statement("of_establishments", `${FILTERED} and m.establishment_id = any ($11::bigint[])`);

/** All statuses, newest first, as JSON text. */
export async function listOwnMissions(
  ctx: Context,
  employer: Employer,
  query: MissionSearchQuery,
  url: string,
): Promise<string> {
  const { page } = query;
  const status = MISSION_STATUSES.find((known) => known === query.status) ?? null;
  const base = [employer.companyId, (page - 1) * PAGE_SIZE];
  const filters = filterValues(query);
  const held = establishmentsOf(employer);
  const chosen = held
    ? { ...OF_ESTABLISHMENTS, values: [...base, status, ...filters, [...held]] }
    : filters.some(Boolean)
      ? { ...BY_FILTERS, values: [...base, status, ...filters] }
      : status
        ? { ...BY_STATUS, values: [...base, status] }
        : { ...ALL, values: base };
  const { rows } = await ctx.pool.query<[string, number, boolean]>({ ...chosen, rowMode: "array" });
  const [results, count, more] = rows[0] ?? ["[]", 0, false];
  const { next, previous } = nextPage(url, page, more);
  return `{"results":${results},"count":${count},"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)}}`;
}

/** Words of the title, words of the place, type, sector, urgent, remote, establishment. */
function filterValues(asked: MissionSearchQuery) {
  const { query, place, location, jobType, contractType, sector, urgent, remote, establishment } = asked;
  const where = place || location;
  const type = jobType ?? contractType ?? null;
  return [
    query ? containing(query) : null,
    where ? containing(where) : null,
    type,
    sector || null,
    urgent,
    remote,
    establishment ?? null,
  ];
}

const containing = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
