import type { BoardPerson, BoardShift, BoardView } from "@app/contract/day/board";
import { dayFr as fr } from "@app/contract/day/day.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { fullName } from "@app/domain/accounts/person-name";
import type { Attendance } from "@app/domain/applications/attendance";
import { boardOrder } from "@app/domain/day/board";
import { isAskedAbout, presenceState } from "@app/domain/day/presence";
import { seesEstablishment } from "@app/domain/members/member";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { type RawBuilder, sql } from "kysely";
import { showPhones } from "../../commands/show-phones.ts";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { DAY_HOURS, isOwnMission } from "../../views/member-scope.ts";
import { codeOf } from "./day-code.ts";

type Asked = { establishment?: number | null | undefined; day?: string | undefined; wall: boolean };

/** Dates are as JSON writes them. */
type Person = {
  applicationId: number;
  candidateId: number;
  firstName: string;
  lastName: string;
  phone: string | null;
  viewedToday: boolean;
  confirmedAt: string | null;
  attendance: Attendance | null;
  attendanceAt: string | null;
  enRouteAt: string | null;
  inAt: string | null;
  outAt: string | null;
  flagged: boolean;
  several: boolean;
};
type Shift = {
  id: number;
  missionId: number;
  title: string;
  startsAt: string;
  endsAt: string;
  positions: number;
  acceptedCount: number;
  people: Person[] | null;
};
type Row = {
  isThere: boolean;
  places: (number | null)[];
  rotation: number;
  version: number;
  shifts: Shift[] | null;
};

/** The shifts of a day at one place, with who comes. One statement, and those of the phones that were not shown yet that day. */
export async function readBoard(ctx: Context, employer: Employer, asked: Asked): Promise<BoardView> {
  const now = ctx.now();
  const day = asked.day ?? parisDay(now);
  const bounds = boundsOf(employer, day, now);
  const establishmentId =
    asked.establishment === undefined ? await choosePlace(ctx.db, employer, bounds, now) : asked.establishment;
  const row = seesEstablishment(employer.member, establishmentId)
    ? await readRow(ctx.db, employer, { establishmentId, day, now, ...bounds })
    : undefined;
  if (!row?.isThere) throw notFound("establishment_not_found", fr.establishmentNotFound);
  const shifts = row.shifts ?? [];
  const people = shifts.flatMap((shift) => shift.people ?? []);
  const isShown = asked.wall ? () => false : await showPhones(ctx, employer, people, now);
  const place = { companyId: employer.companyId, establishmentId };
  return {
    establishment: establishmentId,
    day,
    places: row.places,
    version: row.version,
    code: day === parisDay(now) ? codeOf(ctx.config, place, { day, rotation: row.rotation }) : null,
    shifts: shifts.map((shift) => presentShift(shift, { isShown, isWall: asked.wall, now })),
  };
}

type Bounds = { begins: Date; ends: Date };

/** A shift lead reads what is around now alone. */
function boundsOf({ member }: Employer, day: string, now: Date): Bounds {
  const [begins, ends] = [parisStartOfDay(day), parisStartOfDay(addDays(day, 1))];
  if (member.role !== "shift_lead") return { begins, ends };
  const around = DAY_HOURS * 3_600_000;
  return {
    begins: new Date(Math.max(begins.getTime(), now.getTime() - around)),
    ends: new Date(Math.min(ends.getTime(), now.getTime() + around)),
  };
}

/** What had not started when its mission was closed is left out: nobody comes. */
const isOfDay = ({ begins, ends }: Bounds) => sql<boolean>`(
  m.deleted_at is null and m.starts_at < ${ends} and m.ends_at > ${begins} and s.starts_at < ${ends} and s.ends_at > ${begins}
  and (m.status <> 'completed' or m.closed_at is null or s.starts_at <= m.closed_at))`;

/** Where something happens first that is not over; without anything that day, the first establishment. */
async function choosePlace(db: Db, employer: Employer, bounds: Bounds, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select m.establishment_id as id from missions m join shifts s on s.mission_id = m.id
    where ${isOwnMission(employer, "m")} and ${isOfDay(bounds)}
    order by (s.ends_at > ${now}) desc, s.starts_at, s.id limit 1`.execute(db);
  if (rows[0]) return rows[0].id;
  const { establishments } = employer.member;
  const own =
    establishments === "all" ? sql<boolean>`true` : sql<boolean>`e.id = any (${[...establishments]}::bigint[])`;
  const { rows: places } = await sql<{ id: number }>`
    select e.id from establishments e where e.company_id = ${employer.companyId} and ${own}
    order by e.closed_at is not null, e.id limit 1`.execute(db);
  return places[0]?.id ?? null;
}

type Place = Bounds & { establishmentId: number | null; day: string; now: Date };

async function readRow(db: Db, employer: Employer, place: Place): Promise<Row | undefined> {
  const { establishmentId, day, now } = place;
  const isThere: RawBuilder<boolean> =
    establishmentId === null
      ? sql`true`
      : sql`exists (select from establishments x where x.id = ${establishmentId} and x.company_id = ${employer.companyId})`;
  // Each of the two finds its missions with an index of its own.
  const isHere =
    establishmentId === null ? sql`m.establishment_id is null` : sql`m.establishment_id = ${establishmentId}`;
  const { rows } = await sql<Row>`
    with planned as materialized (
      select s.id, s.starts_at, s.ends_at, s.positions, s.accepted_count, m.id as mission_id, m.title
      from missions m join shifts s on s.mission_id = m.id
      where m.company_id = ${employer.companyId} and ${isHere} and ${isOfDay(place)}),
    present as (
      select b.shift_id, max(greatest(p.last_at, a.attendance_at, a.confirmed_at, a.decided_at)) as changed_at,
        json_agg(json_build_object('applicationId', a.id, 'candidateId', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
          'phone', case when u.status = 'active' and u.phone_verified_at is not null and (a.decision_visible_at is null or a.decision_visible_at <= ${now})
              and (a.candidate_status = 'confirmed' or co.level in ('address_proven', 'verified')) then u.phone end,
          'viewedToday', exists (
            select from contact_views v where v.viewer_id = ${employer.userId} and v.candidate_id = u.id and v.subject = 'contact'
              and v.day = (${now}::timestamptz at time zone 'Europe/Paris')::date),
          'confirmedAt', b.confirmed_at, 'attendance', a.attendance, 'attendanceAt', a.attendance_at,
          'enRouteAt', p.en_route_at, 'inAt', p.in_at, 'outAt', p.out_at, 'flagged', coalesce(p.flagged, false),
          'several', exists (select from bookings o where o.application_id = a.id and o.shift_id <> b.shift_id))) as people
      from planned s join bookings b on b.shift_id = s.id
      join applications a on a.id = b.application_id
      join companies co on co.id = a.company_id
      join users u on u.id = b.candidate_id
      left join lateral (
        select max(e.received_at) as last_at, min(e.at) filter (where e.kind = 'en_route') as en_route_at,
          min(e.at) filter (where e.kind = 'in') as in_at, max(e.at) filter (where e.kind = 'out') as out_at,
          coalesce((array_agg(e.flagged order by e.at) filter (where e.kind = 'in'))[1], false)
            or coalesce((array_agg(e.flagged order by e.at desc) filter (where e.kind = 'out'))[1], false) as flagged
        from presence_events e where e.application_id = b.application_id and e.shift_id = b.shift_id) p on true
      group by b.shift_id)
    select ${isThere} as is_there,
      (select coalesce(json_agg(distinct m.establishment_id), '[]') from missions m join shifts s on s.mission_id = m.id
        where ${isOwnMission(employer, "m")} and ${isOfDay(place)}) as places,
      (select count(*)::int from day_codes d where d.company_id = ${employer.companyId} and d.day = ${day}::date
        and d.establishment_id is not distinct from ${establishmentId}::bigint) as rotation,
      coalesce((select floor(extract(epoch from max(w.changed_at)) * 1000)::float8 from present w), 0) as version,
      (select json_agg(json_build_object('id', s.id, 'missionId', s.mission_id, 'title', s.title, 'startsAt', s.starts_at,
          'endsAt', s.ends_at, 'positions', s.positions, 'acceptedCount', s.accepted_count, 'people', w.people)
          order by s.starts_at, s.ends_at, s.id)
        from planned s left join present w on w.shift_id = s.id) as shifts`.execute(db);
  return rows[0];
}

type Shown = { isShown: (candidateId: number) => boolean; isWall: boolean; now: Date };

function presentShift(shift: Shift, shown: Shown): BoardShift {
  const times = { startsAt: new Date(shift.startsAt), endsAt: new Date(shift.endsAt) };
  return {
    id: shift.id,
    job: { id: shift.missionId, title: shift.title },
    startsAt: times.startsAt.toISOString(),
    endsAt: times.endsAt.toISOString(),
    positions: shift.positions,
    missing: Math.max(0, shift.positions - shift.acceptedCount),
    people: (shift.people ?? []).map((person) => presentPerson(person, times, shown)).toSorted(boardOrder),
  };
}

function presentPerson(
  person: Person,
  times: { startsAt: Date; endsAt: Date },
  { isShown, isWall, now }: Shown,
): BoardPerson {
  const { state, since } = presenceState(
    {
      ...times,
      attendance: person.attendance,
      confirmedAt: dateOf(person.confirmedAt),
      attendanceAt: dateOf(person.attendanceAt),
      enRouteAt: dateOf(person.enRouteAt),
      inAt: dateOf(person.inAt),
      outAt: dateOf(person.outAt),
    },
    now,
  );
  return {
    application_id: person.applicationId,
    candidate_id: person.candidateId,
    name: isWall ? `${person.firstName} ${person.lastName.charAt(0)}.` : fullName(person),
    phone: isShown(person.candidateId) ? person.phone : null,
    state,
    since: since?.toISOString() ?? null,
    flagged: person.flagged && !isWall,
    asked: isAskedAbout(state, times.startsAt, now),
    several: person.several,
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
