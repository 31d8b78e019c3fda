-- migrate:up
-- Every read and write of the office. Each row holds the hash of the one before and of its own content.
create table office_audit (
  id bigint primary key default 0,
  at timestamptz not null default now(),
  -- Null for the command line, whose author `actor` names.
  actor_id bigint,
  actor text not null check (length(btrim(actor)) between 2 and 100),
  action text not null check (action ~ '^[a-z_.]{3,60}$'),
  subject_type text not null,
  subject_id bigint,
  -- Ids, codes and counts: never a name, an e-mail address or a token.
  detail jsonb not null default '{}' check (length(detail::text) <= 1000),
  previous_hash bytea not null default '',
  own_hash bytea not null default ''
);
create index office_audit_of_subject on office_audit (subject_type, subject_id, id);

-- Three years of audit. The chain then starts after the last row that was deleted.
create table office_audit_start (
  is_only boolean primary key default true check (is_only),
  id bigint not null,
  own_hash bytea not null
);
insert into office_audit_start (id, own_hash) values (0, '');

create function office_audit_hash(r office_audit) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(r.id, extract(epoch from r.at)::text, r.actor_id, r.actor, r.action,
    r.subject_type, r.subject_id, r.detail, encode(r.previous_hash, 'hex'))::text, 'UTF8'))
$$;

-- One writer at a time until its commit, so that each row follows the one before without a gap.
create function chain_office_audit() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('office_audit', 0));
  select last.id + 1, last.own_hash into new.id, new.previous_hash from (
    (select a.id, a.own_hash from public.office_audit a order by a.id desc limit 1)
    union all select s.id, s.own_hash from public.office_audit_start s) last
  order by last.id desc limit 1;
  new.own_hash := public.office_audit_hash(new);
  return new;
end $$;
create trigger office_audit_chained before insert on office_audit for each row execute function chain_office_audit();

-- The first row that does not follow from the one before; null when none. Of the rows after one that is taken as right, so many at
-- most.
create function first_changed_office_audit(checked_after bigint default 0, most bigint default null) returns bigint
language sql stable as $$
  select min(chain.id) from (
    select known.id, known.own_hash from (
      select id, own_hash from office_audit where id = checked_after
      union all select id, own_hash from office_audit_start) known
    order by known.id desc limit 1) before
  cross join lateral (
    select a.id, a.own_hash is distinct from office_audit_hash(a)
        or a.previous_hash is distinct from lag(a.own_hash, 1, before.own_hash) over (order by a.id)
        or a.id <> lag(a.id, 1, before.id) over (order by a.id) + 1 as changed
    from office_audit a where a.id > before.id order by a.id limit most) chain
  where chain.changed
$$;

-- Who published what, for the time the law sets (LCEN, décret 2021-1362): civil identity until five years after the end of the
-- account, its other data until one year after, each connection for one year. The application's role has no right on this
-- table: it is read by the functions below, which write in the audit first.
create table sealed_identities (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  part text not null check (part in ('civil', 'account', 'connection')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  sealed_at timestamptz not null default now(),
  erase_after timestamptz not null
);
create unique index sealed_identities_once on sealed_identities (user_id, part, md5(content::text));
create index sealed_identities_due on sealed_identities (erase_after);

create function seal_identity(sealed_user bigint, is_account_ending boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.sealed_identities (user_id, part, content, erase_after)
  select u.id, p.part, jsonb_strip_nulls(p.content), p.erase_after
  from public.users u left join public.companies c on c.id = u.company_id
  cross join lateral (
    select 'civil' as part, jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name, 'email', u.email,
        'phone', u.phone, 'city', u.city, 'company', c.name, 'siret', c.siret, 'company_email', c.email,
        'company_phone', c.phone) as content, now() + interval '5 years' as erase_after
    union all
    select 'account', jsonb_build_object('role', u.role, 'created_at', u.created_at, 'terms_accepted_at', u.terms_accepted_at,
        'email_verified_at', u.email_verified_at), now() + interval '1 year'
    union all
    select 'connection', jsonb_build_object('operation', 'sign_in', 'at', s.created_at, 'address', s.ip, 'device', s.device),
        s.created_at + interval '1 year'
    from public.sessions s where s.user_id = u.id and s.created_at > now() - interval '1 year') p
  where u.id = sealed_user and u.status <> 'deleted'
  on conflict (user_id, part, md5(content::text)) do update
    set erase_after = greatest(public.sealed_identities.erase_after, excluded.erase_after);
  if is_account_ending then
    update public.sealed_identities s set erase_after = now() + interval '5 years'
    where s.user_id = sealed_user and s.part = 'civil';
  end if;
end $$;

-- Before the name and the address of a deleted account are replaced.
create function seal_ended_account() returns trigger language plpgsql as $$
begin
  perform seal_identity(old.id, true);
  return new;
end $$;
create trigger account_sealed before update of status on users
  for each row when (new.status = 'deleted' and old.status <> 'deleted') execute function seal_ended_account();

create function seal_reported_author() returns trigger language plpgsql as $$
begin
  perform seal_identity(new.author_id, false);
  return null;
end $$;
create trigger author_sealed after insert on report_evidence for each row when (new.author_id is not null)
  execute function seal_reported_author();

-- Through a report alone; nothing is read when the item is of another kind.
create function open_reported_identity(office_item bigint, admin bigint, admin_name text)
returns table (author bigint, part text, content jsonb, sealed_at timestamptz, erase_after timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  select e.author_id into author from public.office_items i
    join public.reports r on r.subject_type = i.subject_type and r.subject_id = i.subject_id
    join public.report_evidence e on e.report_id = r.id
    where i.id = office_item and i.kind = 'report' and e.author_id is not null order by e.report_id desc limit 1;
  if author is null then return; end if;
  insert into public.office_audit (actor_id, actor, action, subject_type, subject_id, detail)
  values (admin, admin_name, 'identity.read', 'item', office_item, jsonb_build_object('user', author));
  return query select s.user_id, s.part, s.content, s.sealed_at, s.erase_after from public.sealed_identities s
    where s.user_id = author and s.erase_after > now() order by s.id;
end $$;

create function open_required_identity(required_user bigint, reference text, opened_by text)
returns table (part text, content jsonb, sealed_at timestamptz, erase_after timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  if length(btrim(reference)) not between 3 and 100 then
    raise exception 'a requisition has a reference' using errcode = 'check_violation', constraint = 'identity_requisition';
  end if;
  insert into public.office_audit (actor, action, subject_type, subject_id, detail)
  values (opened_by, 'identity.requisition', 'user', required_user, jsonb_build_object('reference', btrim(reference)));
  perform public.seal_identity(required_user, false);
  return query select s.part, s.content, s.sealed_at, s.erase_after from public.sealed_identities s
    where s.user_id = required_user and s.erase_after > now() order by s.id;
end $$;

-- The functions below go by the database's own clock, a batch at a time.
create function delete_old_identities() returns bigint language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.sealed_identities where id in (
      select id from public.sealed_identities where erase_after <= pg_catalog.now() limit 5000)
    returning 1)
  select count(*) from deleted
$$;

create function delete_old_office_audit() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  last public.office_audit;
  gone bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('office_audit', 0));
  select o.* into last from (select * from public.office_audit order by id limit 5000) o
    where o.at <= now() - interval '3 years' order by o.id desc limit 1;
  if last.id is null then return 0; end if;
  delete from public.office_audit where id <= last.id;
  get diagnostics gone = row_count;
  update public.office_audit_start set id = last.id, own_hash = last.own_hash;
  return gone;
end $$;

-- Twenty-four months after a decision: what it says, whom it was sent to, the reports it closed and their copies are erased.
-- Its action, rule and date stay, for the figures.
create function erase_old_decisions() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  due bigint[];
  closed bigint[];
  gone bigint;
begin
  select coalesce(array_agg(d.id), '{}') into due from (
    select d.id from public.office_decisions d
    where d.erased_at is null and d.decided_at <= now() - interval '24 months'
      and not exists (select from public.office_appeals a join public.office_items i
        on i.kind = 'appeal' and i.subject_type = 'appeal' and i.subject_id = a.id and i.closed_at is null
        where a.decision_id = d.id)
    order by d.decided_at limit 500) d;
  select coalesce(array_agg(r.id), '{}') into closed from public.reports r
    where r.decision_id = any (due) and r.status <> 'open';
  delete from public.report_evidence where report_id = any (closed);
  update public.reports set details = '', decision = null, reporter_id = null, reporter_email = null, follow_hash = null
    where id = any (closed);
  delete from public.office_appeals where decision_id = any (due);
  delete from public.office_notices where decision_id = any (due);
  delete from public.office_items where decision_id = any (due);
  update public.office_decisions set erased_at = now(), reason = 'erased after 24 months', decided_by = 'erased', admin_id = null
    where id = any (due);
  delete from public.office_items where id in (
    select id from public.office_items where closed_at <= now() - interval '24 months' and decision_id is null limit 500);
  get diagnostics gone = row_count;
  return cardinality(due) + gone;
end $$;

-- migrate:down
