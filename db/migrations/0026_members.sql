-- migrate:up
-- Who acts for a company. One company per account: whoever joins another has left the first.
create table company_members (
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  role text not null check (role in ('owner', 'manager', 'shift_lead')),
  -- Those of later too, and what has no establishment.
  all_establishments boolean not null default true,
  -- When news are sent: bit 4 × day + part of the day, Monday morning first, as the week of a candidate; null: at any time.
  duty integer check (duty between 0 and 268435455),
  invited_by bigint references users (id),
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (company_id, user_id, joined_at),
  check (role <> 'owner' or all_establishments)
);
create unique index company_members_now on company_members (user_id) where left_at is null;
create index company_members_of_company on company_members (company_id) where left_at is null;
create index company_members_seats on company_members (user_id, company_id);

-- Of a member who has not all of them; gone when they leave.
create table member_establishments (
  user_id bigint not null references users (id),
  establishment_id bigint not null references establishments (id),
  primary key (user_id, establishment_id)
);
create index member_establishments_of_establishment on member_establishments (establishment_id);

create table company_invitations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'shift_lead')),
  -- Null: all of them.
  establishment_ids bigint[],
  invited_by bigint not null references users (id),
  -- Of the token in the mail, which is drawn when the mail leaves.
  token_hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- By an owner, by whoever received it, or because another was sent to the same address.
  revoked_at timestamptz,
  check (role <> 'owner' or establishment_ids is null)
);
create index company_invitations_open on company_invitations (company_id, id) where accepted_at is null and revoked_at is null;
create index company_invitations_age on company_invitations (expires_at);

-- What members did, by ids alone: names are read with the journal, and are gone with the account.
create table company_audit (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  -- Null for whoever declined an invitation without an account.
  actor_id bigint references users (id),
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index company_audit_recent on company_audit (company_id, id desc);
create index company_audit_age on company_audit (at);

-- Twelve months by the database's own clock: the application only adds to this table.
create function delete_old_company_audit() returns bigint language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.company_audit where id in (
      select id from public.company_audit where at < pg_catalog.now() - interval '12 months' order by at limit 5000)
    returning 1)
  select count(*) from deleted
$$;

-- The account that a company is registered with owns it, whichever release wrote it.
create function first_account_owns() returns trigger language plpgsql as $$
begin
  insert into company_members (company_id, user_id, role, joined_at)
  select new.company_id, new.id, 'owner', new.created_at
  where not exists (select from company_members m where m.company_id = new.company_id);
  return null;
end $$;
create trigger company_registered after insert on users for each row
when (new.company_id is not null and new.status <> 'deleted')
execute function first_account_owns();

-- Somebody who left acts for no company, and may be invited by another.
alter table users drop constraint users_check;
alter table users add constraint users_company check (company_id is null or role = 'employer') not valid;

-- As `isOnDuty` of packages/domain; by the clock of Paris, and a night lasts until the morning after.
create function is_on_duty(duty integer, at timestamptz) returns boolean language sql stable as $$
  select duty is null or (duty >> (4 * extract(isodow from p.day)::integer - 4 + p.part)) & 1 = 1
  from (
    select l.at - case when l.at::time < '06:00' then interval '1 day' else interval '0' end as day,
      case when l.at::time < '06:00' then 3 when l.at::time < '12:00' then 0 when l.at::time < '17:00' then 1
        when l.at::time < '22:00' then 2 else 3 end as part
    from (select $2 at time zone 'Europe/Paris' as at) l) p
$$;

-- Who is sent news of an establishment: members with access who are on duty, else the author, else the owners; ten at most. Shift leads
-- only for the day itself. A company whose members are not written yet has its author.
create function recipients_of(company bigint, establishment bigint, author bigint, at timestamptz, the_day boolean)
returns bigint[] language sql stable as $$
  with able as materialized (
    select m.user_id, m.role, m.joined_at, is_on_duty(m.duty, $4) as on_duty
    from company_members m join users u on u.id = m.user_id and u.status = 'active'
    where m.company_id = $1 and m.left_at is null and ($5 or m.role <> 'shift_lead')
      and (m.all_establishments or exists (
        select from member_establishments e where e.user_id = m.user_id and e.establishment_id = $2)))
  select case
    when exists (select from able where on_duty)
      then array(select user_id from able where on_duty order by user_id <> $3, joined_at, user_id limit 10)
    when exists (select from able where user_id = $3) then array[$3]
    when exists (select from able where role = 'owner')
      then array(select user_id from able where role = 'owner' order by joined_at, user_id limit 10)
    when not exists (select from company_members m where m.company_id = $1) then array[$3]
    else '{}' end
$$;

-- The employer's side of a conversation is the company: whoever may act for it there reads and answers. The pair stays who began it.
alter table conversations add column company_id bigint;
alter table conversations add column candidate_id bigint;
alter table conversations add constraint conversations_company foreign key (company_id) references companies (id) not valid;

-- For the previous release, which writes the pair alone.
create function conversation_company() returns trigger language plpgsql as $$
begin
  if new.company_id is null then
    select u.company_id, new.user_a + new.user_b - u.id into new.company_id, new.candidate_id
    from users u where u.id in (new.user_a, new.user_b) and u.role = 'employer';
  end if;
  return new;
end $$;
create trigger conversation_begun before insert on conversations for each row execute function conversation_company();

-- Whether a member reads what is said with a person: of an establishment of theirs; a shift lead, of people accepted, from two days before
-- the mission to two days after.
create function member_reads(m company_members, person bigint, at timestamptz) returns boolean language sql stable as $$
  select (m.all_establishments and m.role <> 'shift_lead') or exists (
    select from applications a join missions x on x.id = a.mission_id
    where a.candidate_id = $2 and a.company_id = m.company_id
      and (m.all_establishments or exists (
        select from member_establishments e where e.user_id = m.user_id and e.establishment_id = x.establishment_id))
      and (m.role <> 'shift_lead' or (a.status = 'accepted' and a.candidate_status is distinct from 'withdrawn'
        and x.starts_at - interval '48 hours' <= $3 and x.ends_at + interval '48 hours' >= $3)))
$$;

-- The other side of a conversation, as one of the pair; null when it is not open to this person. The caller's own side is the rest of it.
create function other_side(c conversations, person bigint, at timestamptz) returns bigint language sql stable as $$
  select case
    when c.company_id is null then case when $2 in (c.user_a, c.user_b) then c.user_a + c.user_b - $2 end
    when $2 = c.candidate_id then c.user_a + c.user_b - $2
    when exists (select from company_members m where m.user_id = $2 and m.company_id = c.company_id and m.left_at is null
      and member_reads(m, c.candidate_id, $3)) then c.candidate_id end
$$;

-- Who is sent a message of a candidate: members who read it and are on duty, else who began the conversation, else the owners.
create function message_recipients_of(c conversations, at timestamptz) returns bigint[] language sql stable as $$
  with able as materialized (
    select m.user_id, m.role, m.joined_at, is_on_duty(m.duty, $2) as on_duty
    from company_members m join users u on u.id = m.user_id and u.status = 'active'
    where m.company_id = c.company_id and m.left_at is null and member_reads(m, c.candidate_id, $2))
  select case
    when exists (select from able where on_duty)
      then array(select user_id from able where on_duty
        order by user_id <> c.user_a + c.user_b - c.candidate_id, joined_at, user_id limit 10)
    when exists (select from able where user_id = c.user_a + c.user_b - c.candidate_id)
      then array[c.user_a + c.user_b - c.candidate_id]
    else array(select user_id from able where role = 'owner' order by joined_at, user_id limit 10) end
$$;

-- What members do to applications is recorded with its event, in no statement more.
create function journal_application() returns trigger language plpgsql as $$
begin
  insert into company_audit (company_id, actor_id, action, subject, detail, at)
  select a.company_id, new.actor_id,
    case new.kind when 'accepted' then 'application_accepted' when 'rejected' then 'application_rejected'
      when 'cancelled' then 'application_cancelled' else 'attendance_recorded' end,
    'application', jsonb_build_object('mission', a.mission_id, 'person', a.candidate_id), new.at
  from applications a where a.id = new.application_id and a.candidate_id <> new.actor_id;
  return null;
end $$;
create trigger application_event_journal after insert on application_events for each row
when (new.actor_id is not null and new.kind in ('accepted', 'rejected', 'cancelled', 'worked', 'absent'))
execute function journal_application();

-- One member acts, and it is read for all.
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
        select from applications x where x.mission_id = a.mission_id and x.status = 'pending' and x.seen_at is null
          and x.candidate_status is distinct from 'withdrawn'))
      or (n.kind like 'interview%' and n.action_url in (
        select side || '/tableau-de-bord/entretiens/' || i.id
        from interviews i, unnest('{/candidat,/employeur}'::text[]) side where i.application_id = application)));
end $$;

-- migrate:down
