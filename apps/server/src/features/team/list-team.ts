import { fileUrl } from "@app/contract/http/files";
import { missionFr } from "@app/contract/missions/missions.fr";
import type { Askable, teamGroupsRoute, teamRoute } from "@app/contract/team/team";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { ASK_SHOWN_DAYS } from "@app/domain/team/team";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { nextPage } from "../../platform/http/pagination.ts";
import { isOwnMission } from "../../views/member-scope.ts";
import { isOpenTo } from "../../views/person.ts";
import { listLinks } from "./links.ts";
import { isIn, presentMember, selectMembers } from "./team-member.ts";

type Query = z.output<typeof teamRoute.query>;
type TeamPage = z.input<typeof teamRoute.response>;

const PAGE = 100;
const MOST_ASKABLE = 200;
const MOST_PROFESSIONS = 12;

/** From then on, an answer that did not come is no longer shown. */
const askedSince = (now: Date) => new Date(now.getTime() - ASK_SHOWN_DAYS * 86_400_000);

export async function listTeam(ctx: Context, employer: Employer, query: Query, url: string): Promise<TeamPage> {
  const { companyId } = employer;
  const [now, missionId] = [ctx.now(), query.job ?? null];
  if (missionId !== null) await requireOwnMission(ctx.db, employer, missionId);
  const words = `%${(query.query ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const where = sql`(${isIn(now)} or (t.state <> 'in' and t.asked_at > ${askedSince(now)}))
    and (${query.group ?? null}::bigint is null or exists (
      select from team_group_members g where g.group_id = ${query.group ?? null} and g.candidate_id = t.candidate_id))
    and (${query.query ?? ""} = '' or fold_text(u.first_name || ' ' || u.last_name || ' ' || coalesce(c.profession, '')) like fold_text(${words}))`;
  const rows = await selectMembers(ctx.db, {
    employer,
    where,
    order: sql`t.state = 'in' desc, array_position('{yes,unknown,no}'::text[], f.free) nulls last, w.worked desc, u.last_name, u.first_name`,
    limit: PAGE,
    offset: (query.page - 1) * PAGE,
    missionId,
    now,
  });
  const count = rows[0]?.total ?? 0;
  return {
    results: rows.map((row) => presentMember(row, now)),
    count,
    ...nextPage(url, query.page, query.page * PAGE < count),
    links: await listLinks(ctx, companyId),
  };
}

async function requireOwnMission(db: Db, employer: Employer, id: number): Promise<void> {
  const mission = await db
    .selectFrom("missions")
    .where("id", "=", id)
    .where(isOwnMission(employer))
    .where("deletedAt", "is", null)
    .select("id")
    .executeTakeFirst();
  if (!mission) throw notFound("mission_not_found", missionFr.notFound);
}

type Groups = z.input<typeof teamGroupsRoute.response>;

export async function listGroups(ctx: Context, { companyId }: Employer): Promise<Groups> {
  const now = ctx.now();
  const { rows } = await sql<Groups>`
    with team as materialized (
      select t.candidate_id, c.profession
      from team_members t join users u on u.id = t.candidate_id and u.status = 'active' join candidates c on c.user_id = t.candidate_id
      where t.company_id = ${companyId} and ${isIn(now)})
    select (select count(*)::integer from team) as members,
      (select coalesce(json_agg(json_build_object('id', k.id, 'label', k.label, 'members', (
          select count(*) from team_group_members g join team t using (candidate_id) where g.group_id = k.id)) order by k.label), '[]')
        from team_groups k where k.company_id = ${companyId}) as groups,
      (select coalesce(json_agg(json_build_object('label', p.profession, 'members', p.n) order by p.n desc, p.profession), '[]')
        from (select profession, count(*) as n from team where profession <> '' group by profession
          order by n desc, profession limit ${MOST_PROFESSIONS}) p) as professions`.execute(ctx.db);
  return rows[0] ?? { members: 0, groups: [], professions: [] };
}

type AskableRow = Omit<Askable, "image" | "name" | "last_worked_at" | "asked_at" | "candidate_id" | "profession"> & {
  candidateId: number;
  firstName: string;
  lastName: string;
  imageFileId: number | null;
  profession: string | null;
  lastWorkedAt: Date;
  askedAt: Date | null;
};

/** Past missions are the company's own: who left its team is there like anybody who worked. */
export async function listAskable(ctx: Context, employer: Employer): Promise<{ results: Askable[] }> {
  const { companyId } = employer;
  const now = ctx.now();
  const { rows } = await sql<AskableRow>`
    select w.candidate_id, u.first_name, u.last_name,
      case when ${isOpenTo(employer, sql`w.candidate_id`, now)} then u.image_file_id end as image_file_id, c.profession,
      w.worked, w.last_worked_at, case when t.asked_at > ${askedSince(now)} then t.asked_at end as asked_at
    from (
      select a.candidate_id, count(*)::integer as worked, max(a.attendance_at) as last_worked_at from applications a
      where a.company_id = ${companyId} and a.attendance = 'worked' group by a.candidate_id) w
    join users u on u.id = w.candidate_id and u.status = 'active'
    join candidates c on c.user_id = w.candidate_id
    left join team_members t on t.company_id = ${companyId} and t.candidate_id = w.candidate_id
    where coalesce(not ${isIn(now)}, true) and w.candidate_id not in (select b from blocked_with(${companyId}) b)
    order by w.last_worked_at desc, w.candidate_id limit ${MOST_ASKABLE}`.execute(ctx.db);
  return {
    results: rows.map((row) => ({
      candidate_id: row.candidateId,
      name: `${row.firstName} ${row.lastName}`,
      image: fileUrl(row.imageFileId),
      profession: row.profession ?? "",
      worked: row.worked,
      last_worked_at: row.lastWorkedAt.toISOString(),
      asked_at: row.askedAt?.toISOString() ?? null,
    })),
  };
}
