import type { EmployerSummary, UpcomingShift } from "@app/contract/companies/employer-figures";
import type { Employer } from "@app/domain/accounts/actor";
import type { MissionStatus } from "@app/domain/missions/mission";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { isOwnMission } from "../../../views/member-scope.ts";
import { type PlannedShiftRow, viewPlannedShift } from "../../../views/planned-shift.ts";

const PERIOD_MS = 48 * 3_600_000;
const SHOWN = 60;

type Row = PlannedShiftRow & {
  missionId: number;
  title: string;
  location: string;
  status: MissionStatus;
  establishment: { name: string; place: string } | null;
  missing: number;
  toConfirm: number;
  starting: number;
};

/** Missions of a company are read from its index by week, then their shifts; totals are over all of them. */
export async function readNext48h(ctx: Context, employer: Employer): Promise<EmployerSummary["next48h"]> {
  const now = ctx.now();
  const until = new Date(now.getTime() + PERIOD_MS);
  const { rows } = await sql<Row>`
    with soon as materialized (
      select s.id, s.starts_at, s.ends_at, s.break_minutes, s.positions, s.accepted_count, s.confirmed_count,
        m.id as mission_id, m.title, m.location, m.status, m.establishment_id,
        coalesce(sum(greatest(0, s.positions - s.accepted_count)) filter (where s.starts_at > ${now}) over (), 0)::bigint as missing,
        coalesce(sum(greatest(0, s.accepted_count - s.confirmed_count)) filter (where s.starts_at > ${now}) over (), 0)::bigint as to_confirm,
        count(*) filter (where s.starts_at > ${now}) over () as starting
      from missions m join shifts s on s.mission_id = m.id
      where ${isOwnMission(employer, "m")} and m.deleted_at is null and m.status in ('recruiting', 'paused')
        and m.starts_at < ${until} and m.ends_at > ${now} and s.starts_at < ${until} and s.ends_at > ${now}
      order by s.starts_at, s.id limit ${SHOWN})
    select soon.*, (
        select count(*) from applications a
        where a.mission_id = soon.mission_id and a.company_id = ${employer.companyId} and a.status in ('pending', 'reviewed')
          and a.candidate_status is distinct from 'withdrawn' and (a.shift_ids is null or soon.id = any(a.shift_ids))
      ) as waiting, (
        select json_build_object('name', e.name, 'place', p.name)
        from establishments e join communes p on p.code = e.place_code where e.id = soon.establishment_id
      ) as establishment
    from soon order by starts_at, id`.execute(ctx.db);
  return {
    until: until.toISOString(),
    missing: rows[0]?.missing ?? 0,
    toConfirm: rows[0]?.toConfirm ?? 0,
    starting: rows[0]?.starting ?? 0,
    shifts: rows.map(present),
  };
}

function present(row: Row): UpcomingShift {
  const { establishment } = row;
  return {
    ...viewPlannedShift(row),
    job: {
      id: row.missionId,
      title: row.title,
      place: establishment === null ? row.location : `${establishment.name}, ${establishment.place}`,
      recruiting: row.status === "recruiting",
    },
  };
}
