-- What a batch of applications that nobody answered in time writes, in one statement.
with due as materialized (
  select id, mission_id, candidate_id, company_id from applications
  where reply_due_at <= $1 order by reply_due_at limit $2 for no key update skip locked),
ended as (
  update applications a set status = 'lapsed', lapsed_at = $1, decided_at = $1, reply_due_at = null from due d where a.id = d.id),
freed as (
  update missions m set ended_applications = m.ended_applications + d.n
  from (select mission_id, count(*)::integer as n from due group by mission_id) d where m.id = d.mission_id
  returning m.id, m.created_by),
written as (
  insert into application_events (mission_id, application_id, kind, at) select mission_id, id, 'lapsed', $1 from due),
queued as (
  insert into graphile_worker._private_jobs (task_id, payload)
  select t.id, json_build_object('missionId', f.id, 'at', $1)
  from freed f, graphile_worker._private_tasks t where t.identifier = 'application.lapsed'),
settled as (
  update notifications n set read_at = $1
  from (
    select f.created_by as user_id, '/employeur/tableau-de-bord/candidatures/' || d.id as url from due d join freed f on f.id = d.mission_id
    union all
    select d.candidate_id, '/candidat/tableau-de-bord/candidatures#candidature-' || d.id from due d) about
  where n.user_id = about.user_id and n.read_at is null and n.action_url = about.url),
counted as (
  insert into company_stats (company_id, lapsed) select company_id, count(*) from due group by company_id
  on conflict (company_id) do update set lapsed = company_stats.lapsed + excluded.lapsed)
select json_build_object('due', count(*), 'done', count(*)) as swept from due
