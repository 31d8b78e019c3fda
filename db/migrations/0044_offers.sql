-- migrate:up
-- The shifts of an offer that nobody confirmed in time: the person may still confirm them while they are free (docs/adr/0030).
alter table applications add column offered_shifts bigint[];

-- As in 0041_reply_by.sql, with the offer.
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

-- As in 0041_reply_by.sql, with the place that an offer gave back, which is taken again.
create or replace function settles(act text) returns text[]
language sql immutable strict parallel safe
as $$
  select (case act
    when 'received' then '{application_lapsed,application_withdrawn}'
    when 'lapsed' then '{application_received,application_reopened,application_seen,confirmation_asked,interview_chosen'
      || ',interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held'
      || ',mission_hidden,mission_released,mission_restored,reply_soon}'
    when 'seen' then '{application_received}'
    when 'reviewed' then '{application_received}'
    when 'reopened' then '{application_cancelled,application_rejected}'
    when 'accepted' then '{application_cancelled,application_received,application_rejected,application_reopened,application_seen'
      || ',interview_declined,mission_filled,reply_soon,application_withdrawn}'
    when 'rejected' then '{application_received,application_reopened,application_seen,confirmation_asked,interview_chosen'
      || ',interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held'
      || ',mission_hidden,mission_released,mission_restored,reply_soon}'
    when 'cancelled' then '{application_accepted,application_confirmed,confirmation_asked,interview_chosen,interview_countered'
      || ',interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held,mission_hidden'
      || ',mission_released,mission_restored}'
    when 'released' then '{application_accepted,application_confirmed,confirmation_asked,interview_chosen,interview_countered'
      || ',interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held,mission_hidden'
      || ',mission_released,mission_restored}'
    when 'confirmed' then '{application_accepted,confirmation_asked,application_withdrawn}'
    when 'withdrawn' then '{application_accepted,application_confirmed,application_received,application_reopened,application_seen'
      || ',confirmation_asked,interview_chosen,interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed'
      || ',mission_filled,mission_held,mission_hidden,mission_released,mission_restored,reply_soon}'
    when 'worked' then '{application_confirmed,attendance_absent,attendance_contested}'
    when 'absent' then '{application_confirmed,attendance_contested,attendance_worked}'
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
