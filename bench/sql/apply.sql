-- POST /api/jobs/apply/: what is checked, the slot, the application, its event, its job, and the row that is answered.
begin;
select mission_id from bench_missions where n = :mission \gset
select status, starts_at, positions, accepted_count, max_applications, application_count from missions
where id = :mission_id and deleted_at is null and hidden_at is null;
select u.id, u.role, u.email, u.email_verified_at, u.adult_confirmed_at, u.first_name, u.last_name, u.phone, u.city, u.region,
  u.country, u.image_file_id, u.company_id, u.created_at, c.profession, c.about, c.availability, c.skills, c.cv_file_id, c.rating,
  c.completed_missions, cv.original_name
from users u left join candidates c on c.user_id = u.id left join files cv on cv.id = c.cv_file_id where u.id = :candidate;
select created_at, withdrawn_at from applications where mission_id = :mission_id and candidate_id = :candidate;
update missions set application_count = application_count + 1
where id = :mission_id and status = 'recruiting' and deleted_at is null and hidden_at is null and starts_at > now()
  and accepted_count < positions and (max_applications is null or application_count < max_applications)
returning company_id \gset
insert into applications (mission_id, candidate_id, company_id, message, cv_file_id, created_at)
values (:mission_id, :candidate, :company_id, 'Je suis disponible.', null, now())
on conflict (mission_id, candidate_id) do update set message = excluded.message returning id as application_id \gset
insert into application_events (mission_id, application_id, kind, actor_id, at)
values (:mission_id, :application_id, 'received', :candidate, now()) returning id as event_id \gset
select graphile_worker.add_job('application.event', json_build_object('missionId', :mission_id::bigint, 'eventId', :event_id::bigint));
select m.*, co.name, co.logo_file_id, a.*, cv.original_name, u.first_name, u.last_name, u.email, u.phone, u.city, c.profession
from applications a join missions m on m.id = a.mission_id join companies co on co.id = m.company_id
join candidates c on c.user_id = a.candidate_id join users u on u.id = a.candidate_id left join files cv on cv.id = a.cv_file_id
where a.mission_id = :mission_id and a.id = :application_id and a.candidate_id = :candidate;
commit;
