-- POST /api/jobs/apply/: what is checked, the slot, the application, its event, its job, and the row that is answered.
begin;
select mission_id from bench_missions where n = :mission \gset
select status, starts_at, take_some, positions, accepted_count, max_applications, application_count from missions
where id = :mission_id and deleted_at is null and hidden_at is null and status <> 'held';
select u.id, u.role, u.email, u.email_verified_at, u.adult_confirmed_at, u.first_name, u.last_name, u.phone, u.city, u.region,
  u.country, u.image_file_id, u.company_id, u.created_at, c.profession, c.about, c.availability, c.skills, c.cv_file_id, c.rating,
  c.completed_missions, cv.original_name
from users u left join candidates c on c.user_id = u.id left join files cv on cv.id = c.cv_file_id where u.id = :candidate;
select created_at, withdrawn_at from applications where mission_id = :mission_id and candidate_id = :candidate;
select id, starts_at, ends_at, positions, accepted_count from shifts where mission_id = :mission_id order by starts_at, id;
select b.application_id from bookings b where b.candidate_id = :candidate and exists (
  select from shifts h where h.mission_id = :mission_id and b.during && tstzrange(h.starts_at, h.ends_at)) limit 1;
update missions set application_count = application_count + 1
where id = :mission_id and status = 'recruiting' and deleted_at is null and hidden_at is null
  and (starts_at > now() or take_some and ends_at > now())
  and accepted_count < positions and (max_applications is null or application_count < max_applications)
returning company_id \gset
select id, starts_at, ends_at, positions, accepted_count from shifts where mission_id = :mission_id order by starts_at, id;
insert into applications (mission_id, candidate_id, company_id, message, cv_file_id, shift_ids, created_at)
values (:mission_id, :candidate, :company_id, 'Je suis disponible.', null, null, now())
on conflict (mission_id, candidate_id) do update set message = excluded.message returning id as application_id \gset
insert into application_events (mission_id, application_id, kind, actor_id, at)
values (:mission_id, :application_id, 'received', :candidate, now()) returning id as event_id \gset
select graphile_worker.add_job('application.event', json_build_object('missionId', :mission_id::bigint, 'eventId', :event_id::bigint));
select m.*, co.name, co.logo_file_id, a.*, cv.original_name, u.first_name, u.last_name, u.email, u.phone, u.city, c.profession, (
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes,
    'booked', b.shift_id is not null, 'confirmed', b.confirmed_at is not null) order by s.starts_at, s.id), '[]')
  from shifts s left join bookings b on b.application_id = a.id and b.shift_id = s.id
  where s.mission_id = a.mission_id and (a.shift_ids is null or s.id = any(a.shift_ids))) as shifts
from applications a join missions m on m.id = a.mission_id join companies co on co.id = m.company_id
join candidates c on c.user_id = a.candidate_id join users u on u.id = a.candidate_id left join files cv on cv.id = a.cv_file_id
where a.mission_id = :mission_id and a.id = :application_id and a.candidate_id = :candidate;
commit;
