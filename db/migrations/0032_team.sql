-- migrate:up
-- The people who agreed to be asked first by a company, and missions for them before everybody, or for them alone.
create table team_members (
  company_id bigint not null references companies (id),
  candidate_id bigint not null references candidates (user_id),
  origin text not null check (origin in ('worked', 'link')),
  -- Asked by the company, in by a consent, or out: by the person, by the company or by the end of the consent.
  state text not null check (state in ('asked', 'in', 'left')),
  -- The company reads that it asked for thirty days, whatever the person decided but a yes.
  asked_at timestamptz,
  asked_by bigint references users (id),
  -- Who came by a link has a place at once from then on.
  approved_at timestamptz,
  consent_at timestamptz,
  consent_until timestamptz,
  consent_version smallint,
  renewal_asked_at timestamptz,
  muted boolean not null default false,
  left_at timestamptz,
  left_by text check (left_by in ('person', 'company', 'silence')),
  primary key (company_id, candidate_id),
  check (state <> 'in' or (consent_at is not null and consent_until > consent_at and consent_version is not null)),
  check (state <> 'asked' or asked_at is not null),
  check ((state = 'left') = (left_at is not null) and (left_at is null) = (left_by is null))
);
create index team_members_of_candidate on team_members (candidate_id);
create index team_members_consent on team_members (consent_until) where state = 'in';

create table team_groups (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  label text not null check (length(label) between 1 and 40),
  created_at timestamptz not null,
  unique (company_id, label)
);
create table team_group_members (
  group_id bigint not null references team_groups (id) on delete cascade,
  candidate_id bigint not null references candidates (user_id),
  primary key (group_id, candidate_id)
);
create index team_group_members_of_candidate on team_group_members (candidate_id);

create table team_links (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  establishment_id bigint references establishments (id),
  code text not null unique check (code ~ '^[a-z0-9-]{6,80}$'),
  created_by bigint not null references users (id),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index team_links_of_company on team_links (company_id);

-- Who did what to the team; never what a person decided for themselves.
create table team_journal (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  actor_id bigint not null references users (id),
  action text not null check (action in
    ('asked', 'approved', 'removed', 'group_added', 'group_removed', 'grouped', 'link_opened', 'link_closed')),
  candidate_id bigint references candidates (user_id),
  -- The name of a group, or the code of a link.
  label text check (length(label) <= 80),
  at timestamptz not null
);
create index team_journal_of_company on team_journal (company_id, id desc);
create index team_journal_age on team_journal (at);
create index team_journal_of_candidate on team_journal (candidate_id) where candidate_id is not null;

create table followed_companies (
  candidate_id bigint not null references candidates (user_id),
  company_id bigint not null references companies (id),
  created_at timestamptz not null,
  primary key (candidate_id, company_id)
);
create index followed_companies_of_company on followed_companies (company_id);

-- `team_until`: when everybody sees a mission of `team_first`; emptied once they do. `team_groups`: all of the team when empty.
-- `team_sent_at`: when the team was asked for the first time.
alter table missions add column audience text not null default 'everyone';
alter table missions add column team_until timestamptz;
alter table missions add column team_groups bigint[] not null default '{}';
alter table missions add column team_booking text;
alter table missions add column team_sent_at timestamptz;
alter table missions add constraint missions_audience check (audience in ('everyone', 'team_first', 'team_only')) not valid;
alter table missions add constraint missions_team_until check (team_until is null or audience = 'team_first') not valid;
alter table missions add constraint missions_team_booking check (team_booking in ('choose', 'first')) not valid;

-- `shift_ids`: those named by the employer; null: all that have a place.
alter table propositions alter column wave_id drop not null;
alter table propositions add column origin text not null default 'wave';
alter table propositions add column asked_by bigint;
alter table propositions add column shift_ids bigint[];
alter table propositions add constraint propositions_origin check (origin in ('wave', 'team', 'direct', 'reserve')) not valid;
alter table propositions add constraint propositions_of_a_wave check (origin <> 'wave' or wave_id is not null) not valid;

create function is_for_team(m missions) returns boolean
language sql immutable parallel safe
as $$ select m.audience = 'team_only' or (m.audience = 'team_first' and m.team_until is not null) $$;

-- In the team, and in one of these groups when there are any.
create function is_of_team(company bigint, groups bigint[], person bigint, at timestamptz) returns boolean
language sql stable parallel safe
as $$
  select exists (
    select from team_members t
    where t.company_id = company and t.candidate_id = person and t.state = 'in' and t.consent_until > at
      and (groups = '{}' or exists (
        select from team_group_members g where g.candidate_id = person and g.group_id = any (groups))))
$$;

-- Named by its employer, and not answered yet.
create function is_named_for(mission bigint, person bigint, at timestamptz) returns boolean
language sql stable parallel safe
as $$
  select exists (
    select from propositions p
    where p.mission_id = mission and p.candidate_id = person and p.origin = 'direct' and p.answer is null and p.expires_at > at)
$$;

-- A mission for the team is known to those of it, to those it was named to, and to those who applied.
create function may_see_team_mission(m missions, person bigint, at timestamptz) returns boolean
language sql stable parallel safe
as $$
  select is_of_team(m.company_id, m.team_groups, person, at) or is_named_for(m.id, person, at)
    or exists (select from applications a where a.mission_id = m.id and a.candidate_id = person)
$$;

-- Approved, or worked here: a yes takes the place where the mission books its team at once.
create function books_at_once(company bigint, person bigint, at timestamptz) returns boolean
language sql stable parallel safe
as $$
  select exists (
    select from team_members t
    where t.company_id = company and t.candidate_id = person and t.state = 'in' and t.consent_until > at
      and (t.approved_at is not null or exists (
        select from applications a
        where a.candidate_id = person and a.company_id = company and a.attendance = 'worked')))
$$;

-- Candidates who blocked somebody of the company, or the other way round.
create function blocked_with(company bigint) returns setof bigint
language sql stable
as $$
  select b.blocked_id from users e join blocks b on b.blocker_id = e.id where e.company_id = company
  union select b.blocker_id from users e join blocks b on b.blocked_id = e.id where e.company_id = company
$$;

-- Whether a shift leaves this person eleven hours of rest on both sides; a day without hours asks for none.
create function leaves_rest(person bigint, starts_at timestamptz, ends_at timestamptz) returns boolean
language sql stable parallel safe
as $$
  select not has_hours(starts_at) or not exists (
    select from bookings b
    where b.candidate_id + 0 = person and upper(b.during) > starts_at - interval '11 hours'
      and lower(b.during) < ends_at + interval '11 hours')
$$;

-- Of these people, those whom the company may ask by itself, in the order given: neither the distance nor the week they said counts.
-- What does: an open account, not on pause, not blocked, the certificates, one channel at least, rest around the shifts, neither
-- applied nor refused the company, and less than four propositions of its own in 24 hours. `wanted`: of the shifts, those asked for.
create function may_ask_team(mission bigint, people bigint[], wanted bigint[], at timestamptz) returns setof bigint
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  m missions;
  starts timestamptz[];
  ends timestamptz[];
  blocked bigint[];
begin
  select * into m from missions x where x.id = mission;
  select array_agg(s.starts_at order by s.starts_at, s.id), array_agg(s.ends_at order by s.starts_at, s.id) into starts, ends
  from shifts s
  where s.mission_id = mission and s.starts_at > at and (not m.take_some or s.accepted_count < s.positions)
    and (wanted is null or s.id = any (wanted));
  if starts is null then return; end if;
  blocked := array(select b from blocked_with(m.company_id) b);
  return query
  select i.id
  from unnest(people) with ordinality i (id, n)
  join users u on u.id = i.id and u.status = 'active' and u.adult_confirmed_at is not null
  join candidates c on c.user_id = i.id and c.availability is distinct from 'freeze'
  left join availabilities a on a.candidate_id = i.id
  where i.id <> all (blocked) and (not m.license_required or coalesce(a.driving_licence, false))
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

-- What a company reads of somebody of its team for one of its missions: free by what they said of their time, not free, or unknown. A part
-- of the week that is not marked never means no.
create function team_free(person bigint, mission bigint, at timestamptz) returns text
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  m missions;
  week integer;
  until timestamptz;
  answers text[];
begin
  select * into m from missions x where x.id = mission;
  if exists (select from candidates c where c.user_id = person and c.availability = 'freeze') then return 'no'; end if;
  select case when a.week <> 0 and a.expires_at > at then a.week when c.availability = 'on_fire' then 125269879 else 0 end, a.now_until
  into week, until
  from candidates c left join availabilities a on a.candidate_id = c.user_id where c.user_id = person;
  answers := array(
    select case when not leaves_rest(person, s.starts_at, s.ends_at) then 'no'
      when until >= s.ends_at or is_covered(person, week, s.starts_at, s.ends_at) then 'yes'
      when exists (
        select from shift_slots(s.starts_at, s.ends_at) n join availability_exceptions x
          on x.candidate_id = person and n.day between x.first_day and x.last_day and x.slots & (1 << n.slot) <> 0 and not x.available)
        then 'no'
      else 'unknown' end
    from shifts s
    where s.mission_id = mission and s.starts_at > at and (not m.take_some or s.accepted_count < s.positions));
  return case
    when answers = '{}' then 'unknown'
    when m.take_some then case when 'yes' = any (answers) then 'yes' when 'unknown' = any (answers) then 'unknown' else 'no' end
    else case when 'no' = any (answers) then 'no' when 'unknown' = any (answers) then 'unknown' else 'yes' end end;
end $$;

-- Nobody finds a mission while it is for the team.
create or replace function is_searchable(m missions) returns boolean
language sql stable parallel safe
as $$
  select m.status = 'recruiting' and coalesce(m.next_start > now(), false) and m.hidden_at is null and m.deleted_at is null
    and not is_for_team(m)
$$;

-- As in 0008_applications.sql, but for a mission for the team, which is for those who may see it, and for somebody refused whom the
-- employer named since, whose application is used again.
create or replace function write_application(
  mission bigint, person bigint, words text, cv bigint, known bigint[], wanted bigint[], again bigint, at timestamptz,
  is_silent boolean, request_id text, given_key text, hash bytea, answer_status smallint, keys_since timestamptz
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
    insert into applications (mission_id, candidate_id, company_id, message, cv_file_id, shift_ids, created_at)
    values (mission, person, m.company_id, words, cv, case when cardinality(wanted) < cardinality(known) then wanted end, at)
    on conflict (mission_id, candidate_id) do nothing returning id into application;
  else
    -- Withdrawn, or refused and named by the employer since.
    select a.candidate_status is distinct from 'withdrawn' into was_refused from applications a
    where a.id = again and (a.candidate_status = 'withdrawn' or (a.status = 'rejected' and is_named_for(mission, person, at)))
    for update;
    if found then
      -- An answer given before no longer counts in the company's figures.
      perform count_answers(mission, array[again], -1);
      update applications a set status = 'pending', candidate_status = null, message = words, cv_file_id = cv,
        shift_ids = case when cardinality(wanted) < cardinality(known) then wanted end, created_at = at, undone = false,
        late_withdrawal = false, seen_at = null, answered_at = null, decided_at = null, confirmed_at = null, withdrawn_at = null,
        status_before_decision = null, decision_visible_at = null
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

-- migrate:down
