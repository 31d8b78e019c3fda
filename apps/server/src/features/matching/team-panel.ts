import type { DiffusionView } from "@app/contract/matching/diffusion";
import type { Db } from "@app/db/database";
import { type Audience, isForTeam } from "@app/domain/missions/audience";
import { sql } from "kysely";

type TeamPanel = NonNullable<DiffusionView["team"]>;
type Person = TeamPanel["people"][number];

/** Names shown at most: the latest answers first. */
const MOST_PEOPLE = 500;

type Mission = { id: number; companyId: number; audience: Audience; teamUntil: Date | null; teamGroups: number[] };

/** Who of the team was asked and what they answered. Who left since is there only with an application. */
export async function readTeamPanel(
  db: Db,
  { id, companyId, audience, teamUntil, teamGroups }: Mission,
  now: Date,
): Promise<TeamPanel | null> {
  const { rows } = await sql<
    Omit<Person, "at" | "application_id" | "candidate_id"> & {
      candidateId: number;
      applicationId: number | null;
      at: Date;
    }
  >`
    select p.candidate_id, u.first_name || ' ' || u.last_name as name, a.id as application_id,
      case when a.id is not null or p.answer = 'yes' then 'yes' when p.answer is not null then p.answer
        when p.expires_at <= ${now} then 'expired' when p.seen_at is not null then 'seen' else 'sent' end as state,
      coalesce(p.answered_at, a.created_at, p.seen_at, p.created_at) as at
    from propositions p
    join users u on u.id = p.candidate_id and u.status = 'active'
    left join team_members t on t.company_id = ${companyId} and t.candidate_id = p.candidate_id and t.state = 'in' and t.consent_until > ${now}
    left join applications a on a.mission_id = p.mission_id and a.candidate_id = p.candidate_id
      and a.candidate_status is distinct from 'withdrawn' and a.status not in ('rejected', 'lapsed')
    where p.mission_id = ${id} and p.origin in ('team', 'direct') and (t.company_id is not null or a.id is not null)
    order by p.answered_at desc nulls last, p.id limit ${MOST_PEOPLE}`.execute(db);
  if (audience === "everyone" && rows.length === 0) return null;
  const { rows: counted } = await sql<{ members: number }>`
    select count(*)::integer as members from team_members t
    where t.company_id = ${companyId} and is_of_team(t.company_id, ${teamGroups}::bigint[], t.candidate_id, ${now})`.execute(
    db,
  );
  return {
    audience,
    until: isForTeam({ audience, teamUntil }) ? (teamUntil?.toISOString() ?? null) : null,
    members: counted[0]?.members ?? 0,
    people: rows.map(({ candidateId, applicationId, name, state, at }) => ({
      candidate_id: candidateId,
      name,
      state,
      at: at.toISOString(),
      application_id: applicationId,
    })),
  };
}
