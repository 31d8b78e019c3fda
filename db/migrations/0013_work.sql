-- migrate:up
-- The first answer never moves, so that answer times stay what they were; decided_at is the decision that holds now.
alter table applications add column answered_at timestamptz;
update applications set answered_at = decided_at where decided_at is not null;

-- When silence makes a confirmed person present; null once attendance is known or nobody is expected any more.
alter table applications add column attendance_due_at timestamptz;
-- Whoever changes an application, for whatever reason, nobody waits for news of someone who is no longer expected.
create function stop_awaiting() returns trigger language plpgsql as $$
begin
  new.attendance_due_at := null;
  return new;
end $$;
create trigger application_not_awaited before update on applications
for each row when (new.attendance_due_at is not null
  and not (new.status = 'accepted' and new.candidate_status is not distinct from 'confirmed' and new.attendance is null))
execute function stop_awaiting();
create index applications_attendance_due on applications (attendance_due_at) where attendance_due_at is not null;
create index applications_worked on applications (company_id, attendance_at desc) where attendance = 'worked';

alter table application_events drop constraint application_events_kind_check;
alter table application_events add constraint application_events_kind_check check (kind in (
  'received', 'seen', 'reviewed', 'unreviewed', 'reopened', 'accepted', 'rejected', 'cancelled', 'confirmed', 'withdrawn',
  'worked', 'absent', 'contested',
  'interview_proposed', 'interview_chosen', 'interview_declined', 'interview_countered'));

-- One exchange at a time per application: a double tap proposes once.
create unique index interviews_live on interviews (application_id) where status <> 'declined';

-- Recommending is a question one may leave unanswered.
alter table ratings alter column recommend drop not null;

-- What one employer has is counted from the indexes when it is asked; here stay the figures that would need all of history.
alter table company_stats
  drop column active_missions, drop column pending, drop column reviewed, drop column accepted, drop column rejected,
  add column rating_sum numeric(12, 1) not null default 0,
  add column rating_count integer not null default 0;

create index missions_ended on missions (ends_at desc) where status = 'completed' and deleted_at is null;

-- Places count for an employer once their mission is over: an ad published this morning is not yet a failure.
create function count_settled_mission() returns trigger language plpgsql as $$
declare
  counted boolean := tg_op = 'UPDATE' and old.status = 'completed';
  filled integer := (new.accepted_count >= new.positions)::integer;
begin
  if counted then filled := filled - (old.accepted_count >= old.positions)::integer; end if;
  if filled <> 0 then perform count_up('filled', filled); end if;
  insert into company_stats (company_id, positions_offered, positions_filled)
  values (new.company_id, new.positions - case when counted then old.positions else 0 end,
          new.accepted_count - case when counted then old.accepted_count else 0 end)
  on conflict (company_id) do update set
    positions_offered = company_stats.positions_offered + excluded.positions_offered,
    positions_filled = company_stats.positions_filled + excluded.positions_filled;
  return null;
end $$;

create trigger mission_settled_new after insert on missions
for each row when (new.status = 'completed') execute function count_settled_mission();
create trigger mission_settled after update on missions
for each row when (new.status = 'completed'
  and (old.status, old.positions, old.accepted_count) is distinct from (new.status, new.positions, new.accepted_count))
execute function count_settled_mission();

-- migrate:down
