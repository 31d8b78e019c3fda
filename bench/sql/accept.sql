-- PATCH /api/applications/{id}/accept/: both rows held, the place taken, the hours booked, the decision and its traces.
-- Every run has its share of the pending applications, and begins again if it gets through them.
\set k :k + 1
\set n :base + 1 + (:client_id + :k * :clients) % :share
begin;
select application_id, mission_id, candidate_id, company_id from bench_pending where n = :n \gset
select status, starts_at, ends_at, hours_per_day, positions, accepted_count, deleted_at from missions
where id = :mission_id and exists (
  select id from applications where mission_id = :mission_id and id = :application_id and company_id = :company_id)
for no key update;
select candidate_id, company_id, status, candidate_status, created_at, answered_at, attendance, attendance_at, contested_at
from applications where mission_id = :mission_id and id = :application_id for no key update;
update missions set accepted_count = accepted_count + 1 where id = :mission_id;
select user_id from candidates where user_id = :candidate_id for no key update;
insert into bookings (mission_id, application_id, candidate_id, during)
select id, :application_id, :candidate_id, tstzrange(starts_at, starts_at + interval '8 hours') from missions where id = :mission_id
on conflict do nothing;
update applications set status = 'accepted', decided_at = now(), seen_at = coalesce(seen_at, now()),
  answered_at = coalesce(answered_at, now()) where mission_id = :mission_id and id = :application_id;
insert into application_events (mission_id, application_id, kind, actor_id, at)
values (:mission_id, :application_id, 'accepted', :company_id, now()) returning id as event_id \gset
select graphile_worker.add_job('application.event', json_build_object('missionId', :mission_id::bigint, 'eventId', :event_id::bigint));
insert into company_stats (company_id, answers, answer_seconds)
select company_id, 1, round(extract(epoch from answered_at - created_at))
from applications where mission_id = :mission_id and id = :application_id
on conflict (company_id) do update set
  answers = company_stats.answers + excluded.answers, answer_seconds = company_stats.answer_seconds + excluded.answer_seconds;
select m.*, co.name, co.logo_file_id, a.*, cv.original_name, u.first_name, u.last_name, u.email, u.phone, u.city, c.profession
from applications a join missions m on m.id = a.mission_id join companies co on co.id = m.company_id
join candidates c on c.user_id = a.candidate_id join users u on u.id = a.candidate_id left join files cv on cv.id = a.cv_file_id
where a.mission_id = :mission_id and a.id = :application_id and a.company_id = :company_id;
commit;
