-- migrate:up
-- The hours of a person on one shift. What they declared is changed by them alone; what the employer proposes stands beside it, and
-- `taken` says which of the two is agreed. Nobody's silence and no retry can lower what was declared: a constraint and a trigger hold it.
create table work_hours (
  id bigint generated always as identity unique,
  application_id bigint not null references applications (id) on delete cascade,
  shift_id bigint not null references shifts (id),
  candidate_id bigint not null references candidates (user_id),
  company_id bigint not null references companies (id),
  -- The planned end of the shift, from which three years are counted.
  ends_at timestamptz not null,
  state text not null check (state in ('proposed', 'declared', 'cut', 'agreed', 'contested')),
  version integer not null default 0,
  -- Declared by the person.
  in_at timestamptz,
  out_at timestamptz,
  break_minutes smallint,
  minutes smallint,
  declared_at timestamptz,
  -- Proposed by the employer instead, or entered when nothing was declared.
  cut_in_at timestamptz,
  cut_out_at timestamptz,
  cut_break_minutes smallint,
  cut_minutes smallint,
  taken text check (taken in ('declared', 'cut')),
  agreed_by text check (agreed_by in ('company', 'silence', 'person', 'office')),
  agreed_at timestamptz,
  validated_by bigint references users (id),
  -- When silence does something.
  due_at timestamptz,
  primary key (application_id, shift_id),
  constraint work_hours_declared check (
    num_nulls(in_at, out_at, break_minutes, minutes, declared_at) in (0, 5)
    and (minutes is null or (break_minutes >= 0 and minutes > 0
      and minutes = floor(extract(epoch from out_at - in_at) / 60)::integer - break_minutes))),
  constraint work_hours_cut check (
    num_nulls(cut_in_at, cut_out_at, cut_break_minutes, cut_minutes) in (0, 4)
    and (cut_minutes is null or (cut_break_minutes >= 0 and cut_minutes > 0
      and cut_minutes = floor(extract(epoch from cut_out_at - cut_in_at) / 60)::integer - cut_break_minutes))),
  constraint work_hours_state check (
    (state = 'agreed') = (taken is not null) and num_nulls(taken, agreed_by, agreed_at) in (0, 3)
    and (state <> 'declared' or declared_at is not null) and (state <> 'cut' or cut_minutes is not null)
    and (state <> 'contested' or (declared_at is not null and cut_minutes is not null))
    and (taken <> 'declared' or declared_at is not null) and (taken <> 'cut' or cut_minutes is not null)),
  -- Less than what was declared is agreed by the person, or decided by the office.
  constraint work_hours_lowered check (taken <> 'cut' or agreed_by in ('person', 'office'))
) with (fillfactor = 80);
create index work_hours_of_shift on work_hours (shift_id);
create index work_hours_of_candidate on work_hours (candidate_id, ends_at);
-- Whether a place still has something to validate.
create index work_hours_waiting on work_hours (company_id) where state = 'declared';
create index work_hours_due on work_hours (due_at) where due_at is not null;
create index work_hours_age on work_hours (ends_at);

-- Every step, by whom and why; nobody: silence. Rows are only added.
create table work_hours_steps (
  id bigint generated always as identity primary key,
  application_id bigint not null,
  shift_id bigint not null,
  at timestamptz not null,
  action text not null check (action in ('declare', 'validate', 'cut', 'accept', 'contest', 'silence', 'keep_hours', 'take_cut')),
  by_user bigint references users (id),
  from_state text not null check (from_state in ('proposed', 'declared', 'cut', 'agreed', 'contested')),
  to_state text not null check (to_state in ('declared', 'cut', 'agreed', 'contested')),
  version integer not null,
  -- What was declared, proposed or agreed by this step.
  in_at timestamptz,
  out_at timestamptz,
  break_minutes smallint,
  minutes smallint,
  reason text check (length(reason) between 1 and 500),
  foreign key (application_id, shift_id) references work_hours (application_id, shift_id) on delete cascade,
  -- One step for each version: a second answer to the same one cannot be written.
  unique (application_id, shift_id, version)
);
create index work_hours_steps_at on work_hours_steps (at);
create index work_hours_steps_by on work_hours_steps (by_user) where by_user is not null;

-- The words of an employer about somebody, and of that person, leave with the account; the steps and their hours stay for three years.
create function erase_hours_reasons(person bigint) returns bigint language sql security definer set search_path = '' as $$
  with erased as (
    update public.work_hours_steps s set reason = null from public.work_hours h
    where h.candidate_id = person and s.application_id = h.application_id and s.shift_id = h.shift_id and s.reason is not null
    returning 1)
  select count(*) from erased
$$;

-- Hours that the two sides could not agree on wait for a person of the office.
alter table office_items drop constraint office_items_kind_check;
alter table office_items add constraint office_items_kind_check check (kind in
  ('report', 'company', 'held', 'overruled', 'contested', 'appeal', 'contact', 'suspension', 'hours')) not valid;
alter table office_items drop constraint office_items_subject_type_check;
alter table office_items add constraint office_items_subject_type_check check (subject_type in
  ('mission', 'user', 'message', 'rating', 'company', 'application', 'appeal', 'contact', 'hours')) not valid;
alter table office_decisions drop constraint office_decisions_action_check;
alter table office_decisions add constraint office_decisions_action_check check (action in ('release', 'hide', 'restore', 'suspend',
  'confirm_suspension', 'lapse_suspension', 'reinstate', 'dismiss', 'set_level', 'keep_rating', 'remove_rating', 'restore_rating',
  'confirm_absence', 'clear_absence', 'uphold', 'overturn', 'keep_hours', 'take_cut')) not valid;
alter table office_decisions drop constraint office_decisions_subject_type_check;
alter table office_decisions add constraint office_decisions_subject_type_check check (subject_type in
  ('mission', 'user', 'report', 'company', 'rating', 'application', 'appeal', 'hours')) not valid;

create function queue_contested_hours() returns trigger language plpgsql as $$
begin
  if new.state = 'contested' then
    perform open_office_item('hours', 'hours', new.id);
  else
    perform close_office_item('hours', 'hours', new.id);
  end if;
  return null;
end $$;
create trigger hours_contested after update of state on work_hours for each row
  when (old.state is distinct from new.state and 'contested' in (old.state, new.state))
  execute function queue_contested_hours();

-- migrate:down
