-- migrate:up
-- What the two orders « nearest » and « soonest » need in the projection. Missions stand at the centre of their commune or
-- arrondissement: there are 35,000 points, so a disc is a list of places sorted by distance and each place has its own missions in
-- order of start. Sector, hours of the day, type and department are bits that an index carries, so that only words read documents.
lock table mission_search in access exclusive mode;

alter table mission_search
  add place_id integer,
  -- `starts_at` is the next start that has a place; this is the last one, the same unless shifts are taken one by one.
  add last_start timestamptz,
  -- Bits 0–12 sectors, 13–16 hours of the day of the open shifts, 17–21 types, 22 urgent, 23 remote, 24–30 department.
  add flags integer;
-- Index-only scans need pages known to be visible.
alter table mission_search set (autovacuum_vacuum_scale_factor = 0.02);

create index communes_cell on communes (cell_of(lat, lon)) include (place_id, lat, lon);

-- A disc is made of these rows, so a place's row must be there before its first mission is found. `live` only helps to choose a
-- way of searching: it may be an hour old.
create table place_live (
  place_id integer primary key,
  live integer not null default 0
);

-- How many documents out of 10,000 hold a lexeme, from a sample; one that is absent is rare. Also only helps to choose.
create table lexeme_share (
  lexeme text primary key,
  share double precision not null
);

-- The previous release fills the projection too, through the triggers.
do $$ begin
  if exists (select from pg_roles where rolname = 'renfort_app') then
    grant select, insert, update, delete on place_live, lexeme_share to renfort_app;
  end if;
end $$;

-- The order of SECTOR_NAMES in packages/domain/src/catalogue/sectors.ts.
create function sector_bits(sectors text[]) returns integer
language plpgsql immutable parallel safe
as $$
begin
  return (
    select coalesce(bit_or(1 << (n - 1)::integer), 0)
    from unnest('{Restauration,Commerce,IT & Digital,Logistique,Hôtellerie,Transport,BTP,Santé,Éducation,Événementiel,Nettoyage,Livraison,Sécurité}'::text[])
      with ordinality s (name, n) where name = any (sectors));
end $$;

create function type_bit(type text) returns integer
language sql immutable parallel safe
as $$
  select coalesce(1 << (16 + array_position('{full-time,part-time,contract,freelance,internship}'::text[], type)), 0)
$$;

-- At most 119: 01–95, Corsica at 20 and 96, overseas from 100.
create function department_number(code text) returns integer
language sql immutable parallel safe
as $$
  select case when code = '2A' then 20 when code = '2B' then 96
    when code ~ '^97\d$' then 100 + right(code, 1)::integer when code ~ '^98\d$' then 110 + right(code, 1)::integer
    when code ~ '^\d\d$' then code::integer else 0 end
$$;

-- Minutes that two spans of minutes share.
create function shared_minutes(begins integer, ends integer, opens integer, closes integer) returns integer
language sql immutable parallel safe
as $$ select greatest(0, least(ends, closes) - greatest(begins, opens)) $$;

-- Morning 1, noon 2, evening 4, night 8: two hours of the shift, or all of it. The same as `dayHoursOf` of packages/domain.
create function shift_hours(starts_at timestamptz, ends_at timestamptz) returns integer
language plpgsql immutable parallel safe
as $$
declare
  clock timestamp := starts_at at time zone 'Europe/Paris';
  begins integer := extract(hour from clock) * 60 + extract(minute from clock);
  lasts integer := floor(extract(epoch from ends_at - starts_at) / 60 + 0.5);
  opens integer[] := '{360,660,1020,1320}';
  closes integer[] := '{720,960,1440,1800}';
  hours integer := 0;
begin
  for n in 1..4 loop
    -- The night before, today, tomorrow: a shift lasts a day at most.
    if shared_minutes(begins, begins + lasts, opens[n], closes[n])
        + shared_minutes(begins, begins + lasts, opens[n] - 1440, closes[n] - 1440)
        + shared_minutes(begins, begins + lasts, opens[n] + 1440, closes[n] + 1440) >= least(120, lasts) then
      hours := hours | (1 << (n - 1));
    end if;
  end loop;
  return hours;
end $$;

-- Of the shifts a person could still take.
create function mission_hours(m missions) returns integer
language plpgsql stable parallel safe
as $$
begin
  return (
    select coalesce(bit_or(shift_hours(s.starts_at, s.ends_at)), 0) from shifts s
    where s.mission_id = m.id and (not m.take_some or (s.starts_at > now() and s.accepted_count < s.positions)));
end $$;

create or replace function mission_document(m missions) returns tsvector
language sql stable parallel safe
as $$
  select array_to_tsvector(
    text_lexemes(m.title || ' ' || array_to_string(m.skills, ' ') || ' ' || m.description)
    || array(select '~' || w from unnest(text_lexemes(m.title)) w)
    || array(select '@' || w from unnest(text_lexemes(m.location)) w)
    || group_lexemes(m.title)
    || array(select '=s' || s from unnest(m.sectors) s)
    || array(select '=p' || s || ':' || m.type from unnest(m.sectors) s)
    || mission_days(m)
    || array(select '=h' || bit from mission_hours(m) hours, unnest('{1,2,4,8}'::integer[]) bit where hours & bit <> 0)
    || array['=t' || m.type, '=w' || pay_step(m.hourly_cents)]
    || case when m.urgent then array['=u'] else '{}' end
    || case when m.remote then array['=r'] else '{}' end
    || coalesce((
      select array['=c' || c.code, '=D' || c.department_code, '=g' || cell_of(c.lat, c.lon), '=G' || wide_cell_of(c.lat, c.lon)]
      from communes c where c.code = m.commune_code), '{}'))
$$;

-- The columns of a row that its mission, its shifts and its place give. The point is the place's centre.
create function search_fields(m missions)
returns table (place_id integer, lat double precision, lon double precision, last_start timestamptz, flags integer)
language sql stable parallel safe
as $$
  select c.place_id, c.lat, c.lon,
    case when m.take_some
      then (select max(s.starts_at) from shifts s where s.mission_id = m.id and s.starts_at > now() and s.accepted_count < s.positions)
      else m.starts_at end,
    sector_bits(m.sectors) | (mission_hours(m) << 13) | type_bit(m.type)
      | case when m.urgent then 1 << 22 else 0 end | case when m.remote then 1 << 23 else 0 end
      | (coalesce(department_number(c.department_code), 0) << 24)
  from (select) one left join communes c on c.code = m.commune_code
$$;

-- Whoever writes a row, whichever release: refresh_mission_search, a rebuild, a new edition of the synonyms.
create function complete_search_row() returns trigger language plpgsql as $$
begin
  select f.place_id, f.lat, f.lon, f.last_start, f.flags into new.place_id, new.lat, new.lon, new.last_start, new.flags
  from missions m cross join lateral search_fields(m) f where m.id = new.mission_id;
  new.last_start := greatest(new.last_start, new.starts_at);
  if new.place_id is not null then
    insert into place_live (place_id) values (new.place_id) on conflict do nothing;
  end if;
  return new;
end $$;
create trigger mission_search_complete before insert or update on mission_search
for each row execute function complete_search_row();

-- Hours that move without the mission's own columns changing are found at their new hours.
create or replace function derive_mission(mission bigint, at timestamptz) returns void language plpgsql as $$
declare
  m missions;
  d record;
begin
  select * into strict m from missions where id = mission;
  select * into strict d from derived_fields(m);
  m.starts_at := d.starts_at;
  m.positions := d.positions;
  m.next_start := next_start_of(m, at);
  update missions set
    starts_at = d.starts_at, ends_at = d.ends_at, shift_count = d.shift_count, paid_minutes = d.paid_minutes,
    positions = d.positions, hours_per_day = d.hours_per_day, total_days = d.total_days, hourly_cents = d.hourly_cents,
    next_start = m.next_start, urgent = urgent and coalesce(m.next_start, d.starts_at) <= at + interval '72 hours'
  where id = mission returning * into m;
  perform refresh_mission_search(m) from mission_search s cross join lateral search_fields(m) f
  where s.mission_id = mission and (s.last_start, s.flags) is distinct from (greatest(f.last_start, s.starts_at), f.flags);
end $$;

-- Never removes a place: a mission may be on its way.
create function refresh_place_live() returns void language sql as $$
  insert into place_live (place_id, live)
  select p.place_id, coalesce(c.live, 0)
  from (select place_id from place_live union select place_id from mission_search where place_id is not null) p
  left join (select place_id, count(*) as live from mission_search group by place_id) c using (place_id)
  order by p.place_id
  on conflict (place_id) do update set live = excluded.live where place_live.live <> excluded.live
$$;

-- One document in twenty; below a thousand missions nothing is common enough to matter.
create function refresh_lexeme_shares() returns void language plpgsql as $$
declare sampled bigint;
begin
  select count(*) into sampled from mission_search where mission_id / 16 % 20 = 3;
  delete from lexeme_share;
  insert into lexeme_share (lexeme, share)
  select word, ndoc * 10000.0 / sampled
  from ts_stat('select document from mission_search where mission_id / 16 % 20 = 3') where ndoc >= 4;
end $$;

-- migrate:down
