-- GET /api/board/ of an establishment: the shifts of today, who comes to each with what was recorded of them, where else something
-- happens, and how often the code was replaced.
select m.id, m.title, s.id, s.starts_at, s.ends_at, s.positions, s.accepted_count from missions m join shifts s on s.mission_id = m.id
where m.establishment_id = (select establishment_id from bench_boards where n = :n) and m.deleted_at is null
  and m.starts_at < date_trunc('day', now(), 'Europe/Paris') + interval '1 day' and m.ends_at > date_trunc('day', now(), 'Europe/Paris')
  and s.starts_at < date_trunc('day', now(), 'Europe/Paris') + interval '1 day' and s.ends_at > date_trunc('day', now(), 'Europe/Paris')
  and (m.status <> 'completed' or m.closed_at is null or s.starts_at <= m.closed_at);
select b.shift_id, a.id, u.id, u.first_name, u.last_name, u.phone, u.status, u.phone_verified_at, a.candidate_status, a.decision_visible_at,
  b.confirmed_at, a.attendance, a.attendance_at, exists (
    select from contact_views v where v.viewer_id = (select user_id from bench_boards where n = :n) and v.candidate_id = u.id
      and v.subject = 'contact' and v.day = (now() at time zone 'Europe/Paris')::date),
  (select json_agg(json_build_object('kind', e.kind, 'at', e.at, 'flagged', e.flagged)) from presence_events e
    where e.application_id = b.application_id and e.shift_id = b.shift_id),
  exists (select from bookings o where o.application_id = a.id and o.shift_id <> b.shift_id)
from missions m join shifts s on s.mission_id = m.id join bookings b on b.shift_id = s.id
join applications a on a.id = b.application_id join users u on u.id = b.candidate_id
where m.establishment_id = (select establishment_id from bench_boards where n = :n) and m.deleted_at is null
  and m.starts_at < date_trunc('day', now(), 'Europe/Paris') + interval '1 day' and m.ends_at > date_trunc('day', now(), 'Europe/Paris')
  and s.starts_at < date_trunc('day', now(), 'Europe/Paris') + interval '1 day' and s.ends_at > date_trunc('day', now(), 'Europe/Paris')
  and (m.status <> 'completed' or m.closed_at is null or s.starts_at <= m.closed_at);
select distinct m.establishment_id from missions m join shifts s on s.mission_id = m.id
where m.company_id = (select company_id from bench_boards where n = :n) and m.deleted_at is null
  and m.starts_at < date_trunc('day', now(), 'Europe/Paris') + interval '1 day' and m.ends_at > date_trunc('day', now(), 'Europe/Paris')
  and s.starts_at < date_trunc('day', now(), 'Europe/Paris') + interval '1 day' and s.ends_at > date_trunc('day', now(), 'Europe/Paris');
select count(*) from day_codes where company_id = (select company_id from bench_boards where n = :n)
  and day = (now() at time zone 'Europe/Paris')::date and establishment_id = (select establishment_id from bench_boards where n = :n);
