import type { PlannedShift, PlanningView } from "@app/contract/week/week";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { fullName } from "@app/domain/accounts/person-name";
import type { MissionStatus } from "@app/domain/missions/mission";
import { sql } from "kysely";
import { showPhones } from "../../commands/show-phones.ts";
import type { Context } from "../../platform/context.ts";
import { DAY_HOURS, isOwnMission } from "../../views/member-scope.ts";
import { type PlannedShiftRow, viewPlannedShift } from "../../views/planned-shift.ts";
import { type Asked, groupByDay, readPeriod } from "./requested-period.ts";

type Person = {
  applicationId: number;
  candidateId: number;
  firstName: string;
  lastName: string;
  /** Null when it is not open to the employer, or not confirmed. */
  phone: string | null;
  confirmed: boolean;
  /** As JSON writes it. */
  confirmBefore: string | null;
  viewedToday: boolean;
};
type Row = PlannedShiftRow & {
  missionId: number;
  title: string;
  location: string;
  status: MissionStatus;
  applicationCount: number;
  people: Person[];
};

/** The shifts of a company, with the people accepted for each. */
export async function readPlanning(
  ctx: Context,
  employer: Employer,
  asked: Asked & { job?: number | undefined; establishment?: number | undefined },
): Promise<PlanningView> {
  const now = ctx.now();
  const { begins, ends, ...period } = readPeriod(asked, now);
  const rows = await readShifts(ctx.db, employer, {
    ...withinDay(employer, { begins, ends }, now),
    now,
    job: asked.job,
    establishment: asked.establishment,
  });
  const isShown = await showPhones(
    ctx,
    employer,
    rows.flatMap(({ people }) => people),
    now,
  );
  return groupByDay(
    period,
    rows.map((row) => present(row, isShown)),
  );
}

/** A shift lead reads what is around now alone. */
function withinDay({ member }: Employer, { begins, ends }: Pick<Bounds, "begins" | "ends">, now: Date) {
  if (member.role !== "shift_lead") return { begins, ends };
  const around = DAY_HOURS * 3_600_000;
  return {
    begins: new Date(Math.max(begins.getTime(), now.getTime() - around)),
    ends: new Date(Math.min(ends.getTime(), now.getTime() + around)),
  };
}

type Bounds = {
  begins: Date;
  ends: Date;
  now: Date;
  job: number | undefined;
  establishment: number | undefined;
};

/** What had not started when its mission was closed is left out: nobody comes. */
async function readShifts(db: Db, employer: Employer, bounds: Bounds): Promise<Row[]> {
  const { begins, ends, now, job, establishment } = bounds;
  const { rows } = await sql<Row>`
    with planned as materialized (
      select s.id, s.starts_at, s.ends_at, s.break_minutes, s.positions, s.accepted_count, s.confirmed_count,
        m.id as mission_id, m.title, m.location, m.status, m.application_count
      from missions m join shifts s on s.mission_id = m.id
      where ${isOwnMission(employer, "m")} and m.deleted_at is null and m.starts_at < ${ends} and m.ends_at > ${begins}
        and s.starts_at < ${ends} and s.ends_at > ${begins}
        ${job === undefined ? sql`` : sql`and m.id = ${job}`}
        ${establishment === undefined ? sql`` : sql`and m.establishment_id = ${establishment}`}
        and (m.status <> 'completed' or m.closed_at is null or s.starts_at <= m.closed_at)),
    present as (
      select b.shift_id, json_agg(json_build_object(
        'applicationId', a.id, 'candidateId', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'phone', case when u.status = 'active' and u.phone_verified_at is not null and (a.decision_visible_at is null or a.decision_visible_at <= ${now})
            and (a.candidate_status = 'confirmed' or a.company_id in (
              select id from companies where id = a.company_id and level in ('address_proven', 'verified')))
          then u.phone end,
        'confirmed', b.confirmed_at is not null,
        'confirmBefore', case when b.confirmed_at is null then a.confirm_before end,
        'viewedToday', exists (
          select from contact_views v where v.viewer_id = ${employer.userId} and v.candidate_id = u.id and v.subject = 'contact'
            and v.day = (${now}::timestamptz at time zone 'Europe/Paris')::date)) order by a.decided_at, a.id) as people
      from bookings b
      join applications a on a.id = b.application_id
      join users u on u.id = b.candidate_id
      where b.mission_id = any(array(select mission_id from planned)) and b.shift_id = any(array(select id from planned))
      group by b.shift_id),
    asked as (
      select p.id, count(*) as waiting
      from planned p join applications a on a.mission_id = p.mission_id
      where a.status in ('pending', 'reviewed') and a.candidate_status is distinct from 'withdrawn'
        and (a.shift_ids is null or p.id = any(a.shift_ids))
      group by p.id)
    select p.*, coalesce(k.waiting, 0) as waiting, coalesce(w.people, '[]') as people
    from planned p left join present w on w.shift_id = p.id left join asked k on k.id = p.id
    order by p.starts_at, p.id`.execute(db);
  return rows;
}

function present(row: Row, isShown: (candidateId: number) => boolean): PlannedShift {
  return {
    ...viewPlannedShift(row),
    job: {
      id: row.missionId,
      title: row.title,
      location: row.location,
      status: row.status,
      applications: row.applicationCount,
    },
    people: row.people.map((person) => ({
      application_id: person.applicationId,
      candidate_id: person.candidateId,
      name: fullName(person),
      phone: isShown(person.candidateId) ? person.phone : null,
      confirmed: person.confirmed,
      confirmBefore: person.confirmBefore === null ? null : new Date(person.confirmBefore).toISOString(),
    })),
  };
}
