-- migrate:up
-- Who said yes is asked again before the start (docs/adr/0030). `reconfirm_by`: until when an answer is expected, once asked.
-- `step_due_at`: when to look at the booking again. Null: nothing more happens by itself.
alter table bookings add column reconfirm_by timestamptz;
alter table bookings add column step_due_at timestamptz;
alter table application_events drop constraint application_events_kind_check;
alter table application_events add constraint application_events_kind_check check (kind in (
  'received', 'seen', 'reviewed', 'unreviewed', 'reopened', 'accepted', 'rejected', 'cancelled', 'released', 'confirmed', 'withdrawn',
  'lapsed', 'reconfirm_asked', 'reconfirmed', 'unconfirmed', 'worked', 'absent', 'contested',
  'interview_proposed', 'interview_chosen', 'interview_declined', 'interview_countered')) not valid;

-- However a place is confirmed or its hours move, the sweep looks at it and says when.
create function look_at_booking() returns trigger language plpgsql as $$
begin
  new.reconfirm_by := null;
  new.step_due_at := new.confirmed_at;
  return new;
end $$;
create trigger booking_confirmed before insert or update of confirmed_at, during on bookings
for each row execute function look_at_booking();

-- As in 0041_reply_by.sql, with the question.
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

-- As in 0041_reply_by.sql, with the question.
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
      || ',mission_released,mission_restored,confirm_again,unconfirmed}'
    when 'released' then '{application_accepted,application_confirmed,confirmation_asked,interview_chosen,interview_countered'
      || ',interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held,mission_hidden'
      || ',mission_released,mission_restored}'
    when 'confirmed' then '{application_accepted,confirmation_asked,application_withdrawn}'
    when 'reconfirmed' then '{confirm_again,unconfirmed}'
    when 'withdrawn' then '{application_accepted,application_confirmed,application_received,application_reopened,application_seen'
      || ',confirmation_asked,interview_chosen,interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed'
      || ',mission_filled,mission_held,mission_hidden,mission_released,mission_restored,reply_soon,confirm_again,unconfirmed}'
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
