-- PATCH /api/applications/{id}/accept/: both rows held, a place on each shift taken and booked, the decision and its traces.
-- Every run has its share of the pending applications, and begins again if it gets through them.
\set k :k + 1
\set n :base + 1 + (:client_id + :k * :clients) % :share
begin;
select application_id, mission_id, candidate_id, company_id from bench_pending where n = :n \gset
select status, starts_at, ends_at, take_some::text, positions, accepted_count, deleted_at, hidden_at from missions
where id = :mission_id and exists (
  select id from applications where mission_id = :mission_id and id = :application_id and company_id = :company_id)
for no key update;
select candidate_id, company_id, status, candidate_status, created_at, answered_at, attendance, attendance_at, contested_at, shift_ids, (
  select json_build_object('startsAt', coalesce(min(lower(b.during)), max(s.starts_at)), 'endsAt', coalesce(max(upper(b.during)), max(s.ends_at)))
  from shifts s left join bookings b on b.shift_id = s.id and b.application_id = :application_id
  where s.mission_id = :mission_id and (applications.shift_ids is null or s.id = any(applications.shift_ids)) having count(*) > 0) as hours
from applications where mission_id = :mission_id and id = :application_id for no key update;
select user_id from candidates where user_id = :candidate_id for no key update;
select s.id, s.starts_at, s.positions - s.accepted_count, exists (
  select from bookings b where b.candidate_id = :candidate_id and b.during && tstzrange(s.starts_at, s.ends_at))
from shifts s where s.mission_id = :mission_id and s.ends_at > now() order by s.starts_at;
with taken as (
  update shifts set accepted_count = accepted_count + 1
  where mission_id = :mission_id and accepted_count < positions returning id, starts_at, ends_at)
insert into bookings (application_id, shift_id, candidate_id, mission_id, during)
select :application_id, id, :candidate_id, :mission_id, tstzrange(starts_at, ends_at) from taken on conflict do nothing;
update missions m set accepted_count = accepted_count + case when take_some then shift_count else 1 end,
  next_start = case when take_some then next_start_of(m, now()) when starts_at > now() and accepted_count + 1 < positions then starts_at end
where id = :mission_id;
select refresh_mission_search(m) from missions m where id = :mission_id and take_some
  and exists (select from shifts s where s.mission_id = :mission_id and s.accepted_count = s.positions);
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
select m.*, co.name, co.logo_file_id, a.*, cv.original_name, u.first_name, u.last_name, u.email, u.phone, u.city, c.profession, (
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes,
    'booked', b.shift_id is not null, 'confirmed', b.confirmed_at is not null) order by s.starts_at, s.id), '[]')
  from shifts s left join bookings b on b.application_id = a.id and b.shift_id = s.id
  where s.mission_id = a.mission_id and (a.shift_ids is null or s.id = any(a.shift_ids))) as shifts
from applications a join missions m on m.id = a.mission_id join companies co on co.id = m.company_id
join candidates c on c.user_id = a.candidate_id join users u on u.id = a.candidate_id left join files cv on cv.id = a.cv_file_id
where a.mission_id = :mission_id and a.id = :application_id and a.company_id = :company_id;
commit;
