import type { HoursLine, HoursView } from "@app/contract/hours/hours";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { fullName } from "@app/domain/accounts/person-name";
import { type HoursAgreedBy, type HoursState, hoursActions } from "@app/domain/hours/hours";
import { hoursPay, plannedMinutes, proposedHours, weekOf } from "@app/domain/hours/worked-hours";
import type { PayPeriod } from "@app/domain/missions/mission";
import { parisDay } from "@app/domain/time/calendar";
import { type RawBuilder, sql } from "kysely";

export type LineRow = {
  applicationId: number;
  shiftId: number;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
  breakPaid: boolean;
  missionId: number;
  title: string;
  payCents: number;
  payPeriod: PayPeriod;
  company: string;
  establishmentId: number | null;
  establishment: string | null;
  personId: number;
  firstName: string;
  lastName: string;
  state: HoursState;
  version: number;
  inAt: Date | null;
  outAt: Date | null;
  pause: number | null;
  minutes: number | null;
  declaredAt: Date | null;
  cutInAt: Date | null;
  cutOutAt: Date | null;
  cutBreakMinutes: number | null;
  cutMinutes: number | null;
  reason: string | null;
  taken: "declared" | "cut" | null;
  agreedBy: HoursAgreedBy | null;
  dueAt: Date | null;
  /** The first arrival and the last departure of the day. */
  arrivedAt: Date | null;
  leftAt: Date | null;
};

/** Of `applications a` and a shift. Whoever came after their absence was said has hours all the same. */
export const mayHaveWorked = (
  shift: string,
): RawBuilder<boolean> => sql<boolean>`(a.attendance is distinct from 'absent' or exists (
  select from presence_events e where e.application_id = a.id and e.shift_id = ${sql.ref(shift)} and e.kind = 'in'))`;

/** Everything said of the hours of each `(application_id, shift_id)` of `picked`; the sheet, the files and the answers read nothing else. */
export async function selectLines(db: Db, picked: RawBuilder<unknown>): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with picked as materialized (${picked})
    select p.application_id, p.shift_id, case when b.replaces is null then s.starts_at else lower(b.during) end as starts_at, s.ends_at,
      coalesce(b.break_minutes, s.break_minutes) as break_minutes, m.break_paid, m.id as mission_id, m.title,
      m.pay_cents, m.pay_period, co.name as company, e.id as establishment_id, e.name as establishment,
      u.id as person_id, u.first_name, u.last_name, coalesce(h.state, 'proposed') as state, coalesce(h.version, 0) as version,
      h.in_at, h.out_at, h.break_minutes as pause, h.minutes, h.declared_at,
      h.cut_in_at, h.cut_out_at, h.cut_break_minutes, h.cut_minutes,
      (select t.reason from work_hours_steps t where t.application_id = p.application_id and t.shift_id = p.shift_id
        and t.action = 'cut' order by t.version desc limit 1) as reason,
      h.taken, h.agreed_by, h.due_at, arrivals.arrived_at, arrivals.left_at
    from picked p
    join shifts s on s.id = p.shift_id
    join applications a on a.id = p.application_id
    left join bookings b on b.application_id = p.application_id and b.shift_id = p.shift_id
    join missions m on m.id = s.mission_id
    join companies co on co.id = m.company_id
    left join establishments e on e.id = m.establishment_id
    join users u on u.id = a.candidate_id
    left join work_hours h on h.application_id = p.application_id and h.shift_id = p.shift_id
    cross join lateral (
      select min(v.at) filter (where v.kind = 'in') as arrived_at, max(v.at) filter (where v.kind = 'out') as left_at
      from presence_events v where v.application_id = p.application_id and v.shift_id = p.shift_id) arrivals
    order by s.starts_at, u.last_name, u.first_name, p.application_id, s.id`.execute(db);
  return rows;
}

type Typed = { inAt: Date | null; outAt: Date | null; pause: number | null; minutes: number | null };

function viewHours({ inAt, outAt, pause, minutes }: Typed): HoursView | null {
  if (inAt === null || outAt === null || pause === null || minutes === null) return null;
  return { in: inAt.toISOString(), out: outAt.toISOString(), breakMinutes: pause, minutes };
}

const cutOf = (row: LineRow): Typed => ({
  inAt: row.cutInAt,
  outAt: row.cutOutAt,
  pause: row.cutBreakMinutes,
  minutes: row.cutMinutes,
});

export function presentLine(row: LineRow, actor: Candidate | Employer, now: Date): HoursLine {
  const isDeclared = row.declaredAt !== null;
  const side = actor.role === "candidate" ? "person" : "company";
  const isLead = actor.role === "employer" && actor.member.role === "shift_lead";
  const [declared, cut] = [viewHours(row), viewHours(cutOf(row))];
  const hours = row.taken === "cut" ? cut : declared;
  const actions = hoursActions(side, { ...row, isDeclared }, now);
  const hourly = isLead ? null : hoursPay(60, row);
  const pay = isLead || hours === null ? null : hoursPay(hours.minutes, row);
  return {
    application_id: row.applicationId,
    shift_id: row.shiftId,
    version: row.version,
    state: row.state,
    day: parisDay(row.startsAt),
    week: weekOf(row.startsAt),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    person: { id: row.personId, name: fullName(row) },
    job: { id: row.missionId, title: row.title },
    company: row.company,
    establishment:
      row.establishmentId === null ? null : { id: row.establishmentId, name: row.establishment ?? row.company },
    plannedMinutes: plannedMinutes(row),
    proposed: presentProposed(row),
    declared,
    declaredAt: row.declaredAt?.toISOString() ?? null,
    cut: cut === null ? null : { ...cut, reason: row.reason ?? "" },
    hours,
    agreedBy: row.agreedBy,
    dueAt: row.dueAt?.toISOString() ?? null,
    hourly: hourly === null ? null : hourly / 100,
    pay: pay === null ? null : pay / 100,
    actions: isLead ? actions.filter((action) => action !== "cut") : actions,
  };
}

function presentProposed(row: LineRow): HoursLine["proposed"] {
  const proposed = proposedHours(row, { inAt: row.arrivedAt, outAt: row.leftAt });
  if (proposed === null) return null;
  const { inAt, outAt, breakMinutes, source } = proposed;
  const minutes = Math.floor((outAt.getTime() - inAt.getTime()) / 60_000) - breakMinutes;
  return { in: inAt.toISOString(), out: outAt.toISOString(), breakMinutes, minutes, source };
}
