-- migrate:up
-- Plan B once a shift has begun: the hours that are left of somebody whom a person said absent.

-- `replaces`: the application of whoever had the place. Their booking stays, and counts for the place; `during` is what is left of the shift.
-- `break_minutes`: of these hours; null: that of the shift.
alter table bookings add column replaces bigint;
alter table bookings add column break_minutes smallint;
alter table bookings add constraint bookings_replaces foreign key (replaces) references applications (id) not valid;
alter table bookings add constraint bookings_break check ((replaces is null) = (break_minutes is null) and break_minutes >= 0) not valid;

-- The application whose hours somebody is called for; null: a place of the mission. Without a foreign key, as `application_id`.
alter table propositions add column call_replaces bigint;

-- The shifts under way whose person was said to be absent, has not arrived, and whom nobody replaces yet. An absence said of an earlier
-- shift of the same mission offers nothing.
create function places_to_replace(mission bigint, at timestamptz)
returns table (application_id bigint, shift_id bigint, starts_at timestamptz, ends_at timestamptz, break_minutes smallint)
language sql stable parallel safe
as $$
  select b.application_id, b.shift_id, s.starts_at, s.ends_at, s.break_minutes
  from bookings b join applications a on a.id = b.application_id join shifts s on s.id = b.shift_id join missions m on m.id = b.mission_id
  where b.mission_id = $1 and a.attendance = 'absent' and a.attendance_at >= lower(b.during) and b.during @> $2 and has_hours(s.starts_at)
    and m.status in ('recruiting', 'paused') and m.deleted_at is null and m.hidden_at is null
    and not exists (select from presence_events e where e.application_id = b.application_id and e.shift_id = b.shift_id and e.kind = 'in')
    and not exists (select from bookings r where r.mission_id = $1 and r.shift_id = b.shift_id and r.replaces = b.application_id)
$$;

-- The same of one application, with the hours that somebody has meanwhile. The mission is held; the booking is held from now on, so that an
-- arrival comes before, or after.
create function hold_place_to_replace(mission bigint, application bigint, person bigint, at timestamptz)
returns table (application_id bigint, shift_id bigint, starts_at timestamptz, ends_at timestamptz, break_minutes smallint, busy json)
language plpgsql as $$
#variable_conflict use_column
begin
  perform from bookings b where b.application_id = application for no key update;
  return query select r.application_id, r.shift_id, r.starts_at, r.ends_at, r.break_minutes, (
      select json_agg(json_build_object('startsAt', lower(k.during), 'endsAt', upper(k.during)))
      from bookings k where k.candidate_id = person and k.during && tstzrange(at, r.ends_at))
    from places_to_replace(mission, at) r where r.application_id = application;
end $$;

-- Books what is left of a shift for an application that is held: accepted and confirmed at once, by the person who was called, or by their
-- employer. Gives the application as it is then.
create function book_rest(
  application bigint, replaced bigint, shift bigint, begins timestamptz, pause smallint, accepted_by bigint, attendance_due timestamptz,
  at timestamptz, request_id text
) returns json language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare a applications;
begin
  select x.* into strict a from applications x where x.id = application;
  insert into bookings (application_id, shift_id, candidate_id, mission_id, during, replaces, break_minutes, confirmed_at)
  select application, s.id, a.candidate_id, a.mission_id, tstzrange(begins, s.ends_at), replaced, pause, at from shifts s where s.id = shift;
  update applications x set status = 'accepted', candidate_status = 'confirmed', decided_at = at, confirmed_at = at,
    answered_at = coalesce(x.answered_at, at), attendance_due_at = attendance_due, veto_until = null, confirm_before = null,
    status_before_decision = null, decision_visible_at = null
  where x.id = application;
  perform record_event(a.mission_id, application, 'accepted', accepted_by, null, at, null, request_id);
  -- An employer who has just accepted knows.
  perform record_event(a.mission_id, application, 'confirmed', a.candidate_id, null, at, null, request_id, accepted_by <> a.candidate_id);
  if a.answered_at is null then perform count_answers(a.mission_id, array[application], 1); end if;
  return (select r from application_rows(array[application]) r);
end $$;

-- As in 0007_missions.sql: whoever replaces somebody takes no other place.
create or replace function recount_places(mission bigint, at timestamptz) returns void language plpgsql as $$
declare m missions;
begin
  update shifts s set accepted_count = b.accepted, confirmed_count = b.confirmed
  from (
    select k.id, count(b.shift_id) as accepted, count(b.confirmed_at) as confirmed
    from shifts k left join bookings b on b.mission_id = mission and b.shift_id = k.id and b.replaces is null
    where k.mission_id = mission group by k.id) b
  where s.id = b.id and (s.accepted_count, s.confirmed_count) is distinct from (b.accepted::smallint, b.confirmed::smallint);
  update missions set (accepted_count, confirmed_count) = (
    select case when take_some then t.accepted else p.accepted end, case when take_some then t.confirmed else p.confirmed end
    from (select coalesce(sum(s.accepted_count), 0) as accepted, coalesce(sum(s.confirmed_count), 0) as confirmed
          from shifts s where s.mission_id = mission) t,
         (select count(*) as accepted, count(*) filter (where a.candidate_status = 'confirmed') as confirmed
          from applications a
          where a.mission_id = mission and a.status = 'accepted' and a.candidate_status is distinct from 'withdrawn'
            and not exists (select from bookings b where b.application_id = a.id and b.replaces is not null)) p)
  where id = mission returning * into m;
  update missions set next_start = next_start_of(m, at) where id = mission;
  -- The days of a mission whose shifts are taken one by one change with each of them.
  if m.take_some then perform refresh_mission_search(n) from missions n where n.id = mission; end if;
end $$;

-- As in 0008_applications.sql, with what time does, `vetoUntil`, `reserve`, and the hours of whoever replaces somebody.
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
      -- They have, or said yes to, what is left of the shift of somebody absent.
      exists (select from bookings b where b.application_id = a.id and b.replaces is not null)
        or (a.status in ('pending', 'reviewed') and exists (select from propositions p
          where p.mission_id = a.mission_id and p.candidate_id = a.candidate_id and p.answer = 'yes' and p.call_replaces is not null
            and (a.shift_ids is null or p.shift_ids && a.shift_ids))) as "isReplacing",
      -- The shifts asked for, with those booked.
      (select coalesce(json_agg(t), '[]') from (
        select s.id, case when b.replaces is null then s.starts_at else lower(b.during) end as "startsAt", s.ends_at as "endsAt",
          coalesce(b.break_minutes, s.break_minutes) as "breakMinutes", s.positions,
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

-- As in 0008_applications.sql, with what time does, the offer that ended, `vetoUntil`, the hours of whoever replaces somebody, and whom a
-- yes that waits would replace.
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
            'startsAt', case when m.take_some then coalesce(min(lower(b.during)), max(s.starts_at))
              else coalesce(min(lower(b.during)) filter (where b.replaces is not null), min(s.starts_at)) end,
            'endsAt', coalesce(max(upper(b.during)), max(s.ends_at)))
          from shifts s left join bookings b on b.shift_id = s.id and b.application_id = a.id
          where s.mission_id = m.id and (a.shift_ids is null or s.id = any(a.shift_ids))
          having count(*) > 0) as hours,
        -- Of a yes to a call for the rest of a shift: the application whose hours are offered, as long as they are.
        (select r.application_id from propositions p join places_to_replace(a.mission_id, places_at) r on r.application_id = p.call_replaces
          where p.mission_id = a.mission_id and p.candidate_id = a.candidate_id and p.answer = 'yes'
            and coalesce(a.status_before_decision, a.status) in ('pending', 'reviewed')
            and (a.shift_ids is null or r.shift_id = any (a.shift_ids))) as replaces,
        case when places_at is not null then (
          select coalesce(json_agg(x), '[]') from (
            select s.id, s.starts_at as "startsAt", s.positions - s.accepted_count as "left", exists (
              select from bookings b where b.candidate_id = a.candidate_id and b.during && tstzrange(s.starts_at, s.ends_at)) as "isBooked"
            from shifts s where s.mission_id = m.id and s.ends_at > places_at order by s.starts_at) x) end as shifts
      from applications a join missions m on m.id = a.mission_id where a.id = wanted) r);
end $$;

-- migrate:down
