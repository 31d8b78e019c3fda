-- migrate:up
-- The first minute of each hire, and whether the employer had said a day later how it was declared (docs/office.md). Only starts to come
-- when they were booked: nobody is asked about what began before.
create table hire_starts (
  application_id bigint primary key references applications (id),
  company_id bigint not null references companies (id),
  starts_at timestamptz not null,
  -- A day after the start; null once it was looked at, or answered.
  due_at timestamptz,
  -- Nothing was entered then, and the person was not absent. Null again as soon as an answer comes.
  counted_at timestamptz,
  -- The office decided that it counts no more.
  lifted_at timestamptz
);
create index hire_starts_due on hire_starts (due_at) where due_at is not null;
create index hire_starts_counted on hire_starts (company_id, starts_at) where counted_at is not null;

-- As `ANSWER_HOURS` of packages/domain.
create function follow_hire_start() returns trigger language plpgsql as $$
declare application bigint := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  insert into hire_starts (application_id, company_id, starts_at, due_at)
  select a.id, a.company_id, f.starts_at, f.starts_at + interval '24 hours'
  from applications a, (select min(lower(b.during)) as starts_at from bookings b where b.application_id = application) f
  where a.id = application and f.starts_at > now()
  on conflict (application_id) do update set starts_at = excluded.starts_at, due_at = excluded.due_at, counted_at = null, lifted_at = null
  where hire_starts.starts_at <> excluded.starts_at;
  return null;
end $$;
create trigger booking_follows_start after insert or delete or update of during on bookings for each row execute function follow_hire_start();

-- As `COUNTED_DAYS` of packages/domain.
create function starts_without_answer(company bigint, at timestamptz) returns bigint language sql stable as $$
  select count(*) from hire_starts where company_id = company and counted_at is not null and lifted_at is null
    and starts_at > at - interval '90 days'
$$;

-- An answer, or an absence, takes the start out of the count; the item of the office ends with the reason for it.
create function end_hire_start(application bigint) returns void language plpgsql as $$
declare company bigint;
begin
  update hire_starts set due_at = null, counted_at = null
  where application_id = application and (due_at is not null or counted_at is not null) returning company_id into company;
  if company is not null and starts_without_answer(company, now()) < 2 then
    perform close_office_item('undeclared', 'company', company);
  end if;
end $$;

create function declaration_ends_start() returns trigger language plpgsql as $$
begin
  perform end_hire_start(new.application_id);
  return null;
end $$;
create trigger declaration_answers_start after insert or update of channel on declarations for each row
when (new.channel is not null) execute function declaration_ends_start();

create function absence_ends_start() returns trigger language plpgsql as $$
begin
  if new.attendance = 'absent' or new.status <> 'accepted' or new.candidate_status = 'withdrawn' then
    perform end_hire_start(new.id);
  else
    -- The absence was taken back: it is looked at again.
    update hire_starts h set due_at = h.starts_at + interval '24 hours' where h.application_id = new.id
      and not exists (select from declarations d where d.application_id = new.id and d.channel is not null);
  end if;
  return null;
end $$;
create trigger application_ends_start after update of attendance, status, candidate_status on applications for each row
when ((old.attendance is not distinct from 'absent' or old.status <> 'accepted' or old.candidate_status is not distinct from 'withdrawn')
  <> (new.attendance is not distinct from 'absent' or new.status <> 'accepted' or new.candidate_status is not distinct from 'withdrawn'))
execute function absence_ends_start();

alter table office_items drop constraint office_items_kind_check;
alter table office_items add constraint office_items_kind_check check (kind in
  ('report', 'company', 'held', 'overruled', 'contested', 'appeal', 'contact', 'suspension', 'hours', 'undeclared')) not valid;
alter table office_decisions drop constraint office_decisions_action_check;
alter table office_decisions add constraint office_decisions_action_check check (action in ('release', 'hide', 'restore', 'suspend',
  'confirm_suspension', 'lapse_suspension', 'reinstate', 'dismiss', 'set_level', 'keep_rating', 'remove_rating', 'restore_rating',
  'confirm_absence', 'clear_absence', 'uphold', 'overturn', 'keep_hours', 'take_cut', 'lift_hold')) not valid;

-- migrate:down
