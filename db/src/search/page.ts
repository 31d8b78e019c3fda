import { establishmentOf, nextShiftOf } from "../mission-card.ts";

/** Days without hours end with the last of them. */
const END_OF_CARD = `case when has_hours(m.starts_at) then m.ends_at
  else (select max(s.starts_at) from shifts s where s.mission_id = m.id) end`;

const NEXT_SHIFT = `'nextShift', ${nextShiftOf("m")}, 'nextStart', m.next_start`;

const cardFields = (nextShift: string) => `
  'id', m.id, 'title', m.title,
  'company', json_build_object('id', c.id, 'name', c.name, 'logo', '/fichiers/' || c.logo_file_id,
    'level', c.level, 'level_at', c.level_at),
  'location', m.location, 'remote', m.remote, 'description', left(m.description, 280), 'status', m.status,
  'held_reason', m.held_reason,
  'type', m.type, 'sector', m.sectors, 'skills', m.skills, 'tags', m.tags, 'urgent', m.urgent,
  'licenseRequired', m.license_required, 'certificates', certificate_kinds(asked_certificates(m)), 'compensation', trim_scale(m.pay_cents / 100.0), 'compensationType', m.pay_period,
  'hoursPerDay', trim_scale(m.hours_per_day), 'totalDays', m.total_days, 'startDate', m.starts_at,
  'endDate', ${END_OF_CARD}, 'hoursKnown', has_hours(m.starts_at), 'positions', m.positions,
  'acceptedCount', m.accepted_count, 'maxApplications', m.max_applications,
  ${nextShift}, 'establishment', ${establishmentOf("m")},
  'paidMinutes', m.paid_minutes, 'shiftCount', m.shift_count, 'takeSome', m.take_some,
  'people', m.people, 'dayCount', m.day_count,
  'breakPaid', m.break_paid, 'contractKind', m.contract_kind, 'contractMotive', m.contract_motive,
  'totalApplications', m.application_count, 'endedApplications', m.ended_applications, 'created_at', m.published_at, 'closedEarly', coalesce(m.closed_at < m.starts_at, false),
  'cancelled', m.status = 'completed' and m.cancelled_at is not null`;

/** A card of mission `m` and its company `c`, as the contract's `MissionCard`: written by PostgreSQL, sent as it is. */
export const MISSION_CARD = `json_build_object(${cardFields(NEXT_SHIFT)})`;

/** The same with more fields. */
export const cardWith = (fields: string) => `json_build_object(${cardFields(NEXT_SHIFT)}, ${fields})`;

/** The same for its employer. */
export const OWN_MISSION_CARD = cardWith(
  "'confirmedCount', m.confirmed_count, 'audience', m.audience, 'teamUntil', m.team_until",
);

/**
 * Of mission `m`, the first shift that answers a search which says when ($8, $10 and $11), and no row in one that does not:
 * a person could take it, and it starts at these instants, at these hours of the day. `has_open_shift` finds its mission.
 */
export const MATCHING_SHIFT = `
  select f.id, f.starts_at, f.ends_at, f.break_minutes from shifts f
  where coalesce($8::integer::text, $10::timestamptz::text, $11::timestamptz::text) is not null
    and f.mission_id = m.id and f.starts_at > now() and f.accepted_count < f.positions
    and f.starts_at >= coalesce($10::timestamptz, '-infinity') and f.starts_at < coalesce($11::timestamptz, 'infinity')
    and ($8::integer is null or shift_hours(f.starts_at, f.ends_at) & $8::integer <> 0)
  order by f.starts_at limit 1`;

const FOUND_SHIFT = `'nextShift', case when f.id is null then ${nextShiftOf("m")}
    else json_build_object('startsAt', f.starts_at, 'endsAt', f.ends_at, 'breakMinutes', f.break_minutes) end,
  'nextStart', coalesce(f.starts_at, m.next_start), 'matchingShift', f.id`;

/** A card with its matching shift, `f`, in place of the next one. */
export const FOUND_CARD = `json_build_object(${cardFields(FOUND_SHIFT)})`;

/** With how far its place is from the centre $4, $5, when there is one. */
const CARD_IN_SEARCH = `case when $4::double precision is null then ${FOUND_CARD} else json_build_object(${cardFields(FOUND_SHIFT)},
  'distanceKm', round(distance_km(s.lat, s.lon, $4, $5)::numeric, 1)) end`;

/**
 * One round trip: `search_missions` answers ids, PostgreSQL writes the ten cards as JSON, and the text goes out untouched.
 * Another search engine would only replace `found`. $13 is the last place of the page plus one: the id too many says whether
 * a page follows. Within a page that says when, the soonest of the shifts shown comes first.
 */
export const SEARCH_PAGE = `
with found as materialized (
  select * from search_missions($1::text[], $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
)
select coalesce((
    select json_agg(${CARD_IN_SEARCH} order by case when $12 = 'soonest' then f.starts_at end, page.place)
    from unnest(found.ids[$14:$15]) with ordinality as page (id, place)
    join missions m on m.id = page.id
    join mission_search s on s.mission_id = page.id
    join companies c on c.id = m.company_id
    left join lateral (${MATCHING_SHIFT}) f on true), '[]')::text,
  found.total, found.is_estimate, cardinality(found.ids) > $15
from found`;
