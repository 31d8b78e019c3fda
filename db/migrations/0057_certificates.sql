-- migrate:up
-- What a person says they hold. No copy and no number of a document is stored.
create table certificates (
  candidate_id bigint not null references candidates (user_id),
  kind text not null check (kind in ('permis_b', 'caces_1', 'caces_3', 'caces_5', 'haccp', 'bafa', 'sst')),
  -- A Paris day, itself counted; null: it has no end.
  valid_until date,
  declared_at timestamptz not null,
  -- Whether other companies read who saw it.
  shared boolean not null default false,
  -- Once for each validity: the person was reminded that it ends; it ended and left the projection.
  reminded_at timestamptz,
  ended_at timestamptz,
  primary key (candidate_id, kind)
);
create index certificates_to_remind on certificates (valid_until, candidate_id) where valid_until is not null and reminded_at is null;
create index certificates_to_end on certificates (valid_until, candidate_id) where valid_until is not null and ended_at is null;

-- A member of a company saw the document. Another validity removes it.
create table certificate_sightings (
  candidate_id bigint not null,
  kind text not null,
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  seen_at timestamptz not null,
  primary key (candidate_id, kind, company_id),
  foreign key (candidate_id, kind) references certificates (candidate_id, kind) on delete cascade
);
create index certificate_sightings_company on certificate_sightings (company_id);
create index certificate_sightings_user on certificate_sightings (user_id);

-- What people said before: gates ask this table from now on.
insert into certificates (candidate_id, kind, declared_at)
select a.candidate_id, 'permis_b', a.updated_at from availabilities a where a.driving_licence;

-- Bits of CERTIFICATE_KINDS in packages/domain. The driving licence is bit 0, and is `license_required`: it is in one place.
alter table missions add column certificates smallint not null default 0;
alter table missions add constraint missions_certificates check (certificates between 0 and 126 and certificates & 1 = 0) not valid;

create function certificate_bit(kind text) returns integer
language sql immutable strict parallel safe
as $$ select 1 << (array_position('{permis_b,caces_1,caces_3,caces_5,haccp,bafa,sst}'::text[], kind) - 1) $$;

create function certificate_kinds(bits integer) returns text[]
language plpgsql immutable strict parallel safe
as $$
begin
  return array(select k from unnest('{permis_b,caces_1,caces_3,caces_5,haccp,bafa,sst}'::text[]) k where bits & certificate_bit(k) <> 0 order by certificate_bit(k));
end $$;

-- All that a mission asks for.
create function asked_certificates(m missions) returns integer
language sql immutable parallel safe
as $$ select m.certificates | m.license_required::integer $$;

-- The Paris day of its last end; a day without hours ends with itself. As `lastEndOf` of packages/domain.
create function mission_last_day(mission bigint) returns date
language plpgsql stable parallel safe
as $$
begin
  return (
    select (max(case when has_hours(s.starts_at) then s.ends_at else s.starts_at end) at time zone 'Europe/Paris')::date
    from shifts s where s.mission_id = mission);
end $$;

-- What a person holds on a Paris day.
create function held_certificates(person bigint, day date) returns integer
language plpgsql stable parallel safe
as $$
begin
  return (
    select coalesce(bit_or(certificate_bit(c.kind)), 0) from certificates c
    where c.candidate_id = person and (c.valid_until is null or c.valid_until >= day));
end $$;

-- What a mission asks for that a person will not hold at its last end.
create function missing_certificates(mission bigint, person bigint) returns integer
language plpgsql stable parallel safe
as $$
declare asked integer := (select asked_certificates(m) from missions m where m.id = mission);
begin
  if asked is null or asked = 0 then return 0; end if;
  return asked & ~held_certificates(person, mission_last_day(mission));
end $$;

-- Of a person, those asked for, as one company reads them: what it saw itself, else the last company that did, if the person shares it.
create function applicant_certificates(person bigint, company bigint, asked integer) returns json
language plpgsql stable
as $$
begin
  return (
    select coalesce(json_agg(json_build_object('kind', c.kind, 'validUntil', c.valid_until, 'seenBy', s.name, 'seenAt', s.seen_at,
      'seenHere', coalesce(s.company_id = company, false)) order by certificate_bit(c.kind)), '[]')
    from certificates c
    left join lateral (
      select g.company_id, co.name, g.seen_at from certificate_sightings g join companies co on co.id = g.company_id
      where g.candidate_id = c.candidate_id and g.kind = c.kind and (g.company_id = company or c.shared)
      order by g.company_id = company desc, g.seen_at desc limit 1) s on true
    where c.candidate_id = person and certificate_bit(c.kind) & asked <> 0);
end $$;

-- The projection follows, and the choice of a week that the previous release reads.
create function follow_certificates() returns trigger language plpgsql as $$
declare people bigint[] := array(select distinct candidate_id from changed order by 1);
begin
  update availabilities a set driving_licence = not a.driving_licence
  where a.candidate_id = any (people)
    and a.driving_licence <> exists (select from certificates c where c.candidate_id = a.candidate_id and c.kind = 'permis_b');
  perform refresh_availabilities(people, now());
  return null;
end $$;
-- The previous release writes the licence there; a week that begins has what the person already declared.
create function begin_licence() returns trigger language plpgsql as $$
begin
  new.driving_licence := new.driving_licence
    or exists (select from certificates c where c.candidate_id = new.candidate_id and c.kind = 'permis_b');
  return new;
end $$;
create trigger availability_begins_licence before insert on availabilities for each row execute function begin_licence();

create function follow_licence() returns trigger language plpgsql as $$
begin
  if new.driving_licence then
    insert into certificates (candidate_id, kind, declared_at) values (new.candidate_id, 'permis_b', new.updated_at) on conflict do nothing;
  else
    delete from certificates c where c.candidate_id = new.candidate_id and c.kind = 'permis_b';
  end if;
  return null;
end $$;
create trigger availability_adds_licence after insert on availabilities for each row when (new.driving_licence)
execute function follow_licence();
create trigger availability_moves_licence after update on availabilities for each row
when (old.driving_licence <> new.driving_licence) execute function follow_licence();

-- What was said while they were copied.
insert into certificates (candidate_id, kind, declared_at)
select a.candidate_id, 'permis_b', a.updated_at from availabilities a where a.driving_licence
  and not exists (select from certificates c where c.candidate_id = a.candidate_id);
delete from certificates c using availabilities a where a.candidate_id = c.candidate_id and not a.driving_licence;

create trigger certificates_added after insert on certificates
referencing new table as changed for each statement execute function follow_certificates();
create trigger certificates_changed after update on certificates
referencing new table as changed for each statement execute function follow_certificates();
create trigger certificates_removed after delete on certificates
referencing old table as changed for each statement execute function follow_certificates();

-- The first end among those of the bits: whoever has none before the end of a mission needs no other look.
alter table availability_now add column certificates_until date;

-- As in 0019_matching.sql, with every certificate that is valid today.
create or replace function availability_rows(ids bigint[], at timestamptz) returns setof availability_now
language sql stable
as $$
  select c.user_id, zone_of(c.lat, c.lon, c.radius_km, c.completed_missions < 3), w.week,
    h.bits, c.lat, c.lon, (c.radius_km / 111.195) ^ 2,
    case when a.now_until > at then a.now_until end,
    -- Somebody of whom nothing was decided yet is neither good nor bad.
    case when c.completed_missions = 0 and c.reliability = 100 then 1500 else 25 * c.reliability end,
    paris_day_number(c.last_active_at), coalesce(a.night_alerts, false), coalesce(a.verified_only, false), x.kinds,
    uniq(sort(c.skill_ids)), h.until
  from unnest(ids) i (id) join candidates c on c.user_id = i.id join users u on u.id = c.user_id
  left join availabilities a on a.candidate_id = c.user_id
  cross join lateral (
    select case when a.week <> 0 and a.expires_at > at then a.week when c.availability = 'on_fire' then 125269879 else 0 end as week) w
  cross join lateral (
    select coalesce(bit_or(case when e.available then 2 else 1 end), 0)::smallint as kinds from availability_exceptions e
    where e.candidate_id = c.user_id and e.last_day >= (at at time zone 'Europe/Paris')::date - 1) x
  cross join lateral (
    select coalesce(bit_or(certificate_bit(k.kind)), 0) as bits, min(k.valid_until) as until from certificates k
    where k.candidate_id = c.user_id and (k.valid_until is null or k.valid_until >= (at at time zone 'Europe/Paris')::date)) h
  where u.status = 'active' and u.email_verified_at is not null and u.adult_confirmed_at is not null
    and c.availability is distinct from 'freeze' and c.lat is not null and c.lon is not null
    and (w.week <> 0 or a.now_until > at or x.kinds & 2 <> 0)
$$;

-- As in 0019_matching.sql, with `certificates_until`.
create or replace function refresh_availabilities(ids bigint[], at timestamptz) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  -- Two changes of one person follow each other, and the second sees what the first committed.
  perform from candidates where user_id = any (ids) order by user_id for no key update;
  delete from availability_now n
  where n.candidate_id = any (ids) and not exists (select from availability_rows(array[n.candidate_id], at));
  insert into availability_now as n
  select r.* from availability_rows(ids, at) r left join availability_now o using (candidate_id)
  where o is distinct from r
  order by r.candidate_id
  on conflict (candidate_id) do update set
    zone = excluded.zone, week = excluded.week, certificates = excluded.certificates, lat = excluded.lat, lon = excluded.lon,
    reach2 = excluded.reach2, now_until = excluded.now_until, points = excluded.points, active_day = excluded.active_day,
    night = excluded.night, verified_only = excluded.verified_only, exceptions = excluded.exceptions, skills = excluded.skills,
    certificates_until = excluded.certificates_until;
end $$;

-- As in 0020_match_people.sql, with all that the mission asks for.
create or replace function match_question_of(mission_ bigint, at timestamptz) returns match_question
language plpgsql stable
as $$
declare
  m missions;
  q match_question;
  masks integer[];
begin
  select * into m from missions where id = mission_;
  if m.id is null or m.status <> 'recruiting' or m.hidden_at is not null or m.deleted_at is not null or m.lat is null or m.lon is null
      or (not m.take_some and (m.starts_at <= at or m.accepted_count >= m.positions)) then
    return null;
  end if;
  select array_agg(s.starts_at order by s.starts_at, s.id), array_agg(s.ends_at order by s.starts_at, s.id),
    array_agg(case when has_hours(s.starts_at) then shift_needs(s.starts_at, s.ends_at)
      else 15 << (4 * (extract(isodow from s.starts_at at time zone 'Europe/Paris')::integer - 1)) end order by s.starts_at, s.id),
    min(s.ends_at)
  into q.starts, q.ends, q.needs, q.shortest
  from shifts s where s.mission_id = m.id and s.starts_at > at and (not m.take_some or s.accepted_count < s.positions);
  if q.starts is null then return null; end if;
  q.mission := m.id;
  q.company := m.company_id;
  q.lat := m.lat;
  q.lon := m.lon;
  q.every := not m.take_some;
  q.wanted := uniq(sort(m.skill_ids));
  q.certificates := asked_certificates(m);
  q.verified := (select c.level = 'verified' from companies c where c.id = m.company_id);
  q.blocked := array(
    select b.blocked_id from users e join blocks b on b.blocker_id = e.id where e.company_id = m.company_id
    union select b.blocker_id from users e join blocks b on b.blocked_id = e.id where e.company_id = m.company_id);
  masks := array(select distinct case when q.every then (select bit_or(x) from unnest(q.needs) x) else n end from unnest(q.needs) n);
  q.mask1 := masks[1];
  q.mask2 := coalesce(masks[2], masks[1]);
  q.mask3 := coalesce(masks[3], masks[1]);
  q.untested := cardinality(masks) > 3 or not has_hours(m.starts_at);
  return q;
end $$;

-- As in 0020_match_people.sql, with what is still valid at the last end.
create or replace function askable(ids bigint[], q match_question, at timestamptz, lim integer, any_hours boolean) returns setof integer
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_indexscan = on
as $$
declare
  m missions;
  last_day date;
begin
  select * into m from missions x where x.id = q.mission;
  if q.certificates <> 0 then last_day := mission_last_day(q.mission); end if;
  return query
  select i.n::integer
  from unnest(ids) with ordinality i (id, n)
  cross join lateral (select * from availability_now x where x.candidate_id = i.id offset 0) a
  where i.id <> all (q.blocked)
    -- The bits of the projection are of today; those of the last end are asked of the few.
    and (last_day is null or (a.certificates & q.certificates = q.certificates
      and (a.certificates_until is null or a.certificates_until >= last_day
        or held_certificates(i.id, last_day) & q.certificates = q.certificates)))
    and not exists (select from applications x where x.mission_id = q.mission and x.candidate_id = i.id offset 0)
    and not exists (select from propositions x where x.mission_id = q.mission and x.candidate_id = i.id offset 0)
    and not exists (select from propositions x where x.candidate_id = i.id and x.created_at > at - interval '24 hours' offset 5)
    -- What the person refused and why, for as long as it counts.
    and not exists (
      select from propositions x join missions r on r.id = x.mission_id
      where x.candidate_id = i.id and x.held_until > at and holds_back(x.answer_reason, r, m, a.lat, a.lon)
      offset 0)
    -- Whoever turned every channel off asked for none.
    and not (exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'in_app' and not x.enabled)
      and exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'push' and not x.enabled)
      and not exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.enabled))
    and (select case when q.every then count(*) = cardinality(q.starts) else count(*) > 0 end
      from unnest(q.starts, q.ends, q.needs) s (starts_at, ends_at, needs)
      where (any_hours or a.now_until >= case when has_hours(s.starts_at) then s.ends_at else s.starts_at end
          or case when a.exceptions <> 0 then is_covered(i.id, a.week, s.starts_at, s.ends_at)
            when has_hours(s.starts_at) then a.week & s.needs = s.needs else a.week & s.needs <> 0 end)
        and not exists (
          select from bookings b where b.candidate_id + 0 = i.id and has_hours(s.starts_at) and upper(b.during) > s.starts_at - interval '11 hours'
            and lower(b.during) < s.ends_at + interval '11 hours' offset 0))
  limit lim;
end $$;

-- As in 0021_missions_for_you.sql, with certificates.
create or replace function missions_for(candidate bigint, at timestamptz, lim integer)
returns table (mission_id bigint, score integer, shared_skills integer[], worked_here integer)
language plpgsql stable rows 20
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  p availability_now;
  limits record;
  d record;
  days timestamptz[];
  free integer[];
  places integer[];
  live bigint;
  ids bigint[];
  companies bigint[];
  times integer[];
  blocked bigint[];
  -- Commitments and freshness are the same for every mission.
  own integer;
begin
  select * into p from availability_now n where n.candidate_id = candidate;
  if p.candidate_id is null then return; end if;
  select * into limits from for_you_limits();
  select * into d from free_days(p, at);
  days := d.days;
  free := d.free;
  -- Up to 50 km, a disc is a list of places.
  if p.reach2 <= (50.5 / 111.195) ^ 2 then
    select r.ids, r.live into places, live from reached_places(p) r;
  end if;
  ids := case when live <= limits.small
    then fitting_in_places(p, places, live, at, days, d.may_start, d.next_free, limits.most)
    else fitting_along_starts(p, at, days, d.may_start, d.next_free, d.opens, d.closes, limits.most, limits.series, limits.walk) end;
  select array_agg(c.company_id), array_agg(c.times) into companies, times from content_companies(candidate) c;
  blocked := array(
    select e.company_id from blocks b join users e on e.id = b.blocked_id where b.blocker_id = candidate and e.company_id is not null
    union select e.company_id from blocks b join users e on e.id = b.blocker_id where b.blocked_id = candidate and e.company_id is not null);
  own := p.points + 1000 * greatest(0, least(30, p.active_day - paris_day_number(at) + 30)) / 30;
  return query
  with best as materialized (
    select m.id, m.take_some, m.next_start, p.skills & m.wanted as shared, coalesce(times[array_position(companies, m.company_id)], 0) as together,
      5000 * icount(p.skills & m.wanted) / greatest(1, cardinality(m.wanted)) + own
        + case when m.company_id = any (companies) then 1500 else 0 end as score
    from unnest(ids) i (id) cross join lateral (
      select x.id, x.company_id, x.take_some, x.next_start, x.lat, x.lon, asked_certificates(x) as asked, uniq(sort(x.skill_ids)) as wanted
      from missions x where x.id = i.id offset 0) m
    where p.certificates & m.asked = m.asked
      and (m.asked = 0 or p.certificates_until is null or held_certificates(candidate, mission_last_day(m.id)) & m.asked = m.asked)
      and m.company_id <> all (blocked)
      and is_reached(p.lat, p.lon, p.reach2, m.lat, m.lon) and (m.wanted = '{}' or p.skills && m.wanted)
      and (not p.verified_only or exists (select from companies c where c.id = m.company_id and c.level = 'verified')))
  select f.id, f.score, f.shared, f.together
  from (
    select b.* from (select * from best order by score desc, next_start, id) b
    -- Each `offset 0` keeps its question one probe per mission.
    where not exists (select from applications x where x.mission_id = b.id and x.candidate_id = candidate offset 0)
      and not exists (select from propositions x where x.mission_id = b.id and x.candidate_id = candidate and x.answer = 'no' offset 0)
      and not exists (
        select from propositions x join missions r on r.id = x.mission_id join missions m on m.id = b.id
        where x.candidate_id = candidate and x.held_until > at and holds_back(x.answer_reason, r, m, p.lat, p.lon) offset 0)
      -- One shift that can be taken, or none that cannot.
      and b.take_some = exists (
        select from shifts t
        where t.mission_id = b.id and t.starts_at > at and (not b.take_some or t.accepted_count < t.positions)
          and b.take_some = case when coalesce(p.now_until >= case when has_hours(t.starts_at) then t.ends_at else t.starts_at end, false) or days_cover(p, days, free, t.starts_at, t.ends_at)
            then not exists (
              select from bookings k where k.candidate_id + 0 = candidate and has_hours(t.starts_at)
                and upper(k.during) > t.starts_at - interval '11 hours'
                and lower(k.during) < t.ends_at + interval '11 hours' offset 0)
            else false end offset 0)
    limit lim) f
  order by f.score desc, f.next_start, f.id;
end $$;

-- As in 0032_team.sql, with certificates.
create or replace function may_ask_team(mission bigint, people bigint[], wanted bigint[], at timestamptz) returns setof bigint
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  m missions;
  starts timestamptz[];
  ends timestamptz[];
  blocked bigint[];
  asked integer;
  last_day date;
begin
  select * into m from missions x where x.id = mission;
  select array_agg(s.starts_at order by s.starts_at, s.id), array_agg(s.ends_at order by s.starts_at, s.id) into starts, ends
  from shifts s
  where s.mission_id = mission and s.starts_at > at and (not m.take_some or s.accepted_count < s.positions)
    and (wanted is null or s.id = any (wanted));
  if starts is null then return; end if;
  blocked := array(select b from blocked_with(m.company_id) b);
  asked := asked_certificates(m);
  if asked <> 0 then last_day := mission_last_day(mission); end if;
  return query
  select i.id
  from unnest(people) with ordinality i (id, n)
  join users u on u.id = i.id and u.status = 'active' and u.adult_confirmed_at is not null
  join candidates c on c.user_id = i.id and c.availability is distinct from 'freeze'
  where i.id <> all (blocked) and (last_day is null or held_certificates(i.id, last_day) & asked = asked)
    and (select count(*) from propositions x join missions o on o.id = x.mission_id and o.company_id = m.company_id
      where x.candidate_id = i.id and x.created_at > at - interval '24 hours' and x.origin in ('team', 'direct')) < 4
    and not exists (
      select from propositions x join missions r on r.id = x.mission_id and r.company_id = m.company_id
      where x.candidate_id = i.id and x.held_until > at and x.answer_reason = 'not_this_company')
    and not (exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'in_app' and not x.enabled)
      and exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'push' and not x.enabled)
      and not exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.enabled))
    and (select case when m.take_some then bool_or(leaves_rest(i.id, s.starts_at, s.ends_at)) else bool_and(leaves_rest(i.id, s.starts_at, s.ends_at)) end
      from unnest(starts, ends) s (starts_at, ends_at))
  order by i.n;
end $$;

-- As in 0041_reply_by.sql: nobody applies without what the mission asks for.
create or replace function write_application(
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
    or missing_certificates(mission, person) <> 0
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

-- As in 0048_replacement.sql, with certificates.
create or replace function application_rows(ids bigint[]) returns setof json language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select row_to_json(r) from unnest(ids) with ordinality as wanted (id, place) cross join lateral (
    select a.id as "applicationId", a.candidate_id as "candidateId", a.status as "applicationStatus",
      a.candidate_status as "candidateStatus", a.message, a.cv_file_id as "cvFileId",
      case when a.cv_file_id is not null then (select f.original_name from files f where f.id = a.cv_file_id) end as "cvName",
      a.seen_at as "seenAt", a.decided_at as "decidedAt", a.confirmed_at as "confirmedAt", a.confirm_before as "confirmBefore",
      a.status_before_decision as "statusBeforeDecision", a.decision_visible_at as "decisionVisibleAt",
      a.veto_until as "vetoUntil", application_reserve(a) as reserve,
      a.withdrawn_at as "withdrawnAt", a.attendance, a.attendance_at as "attendanceAt", a.contested_at as "contestedAt",
      a.contest_decided_at as "contestDecidedAt", a.late_withdrawal as "lateWithdrawal", a.created_at as "appliedAt",
      a.reply_by as "replyBy", a.lapsed_at as "lapsedAt",
      u.status as "accountStatus", u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone,
      u.phone_verified_at as "phoneVerifiedAt", u.city, u.image_file_id as "imageFileId", u.created_at as "joinedAt",
      c.profession, c.rating, c.completed_missions as "completedMissions", c.skills as "candidateSkills", c.availability,
      -- The open or agreed interview, else the last declined one.
      (select json_build_object('id', i.id, 'status', i.status, 'proposedBy', i.proposed_by, 'chosenTime', i.chosen_time)
        from interviews i where i.application_id = a.id order by i.id desc limit 1) as interview,
      case when a.status = 'rejected' then (
        select json_build_object('reason', e.reason, 'isReleased', e.kind = 'released')
        from application_events e where e.mission_id = a.mission_id and e.application_id = a.id and e.at = a.decided_at
          and e.kind in ('cancelled', 'released') limit 1) end as cancelled,
      -- They have, or said yes to, what is left of the shift of somebody absent.
      exists (select from bookings b where b.application_id = a.id and b.replaces is not null)
        or (a.status in ('pending', 'reviewed') and exists (select from propositions p
          where p.mission_id = a.mission_id and p.candidate_id = a.candidate_id and p.answer = 'yes' and p.call_replaces is not null
            and (a.shift_ids is null or p.shift_ids && a.shift_ids))) as "isReplacing",
      -- The shifts asked for, with those booked.
      (select coalesce(json_agg(t), '[]') from (
        select s.id, case when b.replaces is null then s.starts_at else lower(b.during) end as "startsAt", s.ends_at as "endsAt",
          coalesce(b.break_minutes, s.break_minutes) as "breakMinutes", s.positions,
          s.accepted_count as accepted, b.shift_id is not null as booked, b.confirmed_at is not null as confirmed,
          b.reconfirm_by as "reconfirmBy"
        from shifts s left join bookings b on b.application_id = a.id and b.shift_id = s.id
        where s.mission_id = a.mission_id and (a.shift_ids is null or s.id = any(a.shift_ids))
        order by s.starts_at, s.id) t) as "appliedShifts",
      -- `distanceKm` of the domain: between the points of two communes, which are the same point for one commune.
      case when not m.remote then
        111.195 * sqrt((c.lat - m.lat) ^ 2 + ((c.lon - m.lon) * cos(radians((c.lat + m.lat) / 2))) ^ 2) end as "distanceKm",
      case when asked_certificates(m) = 0 then '[]' else applicant_certificates(a.candidate_id, a.company_id, asked_certificates(m)) end
        as "applicantCertificates",
      -- With the index of a candidate's applications.
      (select count(*) from applications w
        where w.candidate_id = a.candidate_id and w.company_id = a.company_id and w.attendance = 'worked') as "workedHere",
      m.id, m.title, m.company_id as "companyId", m.location, m.remote, m.description, m.status, m.held_reason as "heldReason",
      m.type, m.sectors, m.skills, m.tags, m.urgent, m.license_required as "licenseRequired", m.certificates, m.pay_cents as "payCents",
      m.pay_period as "payPeriod", m.hours_per_day as "hoursPerDay", m.total_days as "totalDays", m.starts_at as "startsAt",
      m.ends_at as "endsAt", m.positions, m.accepted_count as "acceptedCount", m.confirmed_count as "confirmedCount",
      m.paid_minutes as "paidMinutes", m.shift_count as "shiftCount", m.take_some as "takeSome", m.next_start as "nextStart",
      m.break_paid as "breakPaid", m.contract_kind as "contractKind", m.contract_motive as "contractMotive",
      m.people, m.day_count as "dayCount",
      m.max_applications as "maxApplications", m.application_count as "applicationCount",
      m.ended_applications as "endedApplications", m.published_at as "publishedAt",
      m.closed_at as "closedAt", m.cancelled_at as "cancelledAt", co.name as "companyName", co.logo_file_id as "companyLogoId", co.level as "companyLevel",
      co.level_at as "companyLevelAt",
      -- The next shift that has a place, else the next one, else the first.
      (select json_build_object('startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes)
        from shifts s where s.mission_id = m.id
        order by (s.starts_at > now() and s.accepted_count < s.positions) desc, (s.ends_at > now()) desc, s.starts_at
        limit 1) as "nextShift",
      (select json_build_object('id', e.id, 'name', e.name, 'placeCode', p.code, 'placeLabel', p.name)
        from establishments e join communes p on p.code = e.place_code where e.id = m.establishment_id) as establishment
    from applications a
    join missions m on m.id = a.mission_id join companies co on co.id = m.company_id
    join candidates c on c.user_id = a.candidate_id join users u on u.id = a.candidate_id
    where a.id = wanted.id) r
  order by wanted.place;
end $$;

-- One lexeme that says that something is asked for, and one for each kind with the day of the last end: `=k4:20261118`.
create function certificate_lexemes(m missions) returns text[]
language plpgsql stable parallel safe
as $$
declare
  asked integer := asked_certificates(m);
  last_day text;
begin
  if asked = 0 then return '{}'; end if;
  last_day := to_char(mission_last_day(m.id), 'YYYYMMDD');
  return array['=k'] || array(select '=k' || n || ':' || last_day from generate_series(0, 6) n where asked & (1 << n) <> 0);
end $$;

-- Of what a person holds, `=k0,4:20261118` (each with the last day on which it is valid, none when it has no end): missions that ask for
-- nothing, and those that ask for nothing else and are over by then. Days after that one are eight prefixes at most per digit.
create function held_query(held text) returns tsquery
language plpgsql immutable strict parallel safe
as $$
declare
  one text;
  last_day text;
  nots text[] := '{}';
begin
  for kind in 0..6 loop
    one := (select h from unnest(string_to_array(substr(held, 3), ',')) h where split_part(h, ':', 1) = kind::text limit 1);
    if one is null then
      nots := nots || format('!''=k%s:'':*', kind);
    elsif one like '%:%' then
      last_day := split_part(one, ':', 2);
      nots := nots || array(
        select format('!''=k%s:%s%s'':*', kind, left(last_day, place - 1), digit)
        from generate_series(1, 8) place, generate_series(substr(last_day, place, 1)::integer + 1, 9) digit);
    end if;
  end loop;
  return case when nots <> '{}' then ('!''=k'' | (' || array_to_string(nots, ' & ') || ')')::tsquery end;
end $$;

-- As in 0009_mission_search.sql, with certificates.
create or replace function mission_document(m missions) returns tsvector
language sql stable parallel safe
as $$
  select array_to_tsvector(
    text_lexemes(m.title || ' ' || array_to_string(m.skills, ' ') || ' ' || m.description)
    || array(select '~' || w from unnest(text_lexemes(m.title)) w)
    || array(select '@' || w from unnest(text_lexemes(m.location)) w)
    || title_lexemes(m.title)
    || array(select '=s' || s from unnest(m.sectors) s)
    || array(select '=p' || s || ':' || m.type from unnest(m.sectors) s)
    || mission_days(m)
    || array(select '=h' || bit from mission_hours(m) hours, unnest('{1,2,4,8}'::integer[]) bit where hours & bit <> 0)
    || array['=t' || m.type, '=w' || pay_step(m.hourly_cents)]
    || certificate_lexemes(m)
    || case when m.urgent then array['=u'] else '{}' end
    || case when m.remote then array['=r'] else '{}' end
    || coalesce((
      select array['=c' || c.code, '=D' || c.department_code, '=g' || cell_of(c.lat, c.lon), '=G' || wide_cell_of(c.lat, c.lon)]
      from communes c where c.code = m.commune_code), '{}'))
$$;

-- As in 0007_missions.sql, with the last end of a mission that asks for a certificate.
create or replace function derive_mission(mission bigint, at timestamptz) returns void language plpgsql as $$
declare
  m missions;
  d record;
begin
  select * into strict m from missions where id = mission;
  select * into strict d from derived_fields(m);
  m.starts_at := d.starts_at;
  m.positions := d.positions;
  m.next_start := next_start_of(m, at);
  update missions set
    starts_at = d.starts_at, ends_at = d.ends_at, shift_count = d.shift_count, paid_minutes = d.paid_minutes,
    positions = d.positions, hours_per_day = d.hours_per_day, total_days = d.total_days, hourly_cents = d.hourly_cents,
    people = d.people, day_count = d.day_count, next_start = m.next_start
  where id = mission returning * into m;
  perform refresh_mission_search(m) from mission_search s cross join lateral search_fields(m) f
  where s.mission_id = mission and ((s.last_start, s.flags) is distinct from (greatest(f.last_start, s.starts_at), f.flags)
    -- The last end is in its document.
    or asked_certificates(m) <> 0);
end $$;

create trigger mission_certificates_changed after update on missions
for each row when ((old.status = 'recruiting' or new.status = 'recruiting') and
  (old.certificates, old.license_required) is distinct from (new.certificates, new.license_required))
execute function project_mission();

-- As in 0010_search_functions.sql, with what the person holds.
create or replace function search_missions(
  readings text[], facets text[], place text, lat_ double precision, lon_ double precision, km double precision, areas text[],
  hours integer, min_pay integer, from_ timestamptz, to_ timestamptz, sort text, lim integer)
returns mission_page language plpgsql stable as $$
declare
  -- What the person holds is no facet of a mission: it leaves out missions that ask for something else.
  held text := (select x from unnest(facets) x where x like '=k%' limit 1);
  unknown_facets text[] := array(select x from unnest(facets) x where facet_bits(x) = 0 and x not like '=k%');
  only_documents tsquery := both_queries(all_of(unknown_facets), all_of(array(select '@' || w from unnest(text_lexemes(place)) w)));
  filters tsquery := both_queries(all_of(array(select x from unnest(facets) x where x not like '=k%')), days_query(from_, to_));
  layers tsquery[] := '{}';
  f mission_query;
  layer tsquery;
  asked tsquery := held_query(held);
  first_reading integer := case when sort in ('nearest', 'soonest') then coalesce(array_length(readings, 1), 1) else 1 end;
begin
  f.lat := lat_; f.lon := lon_; f.km := km; f.areas := areas;
  f.departments := array(select department_number(code) from unnest(areas) code);
  if areas is null then f.departments := null; end if;
  f.must := (select coalesce(bit_or(facet_bits(x)), 0) from unnest(facets) x);
  f.hours := nullif(hours, 0) << 13;
  f.min_pay := min_pay; f.starts_from := from_; f.starts_to := to_;
  f.share := 10000;
  for n in first_reading..coalesce(array_length(readings, 1), 0) loop
    layer := ideas_query(array(select readings[n][i] from generate_subscripts(readings, 2) i));
    if layer is not null then layers := layers || both_queries(both_queries(layer, only_documents), asked); end if;
  end loop;
  if cardinality(layers) > 0 then
    f.share := ideas_share(array(select readings[array_length(readings, 1)][i] from generate_subscripts(readings, 2) i));
  elsif only_documents is not null then
    layers := array[both_queries(only_documents, asked)];
    f.share := 2;
  elsif asked is not null then
    layers := array[asked];
  end if;
  return find_missions(f, layers, filters, sort, lim);
end $$;

-- migrate:down
