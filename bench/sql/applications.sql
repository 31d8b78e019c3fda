-- GET /api/applications/ of an employer: the count of each status, without those undone, and the newest rows.
select status, count(*), false from applications where company_id = (select company_id from bench_people where n = :n) group by status
union all
select status, count(*), true from applications
where company_id = (select company_id from bench_people where n = :n) and undone group by status;
select m.id, m.title, m.company_id, m.location, m.remote, m.description, m.status, m.type, m.sectors, m.skills, m.tags, m.urgent,
  m.license_required, m.pay_cents, m.pay_period, m.hours_per_day, m.total_days, m.starts_at, m.ends_at, m.positions, m.confirmed_count, m.paid_minutes, m.shift_count, m.take_some, m.next_start,
  m.accepted_count, m.max_applications, m.application_count, m.published_at, co.name, co.logo_file_id, co.level, co.level_at, a.id,
  a.candidate_id, a.status, a.candidate_status, a.message, a.cv_file_id, cv.original_name, a.seen_at, a.decided_at,
  a.status_before_decision, a.decision_visible_at, a.withdrawn_at, a.attendance, a.attendance_at, a.contested_at, a.created_at,
  u.status, u.first_name, u.last_name, u.email, u.phone, u.city, u.image_file_id, u.created_at, c.profession, c.rating,
  c.completed_missions, c.skills, c.availability, talk.*, cancelled.reason, (
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes,
    'booked', b.shift_id is not null, 'confirmed', b.confirmed_at is not null) order by s.starts_at, s.id), '[]')
  from shifts s left join bookings b on b.application_id = a.id and b.shift_id = s.id
  where s.mission_id = a.mission_id and (a.shift_ids is null or s.id = any(a.shift_ids))) as shifts, (
  select json_build_object('startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes)
  from shifts s where s.mission_id = m.id
  order by (s.starts_at > now() and s.accepted_count < s.positions) desc, (s.ends_at > now()) desc, s.starts_at limit 1) as next_shift, (
  select json_build_object('id', e.id, 'name', e.name, 'placeCode', p.code, 'placeLabel', p.name)
  from establishments e join communes p on p.code = e.place_code where e.id = m.establishment_id) as establishment,
  case when not m.remote then 111.195 * sqrt((c.lat - m.lat) ^ 2 + ((c.lon - m.lon) * cos(radians((c.lat + m.lat) / 2))) ^ 2) end, (
  select count(*) from applications w
  where w.candidate_id = a.candidate_id and w.company_id = a.company_id and w.attendance = 'worked') as worked_here
from applications a
join missions m on m.id = a.mission_id join companies co on co.id = m.company_id
join candidates c on c.user_id = a.candidate_id join users u on u.id = a.candidate_id left join files cv on cv.id = a.cv_file_id
left join lateral (
  select i.id, i.status, i.proposed_by, i.chosen_time from interviews i
  where i.mission_id = a.mission_id and i.application_id = a.id order by i.id desc limit 1) talk on true
left join lateral (
  select e.reason from application_events e where e.mission_id = a.mission_id and e.application_id = a.id and e.at = a.decided_at
    and e.kind = 'cancelled' and a.status = 'rejected' limit 1) cancelled on true
where a.id = any(array(
  select id from applications where company_id = (select company_id from bench_people where n = :n) and not undone
  order by created_at desc, id desc limit 11))
order by a.created_at desc, a.id desc;
