import type { Attendance } from "@app/domain/applications/attendance";
import { defineStatement, type Statement } from "../../platform/database/prepared-statements.ts";
import { EVENTS_JSON, type StoredEvents } from "../../views/recorded-presence.ts";

/** Dates are as JSON writes them. */
export type BoardPersonRow = {
  applicationId: number;
  candidateId: number;
  firstName: string;
  lastName: string;
  phone: string | null;
  viewedToday: boolean;
  confirmedAt: string | null;
  attendance: Attendance | null;
  attendanceAt: string | null;
  events: StoredEvents;
  several: boolean;
  /** Of whoever replaces somebody: from when, and whom. */
  restStart: string | null;
  replaces: { applicationId: number; firstName: string; lastName: string } | null;
  /** Of somebody absent: until when the last of those who are called answers. */
  calledUntil: string | null;
  declared: boolean | null;
  declaredAt: string | null;
};
export type BoardShiftRow = {
  id: number;
  missionId: number;
  title: string;
  startsAt: string;
  endsAt: string;
  positions: number;
  acceptedCount: number;
  people: BoardPersonRow[] | null;
};
export type BoardRow = {
  isThere: boolean;
  places: (number | null)[];
  rotation: number;
  version: number;
  shifts: BoardShiftRow[] | null;
};

/** Between $4 and $5. What had not started when its mission was closed is left out: nobody comes. */
const IS_OF_DAY = `m.deleted_at is null and m.starts_at < $5 and m.ends_at > $4 and s.starts_at < $5 and s.ends_at > $4
  and (m.status <> 'completed' or m.closed_at is null or s.starts_at <= m.closed_at)`;

/** Of the company $1, read by $2 at $6; the day is $7, and $8 the establishments of the member, null for all of them. */
const boardText = (isHere: string, isThere: string) => `
  with planned as materialized (
    select s.id, s.starts_at, s.ends_at, s.positions, s.accepted_count, m.id as mission_id, m.title, m.contract_kind
    from missions m join shifts s on s.mission_id = m.id
    where m.company_id = $1 and ${isHere} and ${IS_OF_DAY}),
  present as (
    select b.shift_id, max(greatest(p.last_at, a.attendance_at, a.confirmed_at, a.decided_at, d.entered_at)) as changed_at,
      json_agg(json_build_object('applicationId', a.id, 'candidateId', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
        'phone', case when u.status = 'active' and u.phone_verified_at is not null and (a.decision_visible_at is null or a.decision_visible_at <= $6)
            and (a.candidate_status = 'confirmed' or co.level in ('address_proven', 'verified')) then u.phone end,
        'viewedToday', exists (
          select from contact_views v where v.viewer_id = $2 and v.candidate_id = u.id and v.subject = 'contact'
            and v.day = ($6::timestamptz at time zone 'Europe/Paris')::date),
        'confirmedAt', b.confirmed_at, 'attendance', a.attendance, 'attendanceAt', a.attendance_at, 'events', p.events,
        'restStart', case when b.replaces is not null then lower(b.during) end,
        'replaces', case when b.replaces is not null then (
          select json_build_object('applicationId', r.id, 'firstName', x.first_name, 'lastName', x.last_name)
          from applications r join users x on x.id = r.candidate_id where r.id = b.replaces) end,
        'calledUntil', case when a.attendance = 'absent' then (
          select max(c.called_until) from propositions c
          where c.mission_id = a.mission_id and c.call_replaces = a.id and c.answer = 'standby' and c.called_until > $6
            and exists (select from places_to_replace(a.mission_id, $6) t where t.application_id = a.id)) end,
        'several', exists (select from bookings o where o.application_id = a.id and o.shift_id <> b.shift_id),
        'declared', case when s.contract_kind not in ('freelance', 'internship') then d.channel is not null end,
        'declaredAt', case when s.contract_kind not in ('freelance', 'internship') then d.declared_at end)) as people
    from planned s join bookings b on b.shift_id = s.id
    join applications a on a.id = b.application_id
    join companies co on co.id = a.company_id
    join users u on u.id = b.candidate_id
    left join declarations d on d.application_id = a.id
    left join lateral (
      select max(e.received_at) as last_at, ${EVENTS_JSON} as events
      from presence_events e where e.application_id = b.application_id and e.shift_id = b.shift_id) p on true
    group by b.shift_id)
  select ${isThere} as "isThere",
    (select coalesce(json_agg(distinct m.establishment_id), '[]') from missions m join shifts s on s.mission_id = m.id
      where m.company_id = $1 and ($8::bigint[] is null or m.establishment_id = any ($8)) and ${IS_OF_DAY}) as places,
    (select count(*)::int from day_codes d where d.company_id = $1 and d.day = $7::date
      and d.establishment_id is not distinct from $3::bigint) as rotation,
    coalesce((select floor(extract(epoch from max(w.changed_at)) * 1000)::float8 from present w), 0) as version,
    (select json_agg(json_build_object('id', s.id, 'missionId', s.mission_id, 'title', s.title, 'startsAt', s.starts_at,
        'endsAt', s.ends_at, 'positions', s.positions, 'acceptedCount', s.accepted_count, 'people', w.people)
        order by s.starts_at, s.ends_at, s.id)
      from planned s left join present w on w.shift_id = s.id) as shifts`;

/** Each of the two finds its missions with an index of its own. */
const OF_ESTABLISHMENT = defineStatement(
  "board",
  boardText(
    "m.establishment_id = $3::bigint",
    "exists (select from establishments x where x.id = $3::bigint and x.company_id = $1)",
  ),
);
const WITHOUT_ESTABLISHMENT = defineStatement("board_elsewhere", boardText("m.establishment_id is null", "true"));

export const boardStatement = (establishmentId: number | null): Statement =>
  establishmentId === null ? WITHOUT_ESTABLISHMENT : OF_ESTABLISHMENT;
