-- migrate:up
-- Until when a no with a reason holds back missions like this one; null when it teaches nothing or was forgotten.
alter table propositions
  add held_until timestamptz,
  drop constraint propositions_answer_reason_check,
  add constraint propositions_answer_reason_check
    check (answer_reason in ('not_free', 'too_far', 'pay', 'not_my_job', 'not_this_company', 'other')) not valid;

-- Whether a no to one mission, for this reason, holds back another.
create function holds_back(reason text, refused missions, other missions, lat double precision, lon double precision) returns boolean
language sql stable
as $$
  select case reason
    when 'not_this_company' then refused.company_id = other.company_id
    when 'pay' then other.hourly_cents <= refused.hourly_cents
    -- Whole kilometres, as the person reads them; missions in their own commune are never too far.
    when 'too_far' then refused.lat is not null
      and distance_km(lat, lon, other.lat, other.lon) >= greatest(1, floor(distance_km(lat, lon, refused.lat, refused.lon)))
    when 'not_my_job' then fold_text(refused.title) = fold_text(other.title) or group_lexemes(refused.title) && group_lexemes(other.title)
    else false end
$$;

-- The function of 0045, with what the person refused.
create or replace function askable(ids bigint[], q match_question, at timestamptz, lim integer, any_hours boolean) returns setof integer
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  m missions;
begin
  select * into m from missions x where x.id = q.mission;
  return query
  select i.n::integer
  from unnest(ids) with ordinality i (id, n)
  cross join lateral (select * from availability_now x where x.candidate_id = i.id offset 0) a
  where i.id <> all (q.blocked)
    and not exists (select from applications x where x.mission_id = q.mission and x.candidate_id = i.id offset 0)
    and not exists (select from propositions x where x.mission_id = q.mission and x.candidate_id = i.id offset 0)
    and not exists (select from propositions x where x.candidate_id = i.id and x.created_at > at - interval '24 hours' offset 5)
    -- What the person refused and why, for as long as it counts.
    and not exists (
      select from propositions x join missions r on r.id = x.mission_id
      where x.candidate_id = i.id and x.held_until > at and holds_back(x.answer_reason, r, m, a.lat, a.lon)
      offset 0)
    -- Whoever turned every channel off asked for none.
    and not (exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'in_app' and not x.enabled)
      and exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.channel = 'push' and not x.enabled)
      and not exists (select from notification_preferences x where x.user_id = i.id and x.type = 'job_match' and x.enabled))
    and (select case when q.every then count(*) = cardinality(q.starts) else count(*) > 0 end
      from unnest(q.starts, q.ends, q.needs) s (starts_at, ends_at, needs)
      where (any_hours or a.now_until >= s.ends_at
          or case when a.exceptions = 0 then a.week & s.needs = s.needs else is_covered(i.id, a.week, s.starts_at, s.ends_at) end)
        and not exists (
          select from bookings b where b.candidate_id + 0 = i.id and upper(b.during) > s.starts_at - interval '11 hours'
            and lower(b.during) < s.ends_at + interval '11 hours' offset 0))
  limit lim;
end $$;

-- migrate:down
