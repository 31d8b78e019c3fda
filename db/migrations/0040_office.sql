-- migrate:up
-- When a code was last given in this session: decisions of the office need a recent one.
alter table sessions add column factor_checked_at timestamptz;

-- What a person checked before giving a company its level, and by which document.
alter table companies add column level_checked text check (length(level_checked) <= 500);

-- When a person decided on a contested absence. Until then it does not count.
alter table applications add column contest_decided_at timestamptz;

-- A rating removed by the office is held for good: nothing counts or shows it.
alter table ratings drop constraint ratings_held_reasons_check;
alter table ratings add constraint ratings_held_reasons_check check (held_reasons
  <@ array['same_network', 'same_device', 'new_account', 'unverified_address', 'burst', 'removed']) not valid;
alter table ratings validate constraint ratings_held_reasons_check;

alter table reports drop constraint reports_subject_type_check;
alter table reports add constraint reports_subject_type_check
  check (subject_type in ('mission', 'user', 'message', 'rating', 'company'));
-- The private link of whoever reported: only the hash of its token is stored.
alter table reports add column follow_hash bytea;
alter table reports add column decision_id bigint;
create unique index reports_follow on reports (follow_hash) where follow_hash is not null;

-- What a report targets, as it was at that moment. No foreign key to people: the copy outlives them.
create table report_evidence (
  report_id bigint primary key references reports (id),
  author_id bigint,
  content text not null check (jsonb_typeof(content::jsonb) = 'object'),
  copied_at timestamptz not null default now()
);
create index report_evidence_of_author on report_evidence (author_id) where author_id is not null;

-- Whose it is and what it says now. No name, address or phone of people who applied.
create function office_snapshot(subject_type text, subject_id bigint, conversation_id bigint,
  out author_id bigint, out content jsonb) language plpgsql stable as $$
begin
  case subject_type
    when 'mission' then
      select m.created_by, jsonb_build_object('title', m.title, 'description', m.description, 'requirement', m.requirement,
          'responsibilities', m.responsibilities, 'perks', m.perks, 'required_skills', m.required_skills,
          'working_hours', m.working_hours, 'equipment', m.equipment, 'additional_info', m.additional_info,
          'location', m.location, 'pay_cents', m.pay_cents, 'pay_period', m.pay_period, 'status', m.status,
          'starts_at', to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'company', c.name, 'siret', c.siret)
        into author_id, content from missions m join companies c on c.id = m.company_id where m.id = office_snapshot.subject_id;
    when 'user' then
      select u.id, jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name, 'role', u.role, 'city', u.city,
          'profession', c.profession, 'about', c.about, 'company', co.name)
        into author_id, content from users u left join candidates c on c.user_id = u.id
        left join companies co on co.id = u.company_id where u.id = office_snapshot.subject_id;
    when 'message' then
      select m.sender_id, jsonb_build_object('text', m.content, 'conversation_id', m.conversation_id,
          'sent_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        into author_id, content from messages m
        where m.conversation_id = office_snapshot.conversation_id and m.id = office_snapshot.subject_id;
    when 'rating' then
      select r.author_id, jsonb_build_object('direction', r.direction, 'rating', r.mean, 'comment', r.comment,
          'reply', r.reply, 'company', co.name, 'held_reasons', array_to_string(r.held_reasons, ' '))
        into author_id, content from ratings r join companies co on co.id = r.company_id where r.id = office_snapshot.subject_id;
    when 'company' then
      select (select min(u.id) from users u where u.company_id = c.id and u.status <> 'deleted'),
          jsonb_build_object('name', c.name, 'siret', c.siret, 'industry', c.industry, 'website', c.website,
            'description', c.description, 'culture', c.culture, 'perks', c.perks, 'level', c.level,
            'register_outcome', c.register_outcome)
        into author_id, content from companies c where c.id = office_snapshot.subject_id;
    when 'application' then
      select a.candidate_id, jsonb_build_object('title', m.title, 'company', c.name,
          'starts_at', to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'attendance', a.attendance,
          'contested', (select e.reason from application_events e where e.mission_id = a.mission_id
            and e.application_id = a.id and e.kind = 'contested' order by e.id desc limit 1))
        into author_id, content from applications a join missions m on m.id = a.mission_id
        join companies c on c.id = a.company_id where a.id = office_snapshot.subject_id;
    when 'appeal' then
      select n.user_id, jsonb_build_object('appeal', p.reason, 'action', d.action, 'rule', d.rule, 'reason', d.reason,
          'decision', d.id::text, 'decided_by', d.decided_by,
          'decided_at', to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        into author_id, content from office_appeals p join office_decisions d on d.id = p.decision_id
        join office_notices n on n.id = p.notice_id where p.id = office_snapshot.subject_id;
    else null;
  end case;
end $$;

create function copy_report_evidence() returns trigger language plpgsql as $$
begin
  insert into report_evidence (report_id, author_id, content)
  select new.id, s.author_id, s.content::text
  from office_snapshot(new.subject_type, new.subject_id, new.conversation_id) s where s.content is not null;
  return null;
end $$;
create trigger report_copied after insert on reports for each row execute function copy_report_evidence();

-- Decisions: the rule is one of the published ones, the reason is the statement sent to the people concerned.
alter table office_decisions add column rule text;
alter table office_decisions add column item_id bigint;
alter table office_decisions add constraint office_decisions_rule check (rule ~ '^[a-z_]{3,40}$' and rule is not null) not valid;
alter table office_decisions drop constraint office_decisions_action_check;
alter table office_decisions add constraint office_decisions_action_check check (action in ('release', 'hide', 'restore',
  'suspend', 'reinstate', 'dismiss', 'set_level', 'keep_rating', 'remove_rating', 'restore_rating', 'confirm_absence', 'clear_absence',
  'uphold', 'overturn'));
alter table office_decisions drop constraint office_decisions_subject_type_check;
alter table office_decisions add constraint office_decisions_subject_type_check
  check (subject_type in ('mission', 'user', 'report', 'company', 'rating', 'application', 'appeal'));

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

create table office_appeals (
  id bigint generated always as identity primary key,
  decision_id bigint not null references office_decisions (id),
  notice_id bigint not null references office_notices (id),
  reason text not null check (length(btrim(reason)) between 10 and 4000),
  created_at timestamptz not null default now(),
  unique (notice_id)
);
create index office_appeals_of_decision on office_appeals (decision_id);

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

create function office_audit_hash(r office_audit) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(r.id, extract(epoch from r.at)::text, r.actor_id, r.actor, r.action,
    r.subject_type, r.subject_id, r.detail, encode(r.previous_hash, 'hex'))::text, 'UTF8'))
$$;

-- One writer at a time until its commit, so that each row follows the one before without a gap.
create function chain_office_audit() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('office_audit', 0));
  select a.id, a.own_hash into new.id, new.previous_hash from office_audit a order by a.id desc limit 1;
  new.id := coalesce(new.id, 0) + 1;
  new.previous_hash := coalesce(new.previous_hash, '');
  new.own_hash := office_audit_hash(new);
  return new;
end $$;
create trigger office_audit_chained before insert on office_audit for each row execute function chain_office_audit();

-- The first row that does not follow from the one before; null when none.
create function first_changed_office_audit() returns bigint language sql stable as $$
  select min(id) from (
    select a.id, a.own_hash is distinct from office_audit_hash(a)
        or a.previous_hash is distinct from lag(a.own_hash, 1, ''::bytea) over (order by a.id)
        or a.id <> lag(a.id, 1, 0::bigint) over (order by a.id) + 1 as changed
    from office_audit a) chain
  where changed
$$;

-- What waits for a person. Several reports of one thing are one item; whoever takes it has it for some minutes.
create table office_items (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('report', 'company', 'held', 'overruled', 'contested', 'appeal')),
  subject_type text not null
    check (subject_type in ('mission', 'user', 'message', 'rating', 'company', 'application', 'appeal')),
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

-- A company that the register does not confirm, until a person has checked it.
create function queue_company() returns trigger language plpgsql as $$
begin
  if new.level <> 'verified' and new.register_outcome <> 'siret_found' then
    perform open_office_item('company', 'company', new.id);
  else
    perform close_office_item('company', 'company', new.id);
  end if;
  return null;
end $$;
create trigger company_unconfirmed_new after insert on companies for each row
  when (new.level <> 'verified' and new.register_outcome <> 'siret_found') execute function queue_company();
create trigger company_unconfirmed after update of level, register_outcome on companies for each row
  when ((old.level, old.register_outcome) is distinct from (new.level, new.register_outcome))
  execute function queue_company();

create function queue_appeal() returns trigger language plpgsql as $$
begin
  perform open_office_item('appeal', 'appeal', new.id);
  return null;
end $$;
create trigger appeal_queued after insert on office_appeals for each row execute function queue_appeal();

-- What already waits.
insert into office_items (kind, subject_type, subject_id, opened_at)
select 'report', subject_type, subject_id, min(created_at) from reports where status = 'open' group by 2, 3 order by 4;
insert into office_items (kind, subject_type, subject_id, opened_at)
select 'held', 'mission', id, held_at from missions where status = 'held' and deleted_at is null and hidden_at is null order by held_at;
insert into office_items (kind, subject_type, subject_id, opened_at)
select 'overruled', 'mission', mission_id, min(overruled_at) from overruled_warnings group by 3 order by 4;
insert into office_items (kind, subject_type, subject_id, opened_at)
select 'contested', 'rating', id, held_at from ratings where held_at is not null order by held_at;
insert into office_items (kind, subject_type, subject_id, opened_at)
select 'contested', 'application', id, contested_at from applications
where attendance = 'absent' and contested_at is not null order by contested_at;
insert into office_items (kind, subject_type, subject_id, opened_at)
select 'company', 'company', id, register_asked_at from companies
where level <> 'verified' and register_outcome <> 'siret_found' order by register_asked_at;

-- migrate:down
