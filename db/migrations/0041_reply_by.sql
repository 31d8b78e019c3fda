-- migrate:up
-- Until when an employer answers an application, and what happens once that has passed (docs/adr/0030).
-- `released` is an offer that nobody confirmed in time, which `cancelled` said without an actor. `reply_due_at` is the next thing that time does: the reminder, then the end. Null once nothing is awaited.
alter table applications add column reply_by timestamptz;
alter table applications add column reply_due_at timestamptz;
alter table applications add column lapsed_at timestamptz;
-- The shifts of an offer that nobody confirmed in time: the person may still confirm them while they are free.
alter table applications add column offered_shifts bigint[];
alter table applications drop constraint applications_status_check;
alter table applications add constraint applications_status_check
  check (status in ('pending', 'reviewed', 'accepted', 'rejected', 'lapsed')) not valid;
alter table applications add constraint applications_lapsed check ((status = 'lapsed') = (lapsed_at is not null)) not valid;
alter table application_events drop constraint application_events_kind_check;
alter table application_events add constraint application_events_kind_check check (kind in (
  'received', 'seen', 'reviewed', 'unreviewed', 'reopened', 'accepted', 'rejected', 'cancelled', 'released', 'confirmed', 'withdrawn', 'lapsed',
  'reconfirm_asked', 'reconfirmed', 'unconfirmed', 'worked', 'absent', 'contested',
  'interview_proposed', 'interview_chosen', 'interview_declined', 'interview_countered')) not valid;
-- Applications that nobody answered in time.
alter table company_stats add column lapsed integer not null default 0;

-- Whatever changes an application, time only does something to those that wait. A decision undone leaves what was left of it.
create function move_reply_clock() returns trigger language plpgsql as $$
begin
  if new.status in ('pending', 'reviewed') and new.candidate_status is distinct from 'withdrawn' then
    new.reply_due_at := coalesce(new.reply_due_at, new.reply_by);
  else
    new.reply_due_at := null;
  end if;
  if new.status <> 'lapsed' then new.lapsed_at := null; end if;
  return new;
end $$;
create trigger application_reply_clock before update of status, candidate_status on applications
for each row when (old.status <> new.status or old.candidate_status is distinct from new.candidate_status)
execute function move_reply_clock();

-- As in 0008_applications.sql, but for an application left without an answer, which leaves room under the cap as a refused one does.
create or replace function count_ended_application() returns trigger language plpgsql as $$
begin
  update missions set ended_applications = ended_applications
    + (new.status in ('rejected', 'lapsed') and new.candidate_status is distinct from 'withdrawn')::integer
    - (old.status in ('rejected', 'lapsed') and old.candidate_status is distinct from 'withdrawn')::integer
  where id = new.mission_id;
  return null;
end $$;
create or replace trigger application_ended after update of status, candidate_status on applications
for each row when ((old.status in ('rejected', 'lapsed') and old.candidate_status is distinct from 'withdrawn')
  <> (new.status in ('rejected', 'lapsed') and new.candidate_status is distinct from 'withdrawn'))
execute function count_ended_application();

-- What is due at this moment, the oldest first: ends applications that nobody answered, and asks for the reminders. Missions first, in
-- one order; those that somebody holds are for the next time, and nobody waits. `due` were found, `done` were ended or reminded.
create function sweep_replies(at timestamptz, most integer) returns json language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  due bigint[];
  held bigint[];
  ended bigint[];
  soon bigint[];
  events bigint[];
  counted integer;
begin
  select array_agg(d.id), array_agg(distinct d.mission_id) into due, held
  from (select a.id, a.mission_id from applications a where a.reply_due_at <= at order by a.reply_due_at limit most) d;
  if due is null then return json_build_object('due', 0, 'done', 0); end if;
  held := array(select m.id from missions m where m.id = any (held) order by m.id for no key update skip locked);
  ended := array(
    select a.id from applications a
    where a.id = any (due) and a.mission_id = any (held) and a.reply_due_at <= at and a.reply_by <= at
    order by a.id for no key update);
  soon := array(
    select distinct a.mission_id from applications a
    where a.id = any (due) and a.mission_id = any (held) and a.reply_due_at <= at and a.reply_by > at);
  if cardinality(ended) > 0 then
    update applications a set status = 'lapsed', lapsed_at = at, decided_at = at where a.id = any (ended);
    with written as (
      insert into application_events (mission_id, application_id, kind, at)
      select a.mission_id, a.id, 'lapsed', at from applications a where a.id = any (ended) order by a.id
      returning id, mission_id)
    select array_agg(w.id), array_agg(distinct w.mission_id) into events, held from written w;
    perform from graphile_worker.add_jobs(array(
      select row('application.event', json_build_object('missionId', e.mission_id, 'eventId', e.id),
        null, null, null, null, null, null)::graphile_worker.job_spec
      from application_events e where e.id = any (events)
      union all
      select row('application.lapsed', json_build_object('missionId', m.id, 'at', to_json(at)),
        null, null, null, null, null, null)::graphile_worker.job_spec
      from unnest(held) m (id)));
    -- An application waits no longer: the wave that was put off looks again.
    with resumed as (
      update mission_waves w set due_at = at where w.mission_id = any (held) and w.state = 'due' and w.put_off
      returning w.mission_id, w.number)
    select count(graphile_worker.add_job('mission.wave', json_build_object('missionId', r.mission_id, 'number', r.number),
      run_at => at, job_key => format('mission.wave:%s:%s', r.mission_id, r.number))) into counted from resumed r;
  end if;
  update applications a set reply_due_at = a.reply_by
  where a.mission_id = any (soon) and a.reply_due_at < a.reply_by and a.reply_due_at <= at + interval '1 hour';
  get diagnostics counted = row_count;
  perform graphile_worker.add_job('application.reply_soon', json_build_object('missionId', m.id, 'at', to_json(at)))
  from unnest(soon) m (id);
  -- Last: everything of a company shares its row.
  insert into company_stats (company_id, lapsed)
  select a.company_id, count(*) from applications a where a.id = any (ended) group by a.company_id order by a.company_id
  on conflict (company_id) do update set lapsed = company_stats.lapsed + excluded.lapsed;
  return json_build_object('due', cardinality(due), 'done', cardinality(ended) + counted);
end $$;

-- As in 0032_team.sql, with the clock, and for an application left without an answer whose employer named the person since. The
-- previous release calls it without the clock.
drop function write_application(bigint, bigint, text, bigint, bigint[], bigint[], bigint, timestamptz, boolean, text, text, bytea, smallint, timestamptz);
create function write_application(
  mission bigint, person bigint, words text, cv bigint, known bigint[], wanted bigint[], again bigint, at timestamptz,
  is_silent boolean, request_id text, given_key text, hash bytea, answer_status smallint, keys_since timestamptz,
  reply_until timestamptz default null, remind_at timestamptz default null
) returns json language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  m missions;
  application bigint;
  proposition bigint;
  answered json;
  -- A refused application is still counted among those of its mission.
  was_refused boolean := false;
begin
  if given_key is not null then
    case (select k.state from find_key(person, given_key, keys_since) k)
      when 'running' then return json_build_object('outcome', 'in_progress');
      when 'stored' then return json_build_object('outcome', 'changed');
      else null;
    end case;
  end if;
  select k.* into m from missions k where k.id = mission for no key update;
  if not found or m.status <> 'recruiting' or m.deleted_at is not null or m.hidden_at is not null
    or not (m.starts_at > at or (m.take_some and m.ends_at > at))
    or (is_for_team(m) and not may_see_team_mission(m, person, at))
    or m.accepted_count >= m.positions or coalesce(m.application_count - m.ended_applications >= m.max_applications, false)
    or array(select s.id from shifts s where s.mission_id = mission order by s.starts_at, s.id) <> known
    or (m.take_some and exists (
      select from shifts s where s.id = any(wanted) and (s.accepted_count >= s.positions or s.starts_at <= at)))
    or (not m.take_some and cardinality(wanted) < cardinality(known))
  then return json_build_object('outcome', 'changed'); end if;
  if again is null then
    insert into applications (mission_id, candidate_id, company_id, message, cv_file_id, shift_ids, created_at, reply_by, reply_due_at)
    values (mission, person, m.company_id, words, cv, case when cardinality(wanted) < cardinality(known) then wanted end, at,
      reply_until, remind_at)
    on conflict (mission_id, candidate_id) do nothing returning id into application;
  else
    -- Withdrawn, or refused or left without an answer, and named by the employer since.
    select a.candidate_status is distinct from 'withdrawn' into was_refused from applications a
    where a.id = again and (a.candidate_status = 'withdrawn'
      or (a.status in ('rejected', 'lapsed') and is_named_for(mission, person, at)))
    for update;
    if found then
      -- An answer given before, or a silence, no longer counts in the company's figures.
      perform count_answers(mission, array[again], -1);
      update company_stats c set lapsed = c.lapsed - 1 from applications a
      where a.id = again and a.status = 'lapsed' and c.company_id = a.company_id;
      update applications a set status = 'pending', candidate_status = null, message = words, cv_file_id = cv,
        shift_ids = case when cardinality(wanted) < cardinality(known) then wanted end, created_at = at, undone = false,
        late_withdrawal = false, seen_at = null, answered_at = null, decided_at = null, confirmed_at = null, withdrawn_at = null,
        status_before_decision = null, decision_visible_at = null, reply_by = reply_until, reply_due_at = remind_at
      where a.id = again returning a.id into application;
    end if;
  end if;
  if application is null then return json_build_object('outcome', 'changed'); end if;
  if not was_refused then update missions k set application_count = application_count + 1 where k.id = mission; end if;
  perform record_event(mission, application, 'received', person, null, at, null, request_id, is_silent);
  -- Whoever was asked and applies has said yes, on whatever page.
  update propositions p set answer = 'yes', answered_at = at, answer_reason = null, application_id = application,
    seen_at = coalesce(p.seen_at, at)
  where p.mission_id = mission and p.candidate_id = person returning p.id into proposition;
  answered := (select r from application_rows(array[application]) r);
  if given_key is not null then
    insert into idempotency_keys (user_id, key, request_hash, status, body, created_at)
    values (person, given_key, hash, answer_status, answered, at);
  end if;
  return json_build_object('outcome', 'written', 'application', application, 'row', answered, 'proposition', proposition,
    'createdBy', m.created_by);
end $$;

-- As in 0026_members.sql, but for the reminder, which is settled once nobody waits for an answer any more.
create or replace function settle_application(application bigint, act text, at timestamptz, candidate_too boolean) returns void
language plpgsql
as $$
declare
  a applications;
  readers bigint[];
  listed text;
begin
  if settles(act) = '{}' then return; end if;
  select * into a from applications x where x.id = application;
  select array(
    select m.created_by from missions m where m.id = a.mission_id
    union select c.user_id from company_members c where c.company_id = a.company_id
    union select a.candidate_id where candidate_too) into readers;
  listed := '/employeur/tableau-de-bord/emploi/' || a.mission_id || '/candidatures';
  update notifications n set read_at = at
  where n.user_id = any (readers) and n.read_at is null and n.kind = any (settles(act))
    and (n.action_url in ('/employeur/tableau-de-bord/candidatures/' || application,
        '/candidat/tableau-de-bord/candidatures/' || application,
        '/candidat/tableau-de-bord/candidatures#candidature-' || application,
        '/candidat/tableau-de-bord/evaluer/' || application)
      or (n.action_url = listed and not exists (
        select from applications x where x.mission_id = a.mission_id and x.candidate_status is distinct from 'withdrawn'
          and case when n.kind = 'reply_soon' then x.status in ('pending', 'reviewed') else x.status = 'pending' and x.seen_at is null end))
      or (n.kind like 'interview%' and n.action_url in (
        select side || '/tableau-de-bord/entretiens/' || i.id
        from interviews i, unnest('{/candidat,/employeur}'::text[]) side where i.application_id = application)));
end $$;

-- migrate:down
