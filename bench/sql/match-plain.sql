-- The best people for a mission ($1) at an instant ($2), at most $3, at night or not ($4): from their own rows, without the projection.
with m as (select x.*, c.level from missions x join companies c on c.id = x.company_id where x.id = $1),
open as (
  select s.* from shifts s join m on m.id = s.mission_id
  where s.starts_at > $2 and case when m.take_some then s.accepted_count < s.positions else m.starts_at > $2 end),
people as (
  select c.*, a.now_until, coalesce(a.night_alerts, false) as night,
    case when a.week <> 0 and a.expires_at > $2 then a.week when c.availability = 'on_fire' then 125269879 else 0 end as week
  from m, candidates c join users u on u.id = c.user_id left join availabilities a on a.candidate_id = c.user_id
  where u.status = 'active' and u.email_verified_at is not null and u.adult_confirmed_at is not null
    and c.availability is distinct from 'freeze'
    and distance_km(c.lat, c.lon, m.lat, m.lon) <= c.radius_km
    and (m.skill_ids = '{}' or exists (select from unnest(c.skill_ids) s where s = any (m.skill_ids)))
    and not exists (
      select from (values (0, 'permis_b'), (1, 'caces_1'), (2, 'caces_3'), (3, 'caces_5'), (4, 'haccp'), (5, 'bafa'), (6, 'sst')) k (bit, kind)
      where (m.certificates >> k.bit & 1 = 1 or (k.bit = 0 and m.license_required))
        and not exists (select from certificates x where x.candidate_id = c.user_id and x.kind = k.kind and (x.valid_until is null
          or x.valid_until >= (select max(case when has_hours(s.starts_at) then s.ends_at else s.starts_at end at time zone 'Europe/Paris')::date
            from shifts s where s.mission_id = m.id))))
    and (not coalesce(a.verified_only, false) or m.level = 'verified')
    and (not $4::boolean or coalesce(a.night_alerts, false))
    and not exists (select from applications x where x.mission_id = m.id and x.candidate_id = c.user_id)
    and not exists (select from propositions x where x.mission_id = m.id and x.candidate_id = c.user_id)
    and not exists (
      select from propositions x join missions r on r.id = x.mission_id
      where x.candidate_id = c.user_id and x.held_until > $2 and (
        (x.answer_reason = 'not_this_company' and r.company_id = m.company_id)
        or (x.answer_reason = 'pay' and r.hourly_cents >= m.hourly_cents)
        or (x.answer_reason = 'too_far' and r.lat is not null and greatest(1, floor(distance_km(c.lat, c.lon, r.lat, r.lon))) <= distance_km(c.lat, c.lon, m.lat, m.lon))
        or (x.answer_reason = 'not_my_job' and (fold_text(r.title) = fold_text(m.title)
          or exists (select from unnest(group_lexemes(r.title)) g where g = any (group_lexemes(m.title)))))))
    and (select coalesce(bool_or(x.enabled) or count(*) filter (where x.channel in ('in_app', 'push')) < 2, true)
      from notification_preferences x where x.user_id = c.user_id and x.type = 'job_match')
    and (select count(*) from propositions x where x.candidate_id = c.user_id and x.created_at > $2 - interval '24 hours') < 6
    and not exists (
      select from blocks b join users e on e.company_id = m.company_id
      where (b.blocker_id, b.blocked_id) in ((e.id, c.user_id), (c.user_id, e.id)))),
able as (
  select p.* from people p, m
  where (select count(*) from open s where (p.now_until >= s.ends_at or not exists (
        select from shift_slots(s.starts_at, s.ends_at) n where case
          when exists (select from availability_exceptions x where x.candidate_id = p.user_id and n.day between x.first_day and x.last_day
            and x.slots & (1 << n.slot) <> 0 and not x.available) then true
          when exists (select from availability_exceptions x where x.candidate_id = p.user_id and n.day between x.first_day and x.last_day
            and x.slots & (1 << n.slot) <> 0) then false
          else p.week >> (4 * (extract(isodow from n.day)::integer - 1) + n.slot) & 1 = 0 end))
      and not exists (select from bookings b where b.candidate_id = p.user_id
        and b.during && tstzrange(s.starts_at - interval '11 hours', s.ends_at + interval '11 hours', '()')))
    >= case when m.take_some then 1 else greatest(1, (select count(*) from open)) end),
scored as (
  select p.user_id as id, p.completed_missions < 3 as newcomer, shared.skills, together.times as together,
    (5000 * cardinality(shared.skills) / greatest(1, (select count(distinct w) from unnest(m.skill_ids) w))
    + case when p.completed_missions = 0 and p.reliability = 100 then 1500 else p.reliability * 25 end
    + case when together.times > 0 then 1500 else 0 end
    + 1000 * greatest(0, 30 - (($2 at time zone 'Europe/Paris')::date - (p.last_active_at at time zone 'Europe/Paris')::date)) / 30)::integer as score
  from able p cross join m
  cross join lateral (select array(select distinct s from unnest(p.skill_ids) s where s = any (m.skill_ids) order by s) as skills) shared
  cross join lateral (
    select count(*)::integer as times from applications a
    join ratings x on x.application_id = a.id and x.direction = 'company' join ratings y on y.application_id = a.id and y.direction = 'candidate'
    where a.candidate_id = p.user_id and a.company_id = m.company_id and a.attendance = 'worked' and least(x.overall, y.overall) >= 4
      and x.published_at is not null and y.published_at is not null) together),
ranked as (
  select s.*, hashint8extended(id, $1::bigint) as tie,
    newcomer and row_number() over (partition by newcomer order by score desc, hashint8extended(id, $1::bigint)) <= ceil($3::integer * 0.2) as first
  from scored s)
select id, score, newcomer, skills, together
from (select * from ranked order by first desc, score desc, tie limit $3::integer) z order by score desc, tie
