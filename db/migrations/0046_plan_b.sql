-- migrate:up
-- Plan B: who is called when a place is lost, in which order, and what their yes does.

-- `plan_b`: whether the yes of somebody the employer accepted beforehand books, or asks. Null: asks.
alter table missions add column plan_b text;
alter table missions add constraint missions_plan_b check (plan_b in ('auto', 'ask')) not valid;

-- `reserve_accepted_at`: the employer accepts beforehand that this person takes a place. `call_outcome`: what their yes does, as the call
-- that runs, or the last one, says it.
alter table propositions add column reserve_accepted_at timestamptz;
alter table propositions add column call_outcome text;
alter table propositions add constraint propositions_call_outcome check (call_outcome in ('booked', 'vetoable', 'asks')) not valid;

-- Until then the employer may give up, with a reason, a place that a yes took.
alter table applications add column veto_until timestamptz;

-- Who is asked first when a place is lost: approved in the team, worked here, applied, others.
create function reserve_rank(company bigint, mission bigint, person bigint, at timestamptz) returns integer
language sql stable parallel safe
as $$
  select case
    when exists (
      select from team_members t where t.company_id = company and t.candidate_id = person and t.state = 'in'
        and t.consent_until > at and t.approved_at is not null) then 0
    when exists (
      select from applications a where a.candidate_id = person and a.company_id = company and a.attendance = 'worked') then 1
    when exists (select from applications a where a.mission_id = mission and a.candidate_id = person and not a.undone) then 2
    else 3 end
$$;

-- What an application says of the reserve, to its two sides; null for somebody who is not in it.
create function application_reserve(a applications) returns json
language sql stable parallel safe
as $$
  select json_build_object('since', p.answered_at, 'acceptedAt', p.reserve_accepted_at, 'calledUntil', p.called_until)
  from propositions p
  where p.mission_id = a.mission_id and p.candidate_id = a.candidate_id and p.answer = 'standby' and p.closed_at is null
    and a.status <> 'accepted' and a.candidate_status is distinct from 'withdrawn'
$$;

-- Whoever is accepted or refused is in the reserve no longer; the latter may stay. A call that runs holds until its end. `end_lapsed` does
-- the same for those that time has ended.
create function end_reserve() returns trigger language plpgsql as $$
begin
  update propositions p set answer = 'yes', reserve_accepted_at = case when new.status = 'accepted' then p.reserve_accepted_at end
  where p.mission_id = new.mission_id and p.candidate_id = new.candidate_id and p.answer = 'standby'
    and (new.status = 'accepted' or p.called_until is null or p.called_until <= new.decided_at);
  return null;
end $$;
create trigger application_ends_reserve after update of status on applications for each row
when (new.status <> old.status
  and (new.status = 'accepted' or (new.status = 'rejected' and old.status in ('pending', 'reviewed'))))
execute function end_reserve();

-- The yes of somebody who was called: an application of theirs that waits for an answer, the one that ended, or a new one, whatever the cap
-- and the time. The mission and the proposition are held. `wanted`: some of the shifts; null: all of them.
create function answer_call(
  proposition bigint, wanted bigint[], at timestamptz, is_booking boolean, request_id text, reply_until timestamptz, remind_at timestamptz
) returns bigint
language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  p propositions;
  a applications;
  application bigint;
begin
  select x.* into strict p from propositions x where x.id = proposition;
  select x.* into a from applications x where x.mission_id = p.mission_id and x.candidate_id = p.candidate_id for no key update;
  if not found then
    insert into applications (mission_id, candidate_id, company_id, message, shift_ids, created_at, reply_by, reply_due_at)
    select p.mission_id, p.candidate_id, m.company_id, '', wanted, at, reply_until, remind_at from missions m where m.id = p.mission_id
    returning id into application;
    update missions m set application_count = application_count + 1 where m.id = p.mission_id;
    perform record_event(p.mission_id, application, 'received', p.candidate_id, null, at, null, request_id, true);
  elsif a.status in ('pending', 'reviewed') and a.candidate_status is null then
    application := a.id;
    if is_booking then
      update applications x set shift_ids = wanted where x.id = application;
    else
      -- The call asks the employer again: there is time to answer from now on.
      update applications x set reply_by = reply_until, reply_due_at = remind_at where x.id = application;
    end if;
  else
    application := a.id;
    -- An answer given before, or a silence, no longer counts in the company's figures.
    perform count_answers(p.mission_id, array[application], -1);
    update company_stats c set lapsed = c.lapsed - 1 where c.company_id = a.company_id and a.status = 'lapsed';
    if a.candidate_status = 'withdrawn' then
      update missions m set application_count = application_count + 1 where m.id = p.mission_id;
    end if;
    update applications x set status = 'pending', candidate_status = null, shift_ids = wanted, created_at = at, undone = false,
      late_withdrawal = false, seen_at = null, answered_at = null, decided_at = null, confirmed_at = null, withdrawn_at = null,
      confirm_before = null, status_before_decision = null, decision_visible_at = null, reply_by = reply_until, reply_due_at = remind_at,
      offered_shifts = null
    where x.id = application;
    perform record_event(p.mission_id, application, 'received', p.candidate_id, null, at, null, request_id, true);
  end if;
  update propositions x set answer = 'yes', answered_at = at, application_id = application, seen_at = coalesce(x.seen_at, at)
  where x.id = proposition;
  return application;
end $$;

-- As in 0013_notifications.sql, with what time does, the answer to a call and a place that nothing can undo.
create or replace function settles(act text) returns text[]
language sql immutable strict parallel safe
as $$
  select (case act
    when 'received' then '{application_lapsed,application_withdrawn}'
    when 'lapsed' then '{application_received,application_reopened,application_seen,confirmation_asked,interview_chosen'
      || ',interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held'
      || ',mission_hidden,mission_released,mission_restored,reply_soon,call_answered}'
    when 'seen' then '{application_received,call_answered}'
    when 'reviewed' then '{application_received,call_answered}'
    when 'reopened' then '{application_cancelled,application_rejected}'
    when 'accepted' then '{application_cancelled,application_received,application_rejected,application_reopened,application_seen'
      || ',interview_declined,mission_filled,reply_soon,application_withdrawn,call_answered}'
    when 'rejected' then '{application_received,application_reopened,application_seen,confirmation_asked,interview_chosen'
      || ',interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held'
      || ',mission_hidden,mission_released,mission_restored,reply_soon,call_answered}'
    when 'cancelled' then '{application_accepted,application_confirmed,confirmation_asked,interview_chosen,interview_countered'
      || ',interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held,mission_hidden'
      || ',mission_released,mission_restored,confirm_again,unconfirmed,place_given}'
    when 'released' then '{application_accepted,application_confirmed,confirmation_asked,interview_chosen,interview_countered'
      || ',interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held,mission_hidden'
      || ',mission_released,mission_restored}'
    when 'confirmed' then '{application_accepted,confirmation_asked,application_withdrawn}'
    when 'reconfirmed' then '{confirm_again,unconfirmed}'
    when 'withdrawn' then '{application_accepted,application_confirmed,application_received,application_reopened,application_seen'
      || ',confirmation_asked,interview_chosen,interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed'
      || ',mission_filled,mission_held,mission_hidden,mission_released,mission_restored,reply_soon,confirm_again,unconfirmed,call_answered,place_given}'
    when 'worked' then '{application_confirmed,attendance_absent,attendance_contested,confirm_again,unconfirmed}'
    when 'absent' then '{application_confirmed,attendance_contested,attendance_worked,confirm_again,unconfirmed}'
    when 'contested' then '{attendance_absent}'
    when 'interview_proposed' then '{interview_countered,interview_declined}'
    when 'interview_chosen' then '{interview_countered,interview_proposed}'
    when 'interview_declined' then '{interview_chosen,interview_countered,interview_proposed,interview_soon}'
    when 'interview_countered' then '{interview_chosen,interview_countered,interview_proposed,interview_soon}'
    when 'rated' then '{attendance_worked}'
    when 'answered' then '{proposition,standby_called}'
    when 'renewed' then '{availability_renewal}'
    else '{}' end)::text[]
$$;

-- migrate:down
