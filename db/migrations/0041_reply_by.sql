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

-- As in 0008_applications.sql, but for an application left without an answer, which leaves room under the cap as a refused one does. The
-- sweep counts those that it ends, all in one statement.
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
  <> (new.status in ('rejected', 'lapsed') and new.candidate_status is distinct from 'withdrawn')
  and not (new.status = 'lapsed' and old.status <> 'lapsed'))
execute function count_ended_application();

-- What is due at this moment, the oldest first: ends applications that nobody answered, and asks for the reminders. Missions first, in
-- one order; those that somebody holds are for the next time, and nobody waits. `due` were found, `done` were ended or reminded.
create function sweep_replies(at timestamptz, most integer) returns json language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  due bigint[];
  held bigint[];
  ended bigint[];
  freed bigint[];
  soon bigint[];
  counted integer := 0;
begin
  select array_agg(d.id order by d.id), array_agg(distinct d.mission_id) into due, held
  from (select a.id, a.mission_id from applications a where a.reply_due_at <= at order by a.reply_due_at limit most) d;
  if due is null then return json_build_object('due', 0, 'done', 0); end if;
  held := array(select m.id from missions m where m.id = any (held) order by m.id for no key update skip locked);
  soon := array(
    select distinct a.mission_id from applications a
    where a.id = any (due) and a.mission_id = any (held) and a.reply_due_at <= at and a.reply_by > at);
  with lapsed as (
    update applications a set status = 'lapsed', lapsed_at = at, decided_at = at from unnest(due) d (id)
    where a.id = d.id and a.mission_id = any (held) and a.reply_due_at <= at and a.reply_by <= at
    returning a.id, a.mission_id)
  select array_agg(l.id order by l.id), array_agg(distinct l.mission_id) into ended, freed from lapsed l;
  if ended is not null then
    perform end_lapsed(ended, freed, at);
  end if;
  if cardinality(soon) > 0 then
    update applications a set reply_due_at = a.reply_by
    where a.mission_id = any (soon) and a.reply_due_at < a.reply_by and a.reply_due_at <= at + interval '1 hour';
    get diagnostics counted = row_count;
    perform from graphile_worker.add_jobs(array(
      select row('application.reply_soon', json_build_object('missionId', m.id, 'at', to_json(at)),
        null, null, null, null, null, null)::graphile_worker.job_spec
      from unnest(soon) m (id)));
  end if;
  return json_build_object('due', cardinality(due), 'done', coalesce(cardinality(ended), 0) + counted);
end $$;

-- What follows for applications that have just lapsed and for their missions, each in one statement for all of them.
create function end_lapsed(ended bigint[], freed bigint[], at timestamptz) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare queued integer;
begin
  update missions m set ended_applications = m.ended_applications + e.n
  from (select a.mission_id, count(*)::integer as n from applications a where a.id = any (ended) group by a.mission_id) e
  where m.id = e.mission_id;
  -- They are in the reserve no longer; they may stay. A call that runs holds until its end.
  update propositions p set answer = 'yes', reserve_accepted_at = null from applications a
  where a.id = any (ended) and p.mission_id = a.mission_id and p.candidate_id = a.candidate_id and p.answer = 'standby'
    and (p.called_until is null or p.called_until <= at);
  insert into application_events (mission_id, application_id, kind, at)
  select a.mission_id, a.id, 'lapsed', at from applications a where a.id = any (ended) order by a.id;
  -- One job for a mission tells both sides.
  perform from graphile_worker.add_jobs(array(
    select row('application.lapsed', json_build_object('missionId', m.id, 'at', to_json(at)),
      null, null, null, null, null, null)::graphile_worker.job_spec
    from unnest(freed) m (id)));
  -- An application waits no longer: the wave that was put off looks again.
  with resumed as (
    update mission_waves w set due_at = at where w.mission_id = any (freed) and w.state = 'due' and w.put_off
    returning w.mission_id, w.number)
  select count(graphile_worker.add_job('mission.wave', json_build_object('missionId', r.mission_id, 'number', r.number),
    run_at => at, job_key => format('mission.wave:%s:%s', r.mission_id, r.number))) into queued from resumed r;
  -- Last: everything of a company shares its row.
  insert into company_stats (company_id, lapsed)
  select a.company_id, count(*) from applications a where a.id = any (ended) group by a.company_id order by a.company_id
  on conflict (company_id) do update set lapsed = company_stats.lapsed + excluded.lapsed;
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

-- As in 0026_members.sql, for any number of applications at once, and for the reminder, which is settled once nobody waits for an answer
-- any more. `about` has the addresses of what is settled, with the mission for that of its list; an object finds one among thousands.
create function settle_applications(ids bigint[], act text, at timestamptz, candidates_too boolean) returns void
language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  kinds text[] := settles(act);
  readers bigint[];
  about jsonb;
begin
  if kinds = '{}' then return; end if;
  with concerned as materialized (
    select a.mission_id, a.company_id, case when candidates_too then a.candidate_id end as person from applications a where a.id = any (ids))
  select array_agg(r.id) into readers
  from (
    select c.person from concerned c
    union select m.created_by from concerned c join missions m on m.id = c.mission_id
    union select w.user_id from concerned c join company_members w on w.company_id = c.company_id) r (id)
  where r.id is not null;
  select jsonb_object_agg(page.url, page.mission) into about
  from (
    select p.url || i.id, null::bigint from unnest(ids) i (id), unnest(array['/employeur/tableau-de-bord/candidatures/',
      '/candidat/tableau-de-bord/candidatures/', '/candidat/tableau-de-bord/candidatures#candidature-',
      '/candidat/tableau-de-bord/evaluer/']) p (url)
    union all
    select side || '/tableau-de-bord/entretiens/' || i.id, null
    from interviews i, unnest('{/candidat,/employeur}'::text[]) side where i.application_id = any (ids)
    union all
    select '/employeur/tableau-de-bord/emploi/' || a.mission_id || '/candidatures', a.mission_id
    from applications a where a.id = any (ids)) page (url, mission);
  update notifications n set read_at = at
  where n.user_id = any (readers) and n.read_at is null and n.kind = any (kinds) and about ? n.action_url
    and (about ->> n.action_url is null or not exists (
      select from applications x
      where x.mission_id = (about ->> n.action_url)::bigint and x.candidate_status is distinct from 'withdrawn'
        and case when n.kind = 'reply_soon' then x.status in ('pending', 'reviewed') else x.status = 'pending' and x.seen_at is null end));
end $$;
create or replace function settle_application(application bigint, act text, at timestamptz, candidate_too boolean) returns void
language sql as $$ select settle_applications(array[application], act, at, candidate_too) $$;

-- As in 0013_notifications.sql, once for the events of a statement.
create or replace function settle_by_event() returns trigger language plpgsql as $$
begin
  perform settle_applications(array_agg(e.application_id), e.kind, e.at, e.shown)
  from (
    select w.application_id, w.kind, w.at, not (w.kind in ('accepted', 'rejected') and exists (
      select from applications a where a.id = w.application_id and a.decision_visible_at > w.at)) as shown
    from written w) e
  group by e.kind, e.at, e.shown;
  return null;
end $$;
drop trigger application_event_settles on application_events;
create trigger application_event_settles after insert on application_events
referencing new table as written for each statement execute function settle_by_event();

-- migrate:down
