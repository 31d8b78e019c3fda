import { fileUrl } from "@app/contract/http/files";
import type { TeamMember } from "@app/contract/team/team";
import { teamFr as fr } from "@app/contract/team/team.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { booksAtOnce, type TeamFree, type TeamOrigin, type TeamState } from "@app/domain/team/team";
import { type RawBuilder, sql } from "kysely";
import { notFound } from "../../platform/http/errors.ts";
import { isOpenTo } from "../../views/person.ts";

export const memberNotFound = () => notFound("member_not_found", fr.memberNotFound);

export type MemberRow = {
  candidateId: number;
  firstName: string;
  lastName: string;
  imageFileId: number | null;
  profession: string | null;
  origin: TeamOrigin;
  state: TeamState;
  askedAt: Date | null;
  consentAt: Date | null;
  consentUntil: Date | null;
  approvedAt: Date | null;
  worked: number;
  lastWorkedAt: Date | null;
  groups: number[];
  free: TeamFree | null;
  proposed: TeamMember["proposed"];
};

/** Missions worked for a company by the person of `t`, and when they last did. */
export const WORKED = sql`lateral (
  select count(*)::integer as worked, max(a.attendance_at) as last_worked_at from applications a
  where a.candidate_id = t.candidate_id and a.company_id = t.company_id and a.attendance = 'worked') w`;

/** What they answered to the mission asked about; somebody who applied has answered. */
const PROPOSED = sql`case
  when a.id is not null and a.status not in ('rejected', 'lapsed') and a.candidate_status is distinct from 'withdrawn' then 'applied'
  when p.answer is not null then p.answer
  when p.closed_at is not null then 'closed'
  when p.expires_at <= now() then 'expired'
  when p.id is not null then 'waiting' end`;

type Question = {
  employer: Employer;
  /** Of the members `t` and their users `u`. */
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
  offset?: number;
  missionId: number | null;
  now: Date;
};

/** A photo is not part of the consent: it is shown for an application alone. */
export async function selectMembers(db: Db, question: Question): Promise<(MemberRow & { total: number })[]> {
  const { employer, where, order, limit, offset = 0, missionId, now } = question;
  const { rows } = await sql<MemberRow & { total: number }>`
    select t.candidate_id, u.first_name, u.last_name,
      case when ${isOpenTo(employer, sql`t.candidate_id`, now)} then u.image_file_id end as image_file_id, c.profession, t.origin,
      t.state, t.asked_at, t.consent_at, t.consent_until, t.approved_at, w.worked, w.last_worked_at,
      array(select g.group_id from team_group_members g join team_groups k on k.id = g.group_id
        where g.candidate_id = t.candidate_id and k.company_id = t.company_id order by g.group_id) as groups,
      f.free, ${PROPOSED} as proposed, (count(*) over ())::integer as total
    from team_members t
    join users u on u.id = t.candidate_id and u.status = 'active'
    join candidates c on c.user_id = t.candidate_id
    cross join ${WORKED}
    left join lateral (
      select case when t.state = 'in' then team_free(t.candidate_id, ${missionId}, ${now}) end as free) f on ${missionId !== null}
    left join propositions p on p.mission_id = ${missionId} and p.candidate_id = t.candidate_id
    left join applications a on a.mission_id = ${missionId} and a.candidate_id = t.candidate_id
    where t.company_id = ${employer.companyId} and ${where}
    order by ${order}, t.candidate_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** In the team now: the consent holds. */
export const isIn = (now: Date) => sql`(t.state = 'in' and t.consent_until > ${now})`;

export async function readMember(db: Db, employer: Employer, candidateId: number, now: Date): Promise<TeamMember> {
  const where = sql`t.candidate_id = ${candidateId} and ${isIn(now)}`;
  const [row] = await selectMembers(db, { employer, where, order: sql`t.company_id`, limit: 1, missionId: null, now });
  if (!row) throw memberNotFound();
  return presentMember(row, now);
}

/** Who is not in reads as asked, whatever they decided. */
export function presentMember(row: MemberRow, now: Date): TeamMember {
  const isMember = row.state === "in";
  return {
    candidate_id: row.candidateId,
    name: `${row.firstName} ${row.lastName}`,
    image: fileUrl(row.imageFileId),
    profession: row.profession ?? "",
    origin: isMember ? row.origin : "worked",
    state: isMember ? "in" : "asked",
    asked_at: isMember ? null : (row.askedAt?.toISOString() ?? null),
    since: isMember ? (row.consentAt?.toISOString() ?? null) : null,
    consent_until: isMember ? (row.consentUntil?.toISOString() ?? null) : null,
    approved: isMember && row.approvedAt !== null,
    books_at_once: booksAtOnce(row, now),
    worked: row.worked,
    last_worked_at: row.lastWorkedAt?.toISOString() ?? null,
    groups: isMember ? row.groups : [],
    free: row.free,
    proposed: row.proposed,
  };
}
