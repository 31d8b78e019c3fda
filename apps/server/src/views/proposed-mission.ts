import type { ProposedMission } from "@app/contract/notifications/proposition-notifications.fr";
import type { Db } from "@app/db/database";
import type { PayPeriod } from "@app/domain/missions/mission";
import { sql } from "kysely";
import { recipientsOf } from "./recipients.ts";

export type OpenMission = ProposedMission & {
  id: number;
  /** Of whoever acts for it now. */
  recipients: number[];
  companyId: number;
  publishedAt: Date;
  lat: number | null;
  lon: number | null;
};

/** The mission with its next shift that has a place; undefined once nobody can take it. */
export async function readOpenMission(db: Db, missionId: number, now: Date): Promise<OpenMission | undefined> {
  const { rows } = await sql<OpenMission & { payPeriod: PayPeriod }>`
    select m.id, ${recipientsOf("m", sql`${now}::timestamptz`)} as recipients, m.company_id, m.published_at, co.name as company, m.title as job,
      p.lat, p.lon, case when m.remote then null else coalesce(p.name, m.location) end as place,
      s.starts_at, s.ends_at, m.ends_at as last_ends_at, m.shift_count, m.pay_cents, m.pay_period
    from missions m
    join companies co on co.id = m.company_id
    left join communes p on p.code = m.commune_code
    cross join lateral (
      select starts_at, ends_at from shifts
      where mission_id = m.id and accepted_count < positions and starts_at > ${now}
      order by starts_at limit 1) s
    where m.id = ${missionId} and m.status = 'recruiting' and m.hidden_at is null and m.deleted_at is null`.execute(db);
  return rows[0];
}
