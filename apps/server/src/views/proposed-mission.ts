import type { ProposedMission } from "@app/contract/notifications/proposition-notifications.fr";
import type { Db } from "@app/db/database";
import { restOfShift, restPay, type ShiftHours } from "@app/domain/matching/replacement";
import type { ContractKind } from "@app/domain/missions/contract-kind";
import type { PayPeriod } from "@app/domain/missions/mission";
import type { Cents } from "@app/domain/money/money";
import { type RawBuilder, sql } from "kysely";
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
export function readOpenMission(db: Db, missionId: number, now: Date): Promise<OpenMission | undefined> {
  return readWithShift(
    db,
    missionId,
    now,
    sql`select starts_at, ends_at, 0 as break_minutes from shifts
      where mission_id = m.id and accepted_count < positions and starts_at > ${now} and m.status = 'recruiting'
      order by starts_at limit 1`,
  );
}

/** What is left of a shift under way, by a yes now; the hours of the mission are these. */
export type ReplacedMission = OpenMission & { rest: ShiftHours; pay: Cents | null };

/** Undefined once nobody can take them. */
export async function readReplacedMission(
  db: Db,
  missionId: number,
  applicationId: number,
  now: Date,
): Promise<ReplacedMission | undefined> {
  const mission = await readWithShift(
    db,
    missionId,
    now,
    sql`select r.starts_at, r.ends_at, r.break_minutes from places_to_replace(m.id, ${now}) r where r.application_id = ${applicationId}`,
  );
  if (!mission) return undefined;
  const rest = restOfShift(mission, now);
  const pay = restPay(mission, mission, rest);
  return { ...mission, startsAt: rest.startsAt, lastEndsAt: rest.endsAt, shiftCount: 1, rest, pay };
}

type Read = OpenMission & {
  payPeriod: PayPeriod;
  breakMinutes: number;
  breakPaid: boolean;
  contractKind: ContractKind;
  totalDays: number | null;
};

async function readWithShift(
  db: Db,
  missionId: number,
  now: Date,
  shift: RawBuilder<unknown>,
): Promise<Read | undefined> {
  const { rows } = await sql<Read>`
    select m.id, ${recipientsOf("m", sql`${now}::timestamptz`)} as recipients, m.company_id, m.published_at, co.name as company, m.title as job,
      p.lat, p.lon, case when m.remote then null else coalesce(p.name, m.location) end as place,
      s.starts_at, s.ends_at, s.break_minutes, m.ends_at as last_ends_at, m.shift_count, m.pay_cents, m.pay_period, m.break_paid,
      m.contract_kind, m.total_days
    from missions m
    join companies co on co.id = m.company_id
    left join communes p on p.code = m.commune_code
    cross join lateral (${shift}) s
    where m.id = ${missionId} and m.hidden_at is null and m.deleted_at is null`.execute(db);
  return rows[0];
}
