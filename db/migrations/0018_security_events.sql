-- migrate:up
-- Sign-ins, refusals and changes of accounts. Rows are only ever added: the application's role may insert and select, and rows
-- leave by the function below alone. No foreign key: an event outlives whom it names, and adding one locks nobody's row.
create table security_events (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  -- One of the list in packages/domain/src/accounts/security-event.ts.
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  user_id bigint,
  session_id bigint,
  request_id text check (length(request_id) <= 64),
  -- Shortened: the /24 of an IPv4 address, the /48 of an IPv6 one.
  address text check (length(address) <= 50),
  -- Ids, codes and counts: never a name, an e-mail address or a token.
  detail jsonb not null default '{}' check (length(detail::text) <= 500)
);
create index security_events_of_user on security_events (user_id, id) where user_id is not null;
-- Rows arrive in this order: a summary of each run of pages is enough to find the old ones.
create index security_events_by_time on security_events using brin (occurred_at);

-- A role or a status that changes leaves an event, also when another program changes it.
create function record_account_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.security_events (kind, user_id, detail)
    values ('role_changed', new.id, jsonb_build_object('to', new.role, 'by', session_user));
    return null;
  end if;
  if new.role is distinct from old.role then
    insert into public.security_events (kind, user_id, detail)
    values ('role_changed', new.id, jsonb_build_object('from', old.role, 'to', new.role, 'by', session_user));
  end if;
  if new.status is distinct from old.status then
    insert into public.security_events (kind, user_id, detail)
    values ('status_changed', new.id, jsonb_build_object('from', old.status, 'to', new.status, 'by', session_user));
  end if;
  return null;
end $$;
create trigger account_changed after update of role, status on users
  for each row when (old.role is distinct from new.role or old.status is distinct from new.status)
  execute function record_account_change();
create trigger admin_created after insert on users
  for each row when (new.role = 'admin') execute function record_account_change();

-- Twelve months by the database's own clock, whatever the caller says; so many at a time that nobody waits for it.
create function delete_old_security_events() returns bigint language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.security_events where id in (
      select id from public.security_events
      where occurred_at < pg_catalog.now() - interval '12 months' order by id limit 5000)
    returning 1)
  select count(*) from deleted
$$;

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references users (id),
  action text not null,
  subject_type text not null,
  subject_id bigint,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc);
create index audit_log_recent on audit_log (at desc);

-- Twelve months, as security events, by the database's own clock: the application only adds to this table.
create function delete_old_audit_log() returns bigint language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.audit_log where id in (
      select id from public.audit_log where at < pg_catalog.now() - interval '12 months' order by at limit 5000)
    returning 1)
  select count(*) from deleted
$$;

-- Unexpected errors, one row for those of the same cause, for the office. Messages are masked before they are written.
create table error_groups (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{32}$'),
  source text not null check (source in ('api', 'web', 'worker', 'browser')),
  name text not null check (length(name) <= 80),
  -- The pattern of a route, or the name of a job.
  place text not null check (length(place) <= 300),
  -- The function and file of ours that failed, without the line.
  frame text check (length(frame) <= 300),
  message text not null check (length(message) <= 500),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null check (last_seen_at >= first_seen_at),
  count bigint not null check (count > 0),
  closed_at timestamptz,
  closed_by bigint,
  check ((closed_at is null) = (closed_by is null))
);
create index error_groups_by_time on error_groups (last_seen_at);
create index error_groups_shown on error_groups ((closed_at is not null), last_seen_at desc, fingerprint);

-- migrate:down
