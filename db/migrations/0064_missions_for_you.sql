-- migrate:up
-- The best `lim` missions for a person, with the score `match_people` gives them; equal scores by start. Without those they applied
-- for, said no to, or that a reasoned no holds back. Nothing for whoever cannot be asked: without a place, on pause, or having
-- said nothing of their time.
create function missions_for(candidate bigint, at timestamptz, lim integer)
returns table (mission_id bigint, score integer, shared_skills integer[], worked_here integer)
language plpgsql stable rows 20
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  p availability_now;
  limits record;
  d record;
  days timestamptz[];
  free integer[];
  places integer[];
  live bigint;
  ids bigint[];
  companies bigint[];
  times integer[];
  blocked bigint[];
  -- Commitments and freshness are the same for every mission.
  own integer;
begin
  select * into p from availability_now n where n.candidate_id = candidate;
  if p.candidate_id is null then return; end if;
  select * into limits from for_you_limits();
  select * into d from free_days(p, at);
  days := d.days;
  free := d.free;
  -- Up to 50 km, a disc is a list of places.
  if p.reach2 <= (50.5 / 111.195) ^ 2 then
    select r.ids, r.live into places, live from reached_places(p) r;
  end if;
  ids := case when live <= limits.small
    then fitting_in_places(p, places, at, days, d.may_start, d.next_free, limits.most)
    else fitting_along_starts(p, at, days, d.may_start, d.next_free, d.opens, d.closes, limits.most, limits.series, limits.walk) end;
  select array_agg(c.company_id), array_agg(c.times) into companies, times from content_companies(candidate) c;
  blocked := array(
    select e.company_id from blocks b join users e on e.id = b.blocked_id where b.blocker_id = candidate and e.company_id is not null
    union select e.company_id from blocks b join users e on e.id = b.blocker_id where b.blocked_id = candidate and e.company_id is not null);
  own := p.points + 1000 * greatest(0, least(30, p.active_day - paris_day_number(at) + 30)) / 30;
  return query
  with best as materialized (
    select m.id, m.take_some, m.next_start, p.skills & m.wanted as shared, coalesce(times[array_position(companies, m.company_id)], 0) as together,
      5000 * icount(p.skills & m.wanted) / greatest(1, cardinality(m.wanted)) + own
        + case when m.company_id = any (companies) then 1500 else 0 end as score
    from unnest(ids) i (id) cross join lateral (
      select x.id, x.company_id, x.take_some, x.next_start, x.lat, x.lon, x.license_required, uniq(sort(x.skill_ids)) as wanted
      from missions x where x.id = i.id offset 0) m
    where (not m.license_required or p.certificates & 1 = 1) and m.company_id <> all (blocked)
      and is_reached(p.lat, p.lon, p.reach2, m.lat, m.lon) and (m.wanted = '{}' or p.skills && m.wanted)
      and (not p.verified_only or exists (select from companies c where c.id = m.company_id and c.level = 'verified')))
  select f.id, f.score, f.shared, f.together
  from (
    select b.* from (select * from best order by score desc, next_start, id) b
    -- Each `offset 0` keeps its question one probe per mission.
    where not exists (select from applications x where x.mission_id = b.id and x.candidate_id = candidate offset 0)
      and not exists (select from propositions x where x.mission_id = b.id and x.candidate_id = candidate and x.answer = 'no' offset 0)
      and not exists (
        select from propositions x join missions r on r.id = x.mission_id join missions m on m.id = b.id
        where x.candidate_id = candidate and x.held_until > at and holds_back(x.answer_reason, r, m, p.lat, p.lon) offset 0)
      -- One shift that can be taken, or none that cannot.
      and b.take_some = exists (
        select from shifts t
        where t.mission_id = b.id and t.starts_at > at and (not b.take_some or t.accepted_count < t.positions)
          and b.take_some = case when coalesce(p.now_until >= t.ends_at, false) or days_cover(p, days, free, t.starts_at, t.ends_at)
            then not exists (
              select from bookings k where k.candidate_id + 0 = candidate and upper(k.during) > t.starts_at - interval '11 hours'
                and lower(k.during) < t.ends_at + interval '11 hours' offset 0)
            else false end offset 0)
    limit lim) f
  order by f.score desc, f.next_start, f.id;
end $$;

-- migrate:down
