import type { Db } from "@app/db/database";
import { sql } from "kysely";

type Ending = { companyId: number; candidateId: number; by: "person" | "company" | "silence"; at: Date };

/**
 * Out of the team, without a word to anybody: its groups go, what waits for an answer as one of the team has expired, and accepted
 * shifts stay. A person who never agreed is still read as asked.
 */
export async function endMembership(tx: Db, { companyId, candidateId, by, at }: Ending): Promise<void> {
  await sql`
    update team_members set state = 'left', left_at = ${at}, left_by = ${by}, approved_at = null, muted = false, renewal_asked_at = null,
      consent_at = null, consent_until = null, consent_version = null
    where company_id = ${companyId} and candidate_id = ${candidateId}`.execute(tx);
  await sql`
    delete from team_group_members g using team_groups k
    where k.id = g.group_id and k.company_id = ${companyId} and g.candidate_id = ${candidateId}`.execute(tx);
  await sql`
    update propositions p set expires_at = ${at} from missions m
    where m.id = p.mission_id and m.company_id = ${companyId} and p.candidate_id = ${candidateId} and p.origin = 'team'
      and p.answer is null and p.expires_at > ${at}`.execute(tx);
  await sql`
    update notifications set read_at = ${at}
    where user_id = ${candidateId} and read_at is null and kind in ('team_asked', 'team_renewal')
      and event_key like ${`team_%:${companyId}:%`}`.execute(tx);
}
