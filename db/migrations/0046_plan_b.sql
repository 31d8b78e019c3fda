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

-- As in 0008_applications.sql, with what time does, `vetoUntil` and `reserve`.
create or replace function application_rows(ids bigint[]) returns setof json language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select row_to_json(r) from unnest(ids) with ordinality as wanted (id, place) cross join lateral (
    select a.id as "applicationId", a.candidate_id as "candidateId", a.status as "applicationStatus",
      a.candidate_status as "candidateStatus", a.message, a.cv_file_id as "cvFileId",
      case when a.cv_file_id is not null then (select f.original_name from files f where f.id = a.cv_file_id) end as "cvName",
      a.seen_at as "seenAt", a.decided_at as "decidedAt", a.confirmed_at as "confirmedAt", a.confirm_before as "confirmBefore",
      a.status_before_decision as "statusBeforeDecision", a.decision_visible_at as "decisionVisibleAt",
      a.veto_until as "vetoUntil", application_reserve(a) as reserve,
      a.withdrawn_at as "withdrawnAt", a.attendance, a.attendance_at as "attendanceAt", a.contested_at as "contestedAt",
      a.contest_decided_at as "contestDecidedAt", a.late_withdrawal as "lateWithdrawal", a.created_at as "appliedAt",
      a.reply_by as "replyBy", a.lapsed_at as "lapsedAt",
      u.status as "accountStatus", u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone,
      u.phone_verified_at as "phoneVerifiedAt", u.city, u.image_file_id as "imageFileId", u.created_at as "joinedAt",
      c.profession, c.rating, c.completed_missions as "completedMissions", c.skills as "candidateSkills", c.availability,
      -- The open or agreed interview, else the last declined one.
      (select json_build_object('id', i.id, 'status', i.status, 'proposedBy', i.proposed_by, 'chosenTime', i.chosen_time)
        from interviews i where i.application_id = a.id order by i.id desc limit 1) as interview,
      case when a.status = 'rejected' then (
        select json_build_object('reason', e.reason, 'isReleased', e.kind = 'released')
        from application_events e where e.mission_id = a.mission_id and e.application_id = a.id and e.at = a.decided_at
          and e.kind in ('cancelled', 'released') limit 1) end as cancelled,
      -- The shifts asked for, with those booked.
      (select coalesce(json_agg(t), '[]') from (
        select s.id, s.starts_at as "startsAt", s.ends_at as "endsAt", s.break_minutes as "breakMinutes", s.positions,
          s.accepted_count as accepted, b.shift_id is not null as booked, b.confirmed_at is not null as confirmed,
          b.reconfirm_by as "reconfirmBy"
        from shifts s left join bookings b on b.application_id = a.id and b.shift_id = s.id
        where s.mission_id = a.mission_id and (a.shift_ids is null or s.id = any(a.shift_ids))
        order by s.starts_at, s.id) t) as "appliedShifts",
      -- `distanceKm` of the domain: between the points of two communes, which are the same point for one commune.
      case when not m.remote then
        111.195 * sqrt((c.lat - m.lat) ^ 2 + ((c.lon - m.lon) * cos(radians((c.lat + m.lat) / 2))) ^ 2) end as "distanceKm",
      -- With the index of a candidate's applications.
      (select count(*) from applications w
        where w.candidate_id = a.candidate_id and w.company_id = a.company_id and w.attendance = 'worked') as "workedHere",
      m.id, m.title, m.company_id as "companyId", m.location, m.remote, m.description, m.status, m.held_reason as "heldReason",
      m.type, m.sectors, m.skills, m.tags, m.urgent, m.license_required as "licenseRequired", m.pay_cents as "payCents",
      m.pay_period as "payPeriod", m.hours_per_day as "hoursPerDay", m.total_days as "totalDays", m.starts_at as "startsAt",
      m.ends_at as "endsAt", m.positions, m.accepted_count as "acceptedCount", m.confirmed_count as "confirmedCount",
      m.paid_minutes as "paidMinutes", m.shift_count as "shiftCount", m.take_some as "takeSome", m.next_start as "nextStart",
      m.break_paid as "breakPaid", m.contract_kind as "contractKind", m.contract_motive as "contractMotive",
      m.people, m.day_count as "dayCount",
      m.max_applications as "maxApplications", m.application_count as "applicationCount",
      m.ended_applications as "endedApplications", m.published_at as "publishedAt",
      m.closed_at as "closedAt", m.cancelled_at as "cancelledAt", co.name as "companyName", co.logo_file_id as "companyLogoId", co.level as "companyLevel",
      co.level_at as "companyLevelAt",
      -- The next shift that has a place, else the next one, else the first.
      (select json_build_object('startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes)
        from shifts s where s.mission_id = m.id
        order by (s.starts_at > now() and s.accepted_count < s.positions) desc, (s.ends_at > now()) desc, s.starts_at
        limit 1) as "nextShift",
      (select json_build_object('id', e.id, 'name', e.name, 'placeCode', p.code, 'placeLabel', p.name)
        from establishments e join communes p on p.code = e.place_code where e.id = m.establishment_id) as establishment
    from applications a
    join missions m on m.id = a.mission_id join companies co on co.id = m.company_id
    join candidates c on c.user_id = a.candidate_id join users u on u.id = a.candidate_id
    where a.id = wanted.id) r
  order by wanted.place;
end $$;

-- As in 0008_applications.sql, with what time does, the offer that ended, and `vetoUntil`.
create or replace function hold_application(wanted bigint, person bigint, company bigint, places_at timestamptz) returns json
language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare found_row applications;
begin
  select a.* into found_row from applications a where a.id = wanted and (a.candidate_id = person or a.company_id = company);
  if not found then return null; end if;
  perform from missions m where m.id = found_row.mission_id for no key update;
  perform from applications a where a.id = wanted for no key update;
  if places_at is not null then perform from candidates c where c.user_id = found_row.candidate_id for no key update; end if;
  -- A statement of its own sees what was committed while the locks were waited for.
  return (
    select row_to_json(r) from (
      select a.mission_id as "missionId",
        (select row_to_json(x) from (select m.status, m.starts_at as "startsAt", m.ends_at as "endsAt", m.take_some as "takeSome",
          m.positions, m.accepted_count as "acceptedCount", m.deleted_at as "deletedAt", m.hidden_at as "hiddenAt") x) as mission,
        (select row_to_json(x) from (select a.candidate_id as "candidateId", a.company_id as "companyId", a.status,
          a.candidate_status as "candidateStatus", a.created_at as "createdAt", a.seen_at as "seenAt",
          a.answered_at as "answeredAt", a.shift_ids as "shiftIds", a.attendance, a.attendance_at as "attendanceAt",
          a.contested_at as "contestedAt", a.late_withdrawal as "lateWithdrawal", a.withdrawn_at as "withdrawnAt",
          a.decided_at as "decidedAt", a.confirmed_at as "confirmedAt", a.confirm_before as "confirmBefore",
          a.veto_until as "vetoUntil",
          a.reply_by as "replyBy", a.reply_due_at as "replyDueAt",
          a.offered_shifts as "offeredShifts", a.status = 'rejected' and exists (
            select from application_events e where e.mission_id = a.mission_id and e.application_id = a.id
              and e.kind = 'released' and e.at = a.decided_at) as "isReleased",
          a.status_before_decision as "statusBeforeDecision", a.decision_visible_at as "decisionVisibleAt") x) as application,
        -- From the first to the last booked shift. One who waits for some shifts still can until the last of them starts.
        (select json_build_object(
            'startsAt', case when m.take_some then coalesce(min(lower(b.during)), max(s.starts_at)) else min(s.starts_at) end,
            'endsAt', coalesce(max(upper(b.during)), max(s.ends_at)))
          from shifts s left join bookings b on b.shift_id = s.id and b.application_id = a.id
          where s.mission_id = m.id and (a.shift_ids is null or s.id = any(a.shift_ids))
          having count(*) > 0) as hours,
        case when places_at is not null then (
          select coalesce(json_agg(x), '[]') from (
            select s.id, s.starts_at as "startsAt", s.positions - s.accepted_count as "left", exists (
              select from bookings b where b.candidate_id = a.candidate_id and b.during && tstzrange(s.starts_at, s.ends_at)) as "isBooked"
            from shifts s where s.mission_id = m.id and s.ends_at > places_at order by s.starts_at) x) end as shifts
      from applications a join missions m on m.id = a.mission_id where a.id = wanted) r);
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
