import type { Db } from "@app/db/database";
import type { ContractKind, ContractMotive } from "@app/domain/missions/contract-kind";
import { followsHotelAgreement } from "@app/domain/missions/contract-rules";
import { contractFindings, type LimitFinding } from "@app/domain/papers/contract-limits";
import { openingDays } from "@app/domain/papers/opening-days";
import type { PostContract } from "@app/domain/papers/waiting-time";
import { holidayZone } from "@app/domain/time/holidays";
import { sql } from "kysely";

type Row = {
  contractKind: ContractKind;
  contractMotive: ContractMotive | null;
  sectors: string[];
  collectiveAgreement: string | null;
  communeCode: string | null;
  openingDays: number | null;
  openOnHolidays: boolean;
  shifts: { startsAt: string; endsAt: string }[] | null;
  extraDays: string[];
  post: PostContract[] | null;
};

/**
 * What the law says of a hire beside those known here: of the shifts chosen, else those booked, else those asked for. That an extra has a
 * contract for each vacation is to know, and no reason to refuse the hire: `makeContract` makes one at a time.
 */
export async function readContractFindings(
  db: Db,
  applicationId: number,
  shiftIds: readonly number[] | null = null,
): Promise<LimitFinding[]> {
  const { rows } = await sql<Row>`
    select m.contract_kind, m.contract_motive, m.sectors, m.commune_code, p.opening_days,
      coalesce(nullif(trim(m.collective_agreement), ''), p.agreement) as collective_agreement,
      coalesce(p.open_on_holidays, true) as open_on_holidays,
      (select json_agg(json_build_object('startsAt', s.starts_at, 'endsAt', s.ends_at) order by s.starts_at, s.id)
        from shifts s where s.mission_id = m.id and s.id = any (coalesce(${shiftIds === null ? null : [...shiftIds]}::bigint[],
          nullif(array(select k.shift_id from bookings k where k.application_id = a.id), '{}'), a.shift_ids,
          array(select x.id from shifts x where x.mission_id = m.id)))) as shifts,
      -- Of the quarters before, of and after the mission: each counts its own.
      array(select distinct (lower(k.during) at time zone 'Europe/Paris')::date::text
        from bookings k join missions o on o.id = k.mission_id join applications x on x.id = k.application_id
        where m.contract_kind = 'extra' and k.candidate_id = a.candidate_id and k.application_id <> a.id
          and k.during && tstzrange(m.starts_at - interval '4 months', m.ends_at + interval '4 months')
          and o.contract_kind = 'extra' and o.company_id = m.company_id and o.establishment_id is not distinct from m.establishment_id
          and x.attendance is distinct from 'absent') as extra_days,
      -- An eighteen months' contract has a waiting time of six.
      (select json_agg(json_build_object('kind', o.contract_kind, 'motive', o.contract_motive, 'leftEarly', false,
          'firstDay', (c.first_start at time zone 'Europe/Paris')::date,
          'lastDay', ((c.last_end - interval '1 millisecond') at time zone 'Europe/Paris')::date))
        from missions o cross join lateral (
          select min(lower(k.during)) as first_start, max(upper(k.during)) as last_end
          from bookings k where k.mission_id = o.id group by k.application_id) c
        where m.contract_kind in ('extra', 'cdd', 'seasonal') and o.contract_kind in ('extra', 'cdd', 'seasonal')
          and o.establishment_id = m.establishment_id and o.company_id = m.company_id and o.deleted_at is null
          and o.ends_at <= m.starts_at and o.ends_at > m.starts_at - interval '8 months'
          and o.id <> m.id and lower(o.title) = lower(m.title)) as post
    from applications a join missions m on m.id = a.mission_id left join company_papers p on p.company_id = m.company_id
    where a.id = ${applicationId}`.execute(db);
  const [row] = rows;
  if (!row?.shifts) return [];
  const asked = {
    kind: row.contractKind,
    motive: row.contractMotive,
    hotels: followsHotelAgreement(row),
    shifts: row.shifts.map((shift) => ({ startsAt: new Date(shift.startsAt), endsAt: new Date(shift.endsAt) })),
  };
  const opening = {
    weekdays: openingDays(row.openingDays),
    onHolidays: row.openOnHolidays,
    zone: holidayZone(row.communeCode),
  };
  return contractFindings(asked, { extraDays: row.extraDays, post: row.post ?? [] }, opening).map((finding) =>
    finding.kind === "one_per_vacation" ? { ...finding, severity: "warned" } : finding,
  );
}
