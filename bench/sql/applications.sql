-- GET /api/applications/ of an employer: the count of each status, the newest keys, their rows, and the trace that these
-- people were shown.
select status, count(*) from applications where company_id = (select company_id from bench_people where n = :n) group by status;
with keys as materialized (
  select id from applications where company_id = (select company_id from bench_people where n = :n)
  order by created_at desc, id desc limit 11)
select m.id, m.title, m.company_id, m.location, m.remote, m.description, m.status, m.type, m.sectors, m.skills, m.tags, m.urgent,
  m.license_required, m.pay_cents, m.pay_period, m.hours_per_day, m.total_days, m.starts_at, m.ends_at, m.end_given, m.positions,
  m.accepted_count, m.max_applications, m.application_count, m.published_at, co.name, co.logo_file_id, a.id, a.candidate_id,
  a.status, a.candidate_status, a.message, a.cv_file_id, cv.original_name, a.seen_at, a.decided_at, a.withdrawn_at, a.attendance,
  a.attendance_at, a.contested_at, a.created_at, u.first_name, u.last_name, u.email, u.phone, u.city, u.image_file_id,
  u.created_at, c.profession, c.rating, c.completed_missions, c.skills
from keys k join applications a on a.id = k.id
join missions m on m.id = a.mission_id join companies co on co.id = m.company_id
join candidates c on c.user_id = a.candidate_id join users u on u.id = a.candidate_id left join files cv on cv.id = a.cv_file_id
order by a.created_at desc, a.id desc;
insert into contact_views (viewer_id, candidate_id, subject, at)
select (select user_id from bench_people where n = :n), candidate_id, 'contact', now() from (
  select candidate_id from applications where company_id = (select company_id from bench_people where n = :n)
  order by created_at desc, id desc limit 10) shown on conflict do nothing;
