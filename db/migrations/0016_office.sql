-- migrate:up
-- Decisions of admins, whom they concern and why: the rule is one of the published ones, the reason is the statement sent to the
-- people concerned. Rows are only ever added, and outlive what they name.
create table office_decisions (
  id bigint generated always as identity primary key,
  decided_at timestamptz not null default now(),
  -- The admin's account, or null for a decision made from the command line, whose author `decided_by` names.
  admin_id bigint,
  decided_by text not null check (length(btrim(decided_by)) between 2 and 100),
  action text not null check (action in ('release', 'hide', 'restore', 'suspend', 'confirm_suspension', 'lapse_suspension', 'reinstate',
    'dismiss', 'set_level', 'keep_rating', 'remove_rating', 'restore_rating', 'confirm_absence', 'clear_absence', 'uphold', 'overturn')),
  subject_type text not null check (subject_type in ('mission', 'user', 'report', 'company', 'rating', 'application', 'appeal')),
  subject_id bigint not null,
  report_id bigint,
  item_id bigint,
  rule text constraint office_decisions_rule check (rule ~ '^[a-z_]{3,40}$' and rule is not null),
  reason text not null check (length(btrim(reason)) between 10 and 2000),
  -- What it says and whom it was sent to are erased after twenty-four months.
  erased_at timestamptz
);
create index office_decisions_of_subject on office_decisions (subject_type, subject_id, id desc);
create index office_decisions_due on office_decisions (decided_at) where erased_at is null;
create index office_decisions_by_time on office_decisions (decided_at);

-- Whom a decision is sent to: an account, or the address of a report. The mail is queued by the same transaction.
create table office_notices (
  id bigint generated always as identity primary key,
  decision_id bigint not null references office_decisions (id),
  role text not null check (role in ('author', 'reporter', 'party', 'appellant')),
  user_id bigint,
  report_id bigint references reports (id),
  -- The private link of the decision; a reporter uses the link of the report.
  follow_hash bytea,
  created_at timestamptz not null default now(),
  check (user_id is not null or report_id is not null)
);
create index office_notices_of_decision on office_notices (decision_id);
create index office_notices_of_report on office_notices (report_id) where report_id is not null;
create index office_notices_of_user on office_notices (user_id) where user_id is not null;
create unique index office_notices_follow on office_notices (follow_hash) where follow_hash is not null;

-- Checked at commit: the notices follow their decision in the same transaction.
create function require_office_notice() returns trigger language plpgsql as $$
begin
  if not exists (select from office_notices where decision_id = new.id) then
    raise exception 'decision % has no notice', new.id using errcode = 'check_violation', constraint = 'office_decisions_notice';
  end if;
  return null;
end $$;
create constraint trigger office_decisions_notice after insert on office_decisions
  deferrable initially deferred for each row execute function require_office_notice();

-- Confirmed by another admin than the one who suspended the account.
create function require_other_confirmer() returns trigger language plpgsql as $$
declare
  first office_decisions;
begin
  select d.* into first from office_decisions d
  where d.subject_type = 'user' and d.subject_id = new.subject_id and d.action = 'suspend' order by d.id desc limit 1;
  if first.id is null or first.admin_id = new.admin_id or lower(btrim(first.decided_by)) = lower(btrim(new.decided_by)) then
    raise exception 'the suspension of account % is confirmed by another admin', new.subject_id
      using errcode = 'check_violation', constraint = 'office_decisions_other_confirmer';
  end if;
  return new;
end $$;
create trigger office_decisions_other_confirmer before insert on office_decisions
  for each row when (new.action = 'confirm_suspension') execute function require_other_confirmer();

create table office_appeals (
  id bigint generated always as identity primary key,
  decision_id bigint not null references office_decisions (id),
  notice_id bigint not null references office_notices (id),
  reason text not null check (length(btrim(reason)) between 10 and 4000),
  created_at timestamptz not null default now(),
  unique (notice_id)
);
create index office_appeals_of_decision on office_appeals (decision_id);
create index office_appeals_by_time on office_appeals (created_at);

create function require_appeal_in_time() returns trigger language plpgsql as $$
declare
  decided timestamptz;
begin
  select d.decided_at into decided from office_decisions d
    join office_notices n on n.decision_id = d.id and n.id = new.notice_id
    where d.id = new.decision_id and d.subject_type <> 'appeal';
  if decided is null or new.created_at > decided + interval '6 months' then
    raise exception 'decision % cannot be appealed', new.decision_id
      using errcode = 'check_violation', constraint = 'office_appeals_six_months';
  end if;
  return new;
end $$;
create trigger office_appeals_six_months before insert on office_appeals
  for each row execute function require_appeal_in_time();

-- An appeal is decided once, and by someone else than the first decision.
create unique index office_decisions_of_appeal on office_decisions (subject_id) where subject_type = 'appeal';
create function require_other_admin() returns trigger language plpgsql as $$
declare
  first office_decisions;
begin
  select d.* into first from office_appeals a join office_decisions d on d.id = a.decision_id where a.id = new.subject_id;
  if first.id is null or first.admin_id = new.admin_id or lower(btrim(first.decided_by)) = lower(btrim(new.decided_by)) then
    raise exception 'appeal % is decided by another admin', new.subject_id
      using errcode = 'check_violation', constraint = 'office_decisions_other_admin';
  end if;
  return new;
end $$;
create trigger office_decisions_other_admin before insert on office_decisions
  for each row when (new.subject_type = 'appeal') execute function require_other_admin();

-- How a company proves that its address is its own. One proof at a time: asking again ends the one before.
create table company_proofs (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  method text not null check (method in ('mail', 'letter', 'document')),
  state text not null check (state in ('code_sent', 'to_post', 'waiting', 'accepted', 'refused', 'ended')),
  -- The mailbox, or the address the register gives; null for a document.
  target text,
  -- The SIRET it is a proof for.
  siret text not null,
  -- Of six digits, and null until they are drawn and once they were used.
  code_hash bytea,
  salt bytea,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  posted_at timestamptz,
  proven_at timestamptz,
  answered_at timestamptz,
  -- What the company's website said when the code was typed; null for what is no mail.
  site_names_siren boolean,
  -- Given by a code alone: the office has not looked at it yet.
  unseen boolean not null default false,
  decided_by bigint references office_decisions (id),
  file_id bigint references files (id),
  constraint company_proofs_target check ((method = 'document') = (target is null)),
  constraint company_proofs_answered check ((state in ('accepted', 'refused')) <= (answered_at is not null))
);
create unique index company_proofs_open on company_proofs (company_id) where state in ('code_sent', 'to_post', 'waiting');
create index company_proofs_of_company on company_proofs (company_id, id desc);
create index company_proofs_of_mailbox on company_proofs (target, created_at) where target is not null;
create index company_proofs_of_siret on company_proofs (siret, created_at);
create index company_proofs_of_user on company_proofs (user_id);
create index company_proofs_of_decision on company_proofs (decided_by) where decided_by is not null;
create index company_proofs_file on company_proofs (file_id) where file_id is not null;

-- A document is shown until it is decided.
create trigger proof_released after update of file_id on company_proofs for each row
when (old.file_id is not null and old.file_id is distinct from new.file_id)
execute function release_file('file_id');
create trigger proof_deleted after delete on company_proofs for each row
when (old.file_id is not null)
execute function release_file('file_id');

-- What waits for a person. Several reports of one thing are one item; an admin who takes it has it for some minutes. A suspension waits
-- for a second person, and ends by itself when nobody else confirms it.
create table office_items (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('report', 'company', 'held', 'overruled', 'contested', 'appeal', 'contact', 'suspension')),
  subject_type text not null
    check (subject_type in ('mission', 'user', 'message', 'rating', 'company', 'application', 'appeal', 'contact')),
  subject_id bigint not null,
  opened_at timestamptz not null default now(),
  taken_by bigint,
  taken_until timestamptz,
  closed_at timestamptz,
  decision_id bigint references office_decisions (id),
  check ((taken_by is null) = (taken_until is null)),
  check (decision_id is null or closed_at is not null)
);
create unique index office_items_open on office_items (kind, subject_type, subject_id) where closed_at is null;
create index office_items_queue on office_items (kind, id) where closed_at is null;
create index office_items_of_subject on office_items (subject_type, subject_id);
create index office_items_closed on office_items (closed_at) where closed_at is not null;
create index office_items_of_decision on office_items (decision_id) where decision_id is not null;

create function open_office_item(item_kind text, item_subject text, item_id bigint) returns void language sql as $$
  insert into office_items (kind, subject_type, subject_id) values (item_kind, item_subject, item_id)
  on conflict (kind, subject_type, subject_id) where closed_at is null do nothing
$$;

create function close_office_item(item_kind text, item_subject text, item_id bigint) returns void language sql as $$
  update office_items set closed_at = now(), taken_by = null, taken_until = null
  where kind = item_kind and subject_type = item_subject and subject_id = item_id and closed_at is null
$$;

create function queue_report() returns trigger language plpgsql as $$
begin
  if new.status = 'open' then
    perform open_office_item('report', new.subject_type, new.subject_id);
  elsif not exists (select from reports r
      where r.subject_type = new.subject_type and r.subject_id = new.subject_id and r.status = 'open') then
    perform close_office_item('report', new.subject_type, new.subject_id);
  end if;
  return null;
end $$;
create trigger report_queued after insert or update of status on reports for each row execute function queue_report();

create function queue_held_mission() returns trigger language plpgsql as $$
begin
  if new.status = 'held' and new.deleted_at is null and new.hidden_at is null then
    perform open_office_item('held', 'mission', new.id);
  else
    perform close_office_item('held', 'mission', new.id);
  end if;
  return null;
end $$;
create trigger mission_held_new after insert on missions for each row when (new.status = 'held')
  execute function queue_held_mission();
create trigger mission_held after update of status, deleted_at, hidden_at on missions for each row
  when ((old.status = 'held' or new.status = 'held')
    and (old.status, old.deleted_at, old.hidden_at) is distinct from (new.status, new.deleted_at, new.hidden_at))
  execute function queue_held_mission();

create function queue_overruled() returns trigger language plpgsql as $$
begin
  perform open_office_item('overruled', 'mission', new.mission_id);
  return null;
end $$;
create trigger warning_overruled after insert on overruled_warnings for each row execute function queue_overruled();

create function queue_contested() returns trigger language plpgsql as $$
begin
  if new.attendance = 'absent' and new.contested_at is not null and new.contest_decided_at is null then
    perform open_office_item('contested', 'application', new.id);
  else
    perform close_office_item('contested', 'application', new.id);
  end if;
  return null;
end $$;
create trigger absence_contested after update of contested_at, attendance, contest_decided_at on applications for each row
  when (new.contested_at is not null and (old.contested_at, old.attendance, old.contest_decided_at)
    is distinct from (new.contested_at, new.attendance, new.contest_decided_at))
  execute function queue_contested();

create function queue_held_rating() returns trigger language plpgsql as $$
begin
  if new.held_at is not null and not 'removed' = any (new.held_reasons) then
    perform open_office_item('contested', 'rating', new.id);
  else
    perform close_office_item('contested', 'rating', new.id);
  end if;
  return null;
end $$;
create trigger rating_held_new after insert on ratings for each row when (new.held_at is not null)
  execute function queue_held_rating();
create trigger rating_held after update of held_at, held_reasons on ratings for each row
  when ((old.held_at, old.held_reasons) is distinct from (new.held_at, new.held_reasons))
  execute function queue_held_rating();

-- A company waits for the office when the register does not confirm it, when it shows a proof, or when another account has its SIRET.
create function company_waits(c companies) returns boolean language sql stable as $$
  select (c.level not in ('address_proven', 'verified') and coalesce(c.register_outcome <> 'siret_found', false))
    or is_siret_of_another(c.id)
    or exists (select from company_proofs p where p.company_id = c.id and (p.state in ('to_post', 'waiting') or p.unseen))
$$;
create function queue_company() returns trigger language plpgsql as $$
begin
  if company_waits(new) then
    perform open_office_item('company', 'company', new.id);
  else
    perform close_office_item('company', 'company', new.id);
  end if;
  return null;
end $$;
create trigger company_unconfirmed_new after insert on companies for each row execute function queue_company();
create trigger company_unconfirmed after update of level, register_outcome, siret on companies for each row
  when ((old.level, old.register_outcome, old.siret) is distinct from (new.level, new.register_outcome, new.siret))
  execute function queue_company();

create function queue_proof() returns trigger language plpgsql as $$
begin
  if new.state in ('to_post', 'waiting') or new.unseen then
    perform open_office_item('company', 'company', new.company_id);
  elsif (select not company_waits(c) from companies c where c.id = new.company_id) then
    perform close_office_item('company', 'company', new.company_id);
  end if;
  return null;
end $$;
create trigger proof_queued after insert or update of state, unseen on company_proofs for each row execute function queue_proof();

create function queue_appeal() returns trigger language plpgsql as $$
begin
  perform open_office_item('appeal', 'appeal', new.id);
  return null;
end $$;
create trigger appeal_queued after insert on office_appeals for each row execute function queue_appeal();

-- Messages of the contact form wait for a person too, who answers by e-mail.
create function queue_contact() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform open_office_item('contact', 'contact', new.id);
  else perform close_office_item('contact', 'contact', old.id);
  end if;
  return null;
end $$;
create trigger contact_queued after insert or delete on contact_messages for each row execute function queue_contact();

-- Settings of the office: weights of the risk rules, minimum wage, limits of use. The last row of each name whose date has come is in force; rows are only added.
-- Numbers start at 2: 1 is what the code has by itself.
create table office_settings (
  id bigint generated always as identity (start with 2) primary key,
  name text not null check (name in ('risk_weights', 'smic', 'quotas', 'level_limits')),
  value jsonb not null check (jsonb_typeof(value) = 'object' and length(value::text) <= 10000),
  reason text not null check (length(btrim(reason)) between 10 and 2000),
  valid_from timestamptz not null default now(),
  set_by bigint not null,
  set_at timestamptz not null default now()
);
create index office_settings_in_force on office_settings (name, valid_from desc, id desc);

-- migrate:down
