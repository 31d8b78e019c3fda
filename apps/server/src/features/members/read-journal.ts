import type { journalRoute } from "@app/contract/members/members";
import { memberFr } from "@app/contract/members/members.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { DELETED_PERSON, shortName } from "@app/domain/accounts/person-name";
import { JOURNAL_ACTIONS, type JournalAction } from "@app/domain/members/journal";
import type { MemberRole } from "@app/domain/members/member";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../platform/context.ts";
import { cutPage, LAST_PAGE, nextPage, PAGE_SIZE } from "../../platform/http/pagination.ts";

type JournalPage = z.output<(typeof journalRoute)["response"]>;
type Name = { id: number; firstName: string; lastName: string; isGone: boolean };
type Row = {
  id: number;
  at: Date;
  action: JournalAction;
  role: MemberRole | null;
  actor: Name | null;
  person: Name | null;
  invited: string | null;
  mission: { id: number; title: string } | null;
  establishment: { id: number; name: string } | null;
};

/** Nothing that grows is counted further. */
const COUNTED = 1_000;

/** Names are read now: those of an account that is gone are gone here too. */
export async function readJournal(
  ctx: Context,
  { companyId }: Employer,
  { page, member }: { page: number; member?: number | undefined },
  url: string,
): Promise<JournalPage> {
  if (page > LAST_PAGE) return { results: [], count: 0, ...nextPage(url, page, false) };
  const ofMember = sql`a.company_id = ${companyId} and (${member ?? null}::bigint is null or a.actor_id = ${member ?? null}::bigint)
    and a.action = any (${[...JOURNAL_ACTIONS]}::text[])`;
  const name = (
    id: string,
  ) => sql`(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
    'isGone', u.status = 'deleted') from users u where u.id = ${sql.raw(id)})`;
  const { rows } = await sql<Row>`
    select a.id, a.at, a.action, a.detail ->> 'role' as role, ${name("a.actor_id")} as actor,
      ${name("(a.detail ->> 'person')::bigint")} as person,
      (select i.email from company_invitations i where i.id = (a.detail ->> 'invitation')::bigint and i.company_id = a.company_id) as invited,
      (select json_build_object('id', m.id, 'title', m.title) from missions m
        where m.id = (a.detail ->> 'mission')::bigint and m.company_id = a.company_id) as mission,
      (select json_build_object('id', e.id, 'name', e.name) from establishments e
        where e.company_id = a.company_id and e.id = coalesce((a.detail ->> 'establishment')::bigint, (
          select m.establishment_id from missions m where m.id = (a.detail ->> 'mission')::bigint and m.company_id = a.company_id))) as establishment
    from company_audit a where ${ofMember}
    order by a.id desc limit ${PAGE_SIZE + 1} offset ${(page - 1) * PAGE_SIZE}`.execute(ctx.db);
  const counted = await sql<{ n: number }>`
    select count(*) as n from (select from company_audit a where ${ofMember} limit ${COUNTED}) x`.execute(ctx.db);
  const count = counted.rows[0]?.n ?? 0;
  const { results, more } = cutPage(rows);
  return {
    results: results.map(present),
    count,
    ...(count === COUNTED && { count_is_estimate: true }),
    ...nextPage(url, page, more),
  };
}

const nameOf = (person: Name) => shortName(person.isGone ? DELETED_PERSON : person);
const named = (person: Name | null) => (person ? { id: person.id, name: nameOf(person) } : null);

function present({ id, at, action, role, mission, establishment, ...row }: Row): JournalPage["results"][number] {
  const sentence = memberFr.journal(action, {
    actor: row.actor ? nameOf(row.actor) : memberFr.formerMember,
    person: row.person ? nameOf(row.person) : row.invited,
    mission: mission?.title ?? null,
    establishment: establishment?.name ?? null,
    role,
  });
  return {
    id,
    at: at.toISOString(),
    action,
    actor: named(row.actor),
    person: named(row.person),
    mission,
    establishment,
    role,
    sentence,
  };
}
